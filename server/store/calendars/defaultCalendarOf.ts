import type { CalendarRecord } from '../records.ts'

/** The calendar that a home begins with: it has the id of the home, and no name of its own. */
export const defaultCalendarOf = (homeId: string): CalendarRecord => ({
  homeId,
  calendarId: homeId,
  name: null,
  description: null,
  colour: null,
  order: null,
  revision: 1,
})
