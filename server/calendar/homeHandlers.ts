import { newCalendar } from '#contract/calendar.ts'
import { readJson } from '../http/body/readJson.ts'
import { unchanged } from '../http/headers/unchanged.ts'
import { defaultLimits } from '../limits.ts'
import type { Services } from '../services.ts'
import { throwHttpError } from '../HttpError.ts'
import { writeCalendarEntry, writeCalendarList, itemText, reportText } from './answers/hal.ts'
import { homeHref } from './answers/hrefs.ts'
import { listTag } from './answers/listTag.ts'
import { json } from './answers/negotiation.ts'
import { asksForRights, listedCalendars } from './sharing/listedCalendars.ts'
import { rightsIn } from './sharing/rightsIn.ts'
import { readReport } from './reports/readReport.ts'
import type { Handlers } from '../Handler.ts'
import { createCalendar } from './rules.ts'

/** A home: its calendars, a new calendar, and an event by its uid (CAL-1, CAL-4, CAL-8). */
export const homeHandlers = ({
  ports: {
    store,
    clock,
    settings: { limits = defaultLimits },
  },
}: Services): Handlers<'calendars' | 'createCalendar' | 'findByUid'> => ({
  calendars: async ({ request, url, parameters: { userId: homeId } }) => {
    const calendars = await listedCalendars(store, homeId, url)
    const rights = asksForRights(url) ? await rightsIn(store, calendars) : calendars.map(() => null)
    const etag = await listTag(store.generation, calendars, rights)
    const nothing = unchanged(request, etag)
    if (nothing !== null) return nothing
    // So do the deployed servers: a list with nothing in it has no body (CAL-24).
    if (calendars.length === 0) return new Response(null, { headers: { etag } })
    const entries = calendars.map((calendar, index) => ({
      ...writeCalendarEntry(calendar, store.generation),
      ...rights[index],
    }))
    return Response.json(writeCalendarList(homeHref(homeId), entries), { headers: { etag } })
  },

  createCalendar: async (call) => {
    const asked = await readJson(call, newCalendar)
    if (asked['calendarserver:source'] !== undefined) {
      throwHttpError('not-implemented', 'Subscriptions aren’t available yet.')
    }
    await createCalendar(store, call.parameters.userId, asked, { now: clock(), limit: limits.home.calendars })
    return new Response(null, { status: 201 })
  },

  findByUid: async (call) => {
    const homeId = call.parameters.userId
    const { uid } = await readReport(call)
    if (uid === undefined) throwHttpError('wrong-shape', 'uid is missing: a range is asked of a calendar.')
    const event = await store.events.byUid(homeId, uid)
    if (event === null) throwHttpError('not-found', 'There is no event with this uid.')
    return json(reportText(homeHref(homeId), [itemText(event, { data: event.jcal })]))
  },
})
