import type { CalendarEvent } from '../event/CalendarEvent.ts'
import { dayNumber } from '../time/dayNumber.ts'
import { addDays } from '../time/dates.ts'
import { startOfDay } from '../time/instantOf.ts'
import type { IsoDate } from '../time/units.ts'
import { zoneNamed, type Zone } from '../time/Zone.ts'
import { daysOf } from './daysOf.ts'
import { hourAxis, type HourAxis } from './hourAxis.ts'

/** The part of a timed event that lies on one day. */
export type Segment = {
  readonly day: IsoDate
  /** Index of the day in the given list. */
  readonly dayIndex: number
  /** Its position on the axis of the days, in minutes from the top: 09:00 is 540 if no clocks change. */
  readonly start: number
  /** Exclusive; never before `start`. */
  readonly end: number
  readonly continuesBefore: boolean
  readonly continuesAfter: boolean
}

/**
 * An event cut at midnights: one that crosses midnight shows on both days, one that ends at 00:00 not on the
 * next. All-day events have no segments: they are bars, see `packBars`.
 *
 * @param days consecutive days, in order
 * @param zone an IANA name or a `Zone`
 * @param axis of these days; pass it when many events are cut
 */
export function segmentsByDay(
  event: Pick<CalendarEvent, 'when'>,
  days: readonly IsoDate[],
  zone: string | Zone,
  axis: HourAxis = hourAxis(days, typeof zone === 'string' ? zoneNamed(zone) : zone),
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
    const start = axis.placeOf(continuesBefore ? startOfDay(day, inZone) : when.start, day, 'start')
    const end = axis.placeOf(continuesAfter ? startOfDay(addDays(day, 1), inZone) : when.end, day, 'end')
    return {
      day,
      dayIndex,
      start,
      end: Math.max(start, end),
      continuesBefore,
      continuesAfter,
    }
  })
}
