import { newCalendar } from '#contract/calendar.ts'
import { readJson } from '../http/body/readJson.ts'
import { unchanged } from '../http/headers/unchanged.ts'
import { isFindable } from '../identity/search/peopleSearch.ts'
import { defaultLimits } from '../limits.ts'
import { may } from '../rights.ts'
import type { Services } from '../services.ts'
import { throwHttpError } from '../HttpError.ts'
import { writeCalendarEntry, writeCalendarList, itemText, reportText } from './answers/hal.ts'
import { calendarHref, homeHref } from './answers/hrefs.ts'
import { listTag } from './answers/listTag.ts'
import { json } from './answers/negotiation.ts'
import { publicCalendarOf } from './sharing/copies.ts'
import { asksForPublicOnly, asksForRights, listedCalendars } from './sharing/listedCalendars.ts'
import { publicAcl, rightsIn } from './sharing/rightsIn.ts'
import { subscribe } from './sharing/subscribe.ts'
import { isOnWeb } from './web/isOnWeb.ts'
import { webCalendars } from './web/webCalendars.ts'
import { readReport } from './reports/readReport.ts'
import type { Handlers } from '../Handler.ts'
import { createCalendar } from './rules.ts'

/** A home: its calendars, a new calendar, and an event by its uid (CAL-1, CAL-4, CAL-8). */
export function homeHandlers(services: Services): Handlers<'calendars' | 'createCalendar' | 'findByUid'> {
  const { ports } = services
  const { store, clock, settings } = ports
  const { limits = defaultLimits } = settings
  const web = webCalendars(services)
  return {
    calendars: async ({ request, url, parameters: { userId: homeId }, principal: { user } }) => {
      const isOwn = may(user, 'list', { homeId })
      if (!isOwn && !(asksForPublicOnly(url) && isFindable(settings, user.email)))
        throwHttpError('forbidden', 'This home was not shared with you.')
      const listed = await listedCalendars(store, homeId, url)
      const calendars = isOwn ? listed : listed.map(publicCalendarOf)
      if (isOwn) await web.seen(calendars)
      const rights = !asksForRights(url)
        ? calendars.map(() => null)
        : isOwn
          ? await rightsIn(store, calendars)
          : calendars.map(({ publicRight }) => ({ acl: publicAcl(publicRight) }))
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
      const { userId: homeId } = call.parameters
      const source = asked['calendarserver:source']
      if (source !== undefined) {
        const id = isOnWeb(source.href, settings)
          ? await web.subscribe(call.principal, asked, source.href)
          : await subscribe(ports, call.principal.user, asked, source.href)
        return new Response(null, { status: 201, headers: { location: calendarHref(homeId, id) } })
      }
      await createCalendar(store, homeId, asked, { now: clock(), limit: limits.home.calendars })
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
  }
}
