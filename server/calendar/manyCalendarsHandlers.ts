import { calendarsQuery, eventPathsQuery } from '#contract/calendar.ts'
import { readJson } from '../http/body/readJson.ts'
import type { Services } from '../services.ts'
import { json } from './answers/negotiation.ts'
import { queryCalendars } from './reports/queryCalendars.ts'
import type { RangeAnswers } from './reports/rangeAnswers.ts'
import { reportPaths } from './reports/reportPaths.ts'
import type { Handlers } from '../Handler.ts'

/** Queries of several calendars at once (CAL-35). */
export const manyCalendarsHandlers = (
  { ports }: Services,
  ranges: RangeAnswers,
): Handlers<'eventsByPath' | 'queryCalendars'> => ({
  eventsByPath: async (call) => {
    const { eventPaths } = await readJson(call, eventPathsQuery)
    return json(await reportPaths(ports, call.principal.user, eventPaths), 207)
  },

  queryCalendars: async (call) => {
    const asked = await readJson(call, calendarsQuery)
    return queryCalendars(ports, ranges, call.principal.user, asked, call.request)
  },
})
