import type { WorkingHours } from '../ViewOptions.ts'
import { minutesOf, workTime } from './workTime.ts'

/** A place in the drawn week: which of its columns, and minutes after midnight. */
export type Spot = { readonly column: number; readonly minutes: number }

export type HoursEnd = 'start' | 'end'

export const dayMinutes = 24 * 60

/** Hours begin and end at whole half hours, and are no shorter. */
const stepMinutes = 30

/**
 * Working hours after a stroke from one place to another: every day that it crosses has those between the two, to
 * the nearest half hour.
 *
 * @param hours of each weekday, from Sunday on
 * @param order the weekday of each column
 */
export function drawnHours(
  hours: readonly WorkingHours[],
  order: readonly number[],
  from: Spot,
  to: Spot,
): WorkingHours[] {
  const start = nearestIn(Math.min(from.minutes, to.minutes), 0, dayMinutes - stepMinutes)
  const end = nearestIn(Math.max(from.minutes, to.minutes), start + stepMinutes, dayMinutes)
  const crossed = order.slice(Math.min(from.column, to.column), Math.max(from.column, to.column) + 1)
  const drawn = { start: workTime(start), end: workTime(end) }
  return hours.map((each, day) => (crossed.includes(day) ? drawn : each))
}

/**
 * Working hours after one end of a day was moved to a time, the nearest half hour. The other end stays, and half an
 * hour is left between them. A day off stays one.
 */
export function withEndAt(
  hours: readonly WorkingHours[],
  day: number,
  end: HoursEnd,
  minutes: number,
): WorkingHours[] {
  const work = hours[day] ?? null
  if (work === null) return [...hours]
  const { min, max } = endRange(work, end)
  const moved = { ...work, [end]: workTime(nearestIn(minutes, min, max)) }
  return hours.map((each, index) => (index === day ? moved : each))
}

/** Between which minutes an end may be moved, both inclusive. */
export const endRange = ({ start, end }: NonNullable<WorkingHours>, which: HoursEnd) =>
  which === 'start'
    ? { min: 0, max: minutesOf(end) - stepMinutes }
    : { min: minutesOf(start) + stepMinutes, max: dayMinutes }

/** Where a key moves an end to; null for a key that moves none. Down is later, as in the calendar. */
export function movedByKey(
  key: string,
  minutes: number,
  { min, max }: ReturnType<typeof endRange>,
): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowUp: minutes - stepMinutes,
    ArrowDown: minutes + stepMinutes,
    PageUp: minutes - 4 * stepMinutes,
    PageDown: minutes + 4 * stepMinutes,
    Home: min,
    End: max,
  }
  const to = steps[key]
  return to === undefined ? null : Math.min(max, Math.max(min, to))
}

const nearestIn = (minutes: number, min: number, max: number) =>
  Math.min(max, Math.max(min, Math.round(minutes / stepMinutes) * stepMinutes))
