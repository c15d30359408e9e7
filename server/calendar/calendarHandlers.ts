import { readJson } from '../http/body/readJson.ts'
import { unchanged } from '../http/headers/unchanged.ts'
import type { Context } from '../context.ts'
import { addressesOf } from '../identity/people/addressIn.ts'
import type { Handlers } from '../Handler.ts'
import type { Services } from '../services.ts'
import { throwHttpError } from '../HttpError.ts'
import { binSweep } from './bin/binSweep.ts'
import { rejectStale } from './objects/rejectStale.ts'
import { deletionBy } from './bin/deletionBy.ts'
import { calendarPatch } from './calendarPatch.ts'
import { writeCalendarEntry } from './answers/hal.ts'
import { calendarHref, calendarIdOf } from './answers/hrefs.ts'
import { busyTimesIn } from './freebusy/busyTimesIn.ts'
import { freeBusyReportOf } from './freebusy/freeBusyReportOf.ts'
import { endingMeetings } from './scheduling/comingMeetings.ts'
import { scheduledCalendars } from './scheduling/scheduledCalendars.ts'
import { tellingOf } from './scheduling/tellingOf.ts'
import { readRange } from './reports/readRange.ts'
import type { ReportScope } from './reports/reportRange.ts'
import type { CalendarRecord } from '../store/records.ts'
import type { ReportQuery } from '#contract/calendar.ts'
import { listTag } from './answers/listTag.ts'
import { json } from './answers/negotiation.ts'
import type { RangeAnswers } from './reports/rangeAnswers.ts'
import { asksForRights } from './sharing/listedCalendars.ts'
import { calendarsNamed } from './sharing/calendarsNamed.ts'
import { rightsIn } from './sharing/rightsIn.ts'
import { readCalendarReport } from './reports/readReport.ts'
import { reportChanges } from './reports/reportChanges.ts'
import { changeCalendar, findCalendar } from './rules.ts'

type Match = NonNullable<ReportQuery['match']>

/** A calendar: its properties, its changes, and its events in a range (CAL-5 to CAL-9, CAL-19). */
export function calendarHandlers(
  { ports, deliveries, elsewhere }: Services,
  ranges: RangeAnswers,
): Handlers<'calendar' | 'changeCalendar' | 'deleteCalendar' | 'report'> {
  const { store, clock } = ports
  const meetings = scheduledCalendars({ ...ports, elsewhere }, deliveries.wake)

  /** When the owner of these calendars is busy (CAL-27). */
  async function reportFreeBusy(
    { request, principal: { user } }: Context<'report'>,
    { homeId, calendarId, calendars }: ReportScope,
    match?: Match,
  ) {
    if (match === undefined) throwHttpError('wrong-shape', 'match is missing.')
    const range = readRange(match)
    const ownerId = calendars[0]?.copy?.source.homeId ?? user.id
    const owner = ownerId === user.id ? user : await store.users.byId(ownerId)
    const asked = { range, addresses: addressesOf(owner), signal: () => request.signal }
    const data = freeBusyReportOf(range, await busyTimesIn(store, calendars, asked), clock())
    return Response.json({ _links: { self: { href: calendarHref(homeId, calendarId) } }, data })
  }

  /** How many meetings would be cancelled or declined with it (CAL-5). */
  async function meetingsIn(calendar: CalendarRecord) {
    let count = 0
    for await (const _ of endingMeetings(ports, calendar)) count += 1
    return { 'kalends:meetings': count }
  }

  /** A calendar has an ETag for each form in which it is read. @throws {HttpError} not-found, changed-meanwhile */
  async function rejectUnread(call: Pick<Context<'changeCalendar'>, 'request' | 'parameters'>) {
    const { headers } = call.request
    if (!headers.has('if-match') && !headers.has('if-none-match')) return
    const { homeId, calendarId } = addressOf(call)
    const calendar = await findCalendar(store, homeId, calendarId)
    const [rights = null] = await rightsIn(store, [calendar])
    const etags = [null, rights].map((each) => listTag(store.generation, [calendar], each))
    rejectStale(headers, ...(await Promise.all(etags)))
  }

  const sweep = binSweep(ports)
  return {
    calendar: async (call) => {
      const { homeId, calendarId } = addressOf(call)
      const calendar = await findCalendar(store, homeId, calendarId)
      const [rights = null] = asksForRights(call.url) ? await rightsIn(store, [calendar]) : []
      const etag = await listTag(store.generation, [calendar], rights)
      const entry = { ...writeCalendarEntry(calendar, store.generation), ...rights }
      if (asksForMeetings(call.url)) return Response.json({ ...entry, ...(await meetingsIn(calendar)) })
      return unchanged(call.request, etag) ?? Response.json(entry, { headers: { etag } })
    },

    changeCalendar: async (call) => {
      const { homeId, calendarId } = addressOf(call)
      const patch = await readJson(call, calendarPatch)
      await rejectUnread(call)
      await changeCalendar(store, homeId, calendarId, patch)
      return new Response(null, { status: 204 })
    },

    deleteCalendar: async (call) => {
      const { homeId, calendarId } = addressOf(call)
      await rejectUnread(call)
      await sweep()
      const telling = tellingOf(call.request.headers)
      await meetings.delete({ homeId, calendarId }, deletionBy(call.principal.user, ports), telling)
      return new Response(null, { status: 204 })
    },

    report: async (call) => {
      const { match, 'sync-token': token, expand = true, isFreeBusy } = await readCalendarReport(call)
      // Read before the events, because the token must not include later writes.
      const calendars = await calendarsNamed(store, call.parameters.userId, call.parameters.calendarId)
      const scope = { ...addressOf(call), calendars }
      if (isFreeBusy) return reportFreeBusy(call, scope, match)
      if (match !== undefined) return ranges.answer(call.request, { scope, match, expand })
      if (token !== undefined) return json(await reportChanges(store, scope, token), 207)
      return throwHttpError('wrong-shape', 'match is missing.')
    },
  }
}

const asksForMeetings = ({ searchParams }: URL) => searchParams.get('withMeetings') === 'true'

const addressOf = ({ parameters: { userId, calendarId } }: Pick<Context<'calendar'>, 'parameters'>) => ({
  homeId: userId,
  calendarId: calendarIdOf(userId, calendarId),
})
