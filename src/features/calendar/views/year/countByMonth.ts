import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import type { IsoDate } from '#domain/time/units.ts'
import type { Zone } from '#domain/time/Zone.ts'
import { countByDay } from './countByDay.ts'

/** How many events are on each day of a month. */
type Month = ReadonlyMap<IsoDate, number>

type Counted = {
  readonly events: readonly CalendarEvent[]
  /** Consecutive, of whole months. */
  readonly days: readonly IsoDate[]
  readonly zone: Zone
}

/**
 * How many events are on each day of some months, in order. A month in which nothing has changed is the same as before,
 * and is not drawn again.
 */
export function countByMonth(
  { events, days, zone }: Counted,
  before: readonly Month[] | null,
): readonly Month[] {
  const months = Map.groupBy(countByDay(events, days, zone), ([day]) => day.slice(0, 7))
  return [...months.values()].map((entries, index) => {
    const last = before?.[index]
    const isSame = entries.every(([day, count]) => last?.get(day) === count)
    return last && isSame ? last : new Map(entries)
  })
}
