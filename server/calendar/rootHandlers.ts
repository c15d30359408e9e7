import { calendarsQuery, eventPathsQuery } from '#contract/calendar.ts'
import { readJson } from '../http/readJson.ts'
import type { Ports } from '../ports.ts'
import { noFreeBusy } from './readReport.ts'
import { json } from './negotiation.ts'
import { queryCalendars } from './queryCalendars.ts'
import type { RangeAnswers } from './rangeAnswers.ts'
import { reportPaths } from './reportPaths.ts'
import type { CalendarHandler } from './CalendarHandler.ts'

/** What is asked of many calendars at once (CAL-35). */
export const rootHandlers = (ports: Ports, ranges: RangeAnswers) =>
  ({
    eventsByPath: async ({ request }, user) => {
      const { eventPaths } = await readJson(request, eventPathsQuery)
      return json(await reportPaths(ports, user, eventPaths), 207)
    },

    queryCalendars: async ({ request }, user) => {
      const asked = await readJson(request, calendarsQuery)
      return queryCalendars(ports, ranges, user, asked, request)
    },

    freeBusy: noFreeBusy,
  }) satisfies Readonly<Record<string, CalendarHandler>>
