import type { CalendarEntry } from '#contract/calendar.ts'

/** What changes with every write to a calendar (CAL-19), of a subscription that of the calendar that it shows; null if the server sends none. */
export const ctagOf = (entry: CalendarEntry): string | null =>
  entry['calendarserver:ctag'] ?? entry['calendarserver:source']?.['calendarserver:ctag'] ?? null
