import { newCalendar } from '#contract/calendar.ts'
import { readJson } from '../http/body/readJson.ts'
import { unchanged } from '../http/headers/unchanged.ts'
import { defaultLimits } from '../limits.ts'
import type { Services } from '../services.ts'
import { throwHttpError } from '../HttpError.ts'
import { writeCalendarList, itemText, reportText } from './answers/hal.ts'
import { homeHref } from './answers/hrefs.ts'
import { listTag } from './answers/listTag.ts'
import { json } from './answers/negotiation.ts'
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
    const calendars = asksForSharedOnly(url) ? [] : await store.calendars.ofHome(homeId)
    const etag = await listTag(store.generation, calendars)
    const list = () =>
      Response.json(writeCalendarList(homeHref(homeId), calendars, store.generation), { headers: { etag } })
    return unchanged(request, etag) ?? list()
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

// Sharing does not exist yet, so a client that asks only for shared calendars gets an empty list.
const asksForSharedOnly = ({ searchParams }: URL) =>
  searchParams.has('sharedDelegationStatus') && searchParams.get('personal') !== 'true'
