import type { CalendarChange } from '#contract/calendar.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'

export type CalendarWords = Pick<Calendar, 'name' | 'description' | 'colour'>

/**
 * The changed properties of an edited calendar. A default calendar without a name of its own stays without
 * one (CAL-36).
 */
export const changedProperties = (before: CalendarWords, after: CalendarWords): CalendarChange => ({
  ...(after.name !== before.name && { 'dav:name': after.name }),
  ...(after.colour !== before.colour && { 'apple:color': after.colour }),
  ...(after.description !== before.description && { 'caldav:description': after.description }),
})
