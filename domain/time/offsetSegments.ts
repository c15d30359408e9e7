import { addDays } from './dates.ts'
import { startOfDay } from './instantOf.ts'
import { addMs, epochMs, type EpochMs, type IsoDate } from './units.ts'
import type { Zone } from './Zone.ts'

/** A part of a day in which its clocks run evenly. */
export type OffsetSegment = {
  readonly start: EpochMs
  /** Exclusive. */
  readonly end: EpochMs
  /** Milliseconds east of UTC, all the while. */
  readonly offset: number
}

/**
 * A day in a zone as the parts between changes of its clocks: one on most days, two when clocks change, none
 * on a day that a country left out.
 */
export function offsetSegments(date: IsoDate, zone: Zone): readonly OffsetSegment[] {
  const start = startOfDay(date, zone)
  const end = startOfDay(addDays(date, 1), zone)
  if (!(start < end)) return []
  const [first, last] = [zone.offsetAt(start), zone.offsetAt(addMs(end, -1))]
  if (first === last) return [{ start, end, offset: first }]
  const change = changeBetween(start, addMs(end, -1), zone)
  return [
    { start, end: change, offset: first },
    { start: change, end, offset: last },
  ]
}

/** The first instant with another offset than `low`. */
function changeBetween(low: EpochMs, high: EpochMs, zone: Zone): EpochMs {
  const before = zone.offsetAt(low)
  let [from, to] = [low, high]
  while (to - from > 1) {
    const middle = epochMs(Math.floor((from + to) / 2))
    if (zone.offsetAt(middle) === before) from = middle
    else to = middle
  }
  return to
}
