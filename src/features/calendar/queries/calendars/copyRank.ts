import type { Calendar } from './Calendar.ts'

/**
 * Which of several copies of an event goes first, and is the one that an edit changes: one of the person's own, else one that may be
 * written. The lowest rank goes first; calendars of one kind in their order.
 *
 * @returns the rank of a calendar, by its id
 */
export function copyRank(calendars: readonly Calendar[], userId: string): (calendarId: string) => number {
  const kindOf = ({ homeId, canWrite }: Calendar) => (canWrite ? Number(homeId !== userId) : 2)
  const ranks = new Map(
    calendars.map((calendar, index) => [calendar.id, kindOf(calendar) * calendars.length + index]),
  )
  return (calendarId) => ranks.get(calendarId) ?? Infinity
}
