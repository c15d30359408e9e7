import type { EventWhen } from '../event/CalendarEvent.ts'
import { dayNumber, isoDate } from '../time/dayNumber.ts'
import { startOfDay } from '../time/instantOf.ts'
import { plusDays } from '../time/units.ts'
import type { Zone } from '../time/Zone.ts'
import type { SearchQuery } from './SearchQuery.ts'

/** Whether a time touches the days of a search, in a zone: a test, made once for many. */
export function inDays(
  { from, until }: Pick<SearchQuery, 'from' | 'until'>,
  zone: Zone,
): (when: EventWhen) => boolean {
  if (from === null && until === null) return () => true
  const start = from === null ? -Infinity : startOfDay(from, zone)
  const end = until === null ? Infinity : startOfDay(isoDate(plusDays(dayNumber(until), 1)), zone)
  return (when) =>
    when.kind === 'timed'
      ? when.start < end && (when.end > start || when.start >= start)
      : (until === null || when.first <= until) && (from === null || when.last >= from)
}
