import { readJson } from '../http/readJson.ts'
import { unchanged } from '../http/unchanged.ts'
import type { Call } from '../http/mount.ts'
import type { Ports } from '../ports.ts'
import { throwHttpError } from '../HttpError.ts'
import { calendarPatch } from './calendarPatch.ts'
import { calendarEntry } from './hal.ts'
import { calendarIdOf } from './hrefs.ts'
import { listTag } from './listTag.ts'
import { json } from './negotiation.ts'
import type { RangeAnswers } from './rangeAnswers.ts'
import { readReport } from './readReport.ts'
import { reportChanges } from './reportChanges.ts'
import type { CalendarHandlers } from './CalendarHandler.ts'
import { calendarsNamed, changeCalendar, deleteCalendar, findCalendar } from './rules.ts'

/** What a calendar answers: itself, its changes, its events in a range (CAL-5 to CAL-9, CAL-19). */
export const calendarHandlers = ({ store }: Pick<Ports, 'store'>, ranges: RangeAnswers): CalendarHandlers => {
  return {
    GET: async (call) => {
      const { homeId, calendarId } = addressOf(call)
      const calendar = await findCalendar(store, homeId, calendarId)
      const etag = await listTag(store.generation, [calendar])
      return (
        unchanged(call.request, etag) ??
        Response.json(calendarEntry(calendar, store.generation), { headers: { etag } })
      )
    },

    PROPPATCH: async (call) => {
      const { homeId, calendarId } = addressOf(call)
      await changeCalendar(store, homeId, calendarId, await readJson(call.request, calendarPatch))
      return new Response(null, { status: 204 })
    },

    DELETE: async (call) => {
      const { homeId, calendarId } = addressOf(call)
      await deleteCalendar(store, homeId, calendarId)
      return new Response(null, { status: 204 })
    },

    REPORT: async (call) => {
      const { match, 'sync-token': token, expand = true } = await readReport(call.request)
      // Read before the events: their token must not promise what is written meanwhile.
      const calendars = await calendarsNamed(store, call.slot('userId'), call.slot('calendarId'))
      const scope = { ...addressOf(call), calendars }
      if (match !== undefined) return ranges.answer(call.request, { scope, match, expand })
      if (token !== undefined) return json(await reportChanges(store, scope, token), 207)
      return throwHttpError('wrong-shape', 'match is missing.')
    },
  }
}

const addressOf = ({ slot }: Call) => ({
  homeId: slot('userId'),
  calendarId: calendarIdOf(slot('userId'), slot('calendarId')),
})
