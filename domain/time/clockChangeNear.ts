import { addDays, daysBetween } from './dates.ts'
import { startOfDay } from './instantOf.ts'
import { addMs, type IsoDate } from './units.ts'
import type { Zone } from './Zone.ts'

/** A day on which the clocks of a zone change. */
export type ClockChange = { readonly date: IsoDate; readonly direction: 'forward' | 'back' }

/** So many days before, a change is announced. */
const daysAhead = 7

/**
 * The next change of clocks that is on some days, or at most a week after them.
 *
 * @param first of the days
 * @param last inclusive
 * @returns null where clocks do not change then
 */
export function clockChangeNear(first: IsoDate, last: IsoDate, zone: Zone): ClockChange | null {
  const length = daysBetween(first, last) + daysAhead + 1
  for (let day = 0; day < length; day++) {
    const date = addDays(first, day)
    // A change at midnight belongs to the day that it begins.
    const [before, after] = [date, addDays(date, 1)].map((each) =>
      zone.offsetAt(addMs(startOfDay(each, zone), -1)),
    )
    const by = (after ?? 0) - (before ?? 0)
    if (by !== 0) return { date, direction: by > 0 ? 'forward' : 'back' }
  }
  return null
}
