import type { CalendarPeriod } from '../../../../navigation/paths.ts'
import type { Calendar } from './Calendar.ts'

/**
 * The calendar that a new event goes to: the first that accepts events, and if the address says which calendars are
 * shown, the first of these.
 *
 * @param hidden the ids of those that are not shown
 * @returns undefined if none accepts events
 */
export function proposedCalendar(
  calendars: readonly Calendar[],
  { set, only }: CalendarPeriod,
  hidden: ReadonlySet<string>,
): Calendar | undefined {
  const writable = calendars.filter(({ canWrite }) => canWrite)
  const isChosen = set !== undefined || only !== undefined
  return (isChosen ? writable.find(({ id }) => !hidden.has(id)) : undefined) ?? writable[0]
}
