import { dateOf } from '../time/instantOf.ts'
import { minuteMs } from '../time/units.ts'
import type { Window } from '../time/Window.ts'
import type { Zone } from '../time/Zone.ts'
import { clockAt } from './workingTime.ts'

const [lunchFrom, lunchUntil] = ['12:00', '14:00']
const enoughMs = 30 * minuteMs

/**
 * Whether a meeting takes from somebody the last free half hour around noon, which they would have without it.
 *
 * @param busy by start, without overlaps
 */
export function isLunchShort(busy: readonly Window[], time: Window, zone: Zone): boolean {
  const date = dateOf(time.start, zone)
  const noon = { start: clockAt(date, lunchFrom, zone), end: clockAt(date, lunchUntil, zone) }
  if (time.start >= noon.end || time.end <= noon.start) return false
  const withIt = [...busy, time].toSorted((one, other) => one.start - other.start)
  return longestFree(withIt, noon) < enoughMs && longestFree(busy, noon) >= enoughMs
}

/** The longest time of a window that nothing takes, in milliseconds. */
function longestFree(taken: readonly Window[], { start, end }: Window): number {
  let [free, longest] = [start, 0]
  for (const each of taken) {
    if (each.end <= free || each.start >= end) continue
    longest = Math.max(longest, each.start - free)
    if (each.end > free) free = each.end
  }
  return Math.max(longest, end - free)
}
