import { minuteMs } from '#domain/time/units.ts'

export const usualPollingMs = minuteMs / 2

/** How often this page reads the list of calendars; seldom while it is told what changes (CAL-33). */
export const listPolling = { everyMs: usualPollingMs }
