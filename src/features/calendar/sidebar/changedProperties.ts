import type { CalendarChange } from '#contract/calendar.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'

export type CalendarWords = Pick<Calendar, 'name' | 'description' | 'colour'>

/** What is sent of an edited calendar: what was changed, so that a default calendar that nobody has named stays unnamed (CAL-36). */
export const changedProperties = (before: CalendarWords, after: CalendarWords): CalendarChange => ({
  ...(after.name !== before.name && { 'dav:name': after.name }),
  ...(after.colour !== before.colour && { 'apple:color': after.colour }),
  ...(after.description !== before.description && { 'caldav:description': after.description }),
})
