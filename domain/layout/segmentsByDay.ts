import type { CalendarEvent } from '../event/CalendarEvent.ts'
import { dayNumber } from '../time/dayNumber.ts'
import { wallAt } from '../time/instantOf.ts'
import { dayMs, minuteMs, type EpochMs, type IsoDate } from '../time/units.ts'
import { zoneNamed, type Zone } from '../time/Zone.ts'
import { daysOf } from './daysOf.ts'

/** The part of a timed event that lies on one day. */
export type Segment = {
  readonly day: IsoDate
  /** Index of the day among those asked for. */
  readonly dayIndex: number
  /** Minutes from midnight by the clock, 0 to 1440: 09:00 is 540 on days of 23 and 25 hours too. */
  readonly start: number
  /** Exclusive, by the clock; never before `start`. */
  readonly end: number
  readonly continuesBefore: boolean
  readonly continuesAfter: boolean
}

/**
 * An event cut at midnights: one that crosses midnight shows on both days, one that ends at 00:00 not on the next.
 * All-day events have no segments: they are bars, see `packBars`.
 *
 * @param days consecutive days, in order
 * @param zone an IANA name or a `Zone`
 */
export function segmentsByDay(
  event: Pick<CalendarEvent, 'when'>,
  days: readonly IsoDate[],
  zone: string | Zone,
): readonly Segment[] {
  const { when } = event
  const firstDay = days[0]
  if (when.kind === 'allDay' || firstDay === undefined) return []
  const inZone = typeof zone === 'string' ? zoneNamed(zone) : zone
  const offset = dayNumber(firstDay)
  const { first, last } = daysOf(event, inZone)
  const from = Math.max(0, first - offset)
  return days.slice(from, Math.max(from, last - offset + 1)).map((day, index) => {
    const dayIndex = from + index
    const continuesBefore = dayIndex + offset > first
    const continuesAfter = dayIndex + offset < last
    const start = continuesBefore ? 0 : minutesByClock(when.start, dayIndex + offset, inZone)
    const end = continuesAfter ? minutesOfDay : minutesByClock(when.end, dayIndex + offset, inZone)
    return {
      day,
      dayIndex,
      start,
      end: Math.max(end, leastEnd(start, when)),
      continuesBefore,
      continuesAfter,
    }
  })
}

const minutesOfDay = dayMs / minuteMs

function minutesByClock(instant: EpochMs, day: number, zone: Zone): number {
  return (wallAt(instant, zone) - day * dayMs) / minuteMs
}

/** From 02:45 to the second 02:15 of the same night an event ends before it starts, by the clock: it is drawn as long as it is. */
function leastEnd(start: number, when: { readonly start: EpochMs; readonly end: EpochMs }): number {
  return Math.min(minutesOfDay, start + Math.min((when.end - when.start) / minuteMs, 60))
}
