import { addDays, weekdayOfDate } from '../time/dates.ts'
import { dateOf, instantOf } from '../time/instantOf.ts'
import { earlier, later, type EpochMs, type IsoDate } from '../time/units.ts'
import type { Window } from '../time/Window.ts'
import type { Zone } from '../time/Zone.ts'

/** Clock times of one day, `09:00` to `18:00`; the end is exclusive, `24:00` is the midnight after it. */
export type ClockRange = { readonly start: string; readonly end: string }

/** When somebody works: the hours of each weekday, Sunday first, by start, and the zone that they are in. */
export type WorkingTime = { readonly zone: Zone; readonly hours: readonly (readonly ClockRange[])[] }

/** The times of a window outside of somebody's working hours, by start, cut at its ends. */
export function timesOff({ zone, hours }: WorkingTime, { start, end }: Window): readonly Window[] {
  const last = dateOf(end, zone)
  const off: Window[] = []
  let free = start
  for (let date = addDays(dateOf(start, zone), -1); date <= last; date = addDays(date, 1)) {
    for (const each of hours[weekdayOfDate(date)] ?? []) {
      const work = { start: clockAt(date, each.start, zone), end: clockAt(date, each.end, zone) }
      if (work.end <= free) continue
      if (work.start >= end) break
      if (work.start > free) off.push({ start: free, end: earlier(work.start, end) })
      free = later(free, work.end)
    }
  }
  return free < end ? [...off, { start: free, end }] : off
}

/** The instant of a clock time on a date; `24:00` is the midnight after it. */
export const clockAt = (date: IsoDate, clock: string, zone: Zone): EpochMs =>
  clock === '24:00' ? instantOf(`${addDays(date, 1)}T00:00:00`, zone) : instantOf(`${date}T${clock}:00`, zone)
