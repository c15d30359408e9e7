import type { Span } from '#domain/layout/sideBySide.ts'
import type { WorkingHours } from '../../options/ViewOptions.ts'
import type { WeekModel } from '../../grid/model/weekModel.ts'

/**
 * The hours that are printed of some days: their working hours, and whole ones around everything that happens.
 *
 * @param hours of each of the days
 * @returns positions on the axis of the days
 */
export function printedHours(
  { days, axis }: Pick<WeekModel, 'days' | 'axis'>,
  hours: readonly WorkingHours[],
): Span {
  const working = hours.flatMap((each) => (each ? [minutesOf(each.start), minutesOf(each.end)] : []))
  const clocks = working.length > 0 ? working : [minutesOf('08:00'), minutesOf('18:00')]
  const placeAt = (clock: number) => axis.marks.findLast((mark) => mark.clock <= clock)?.at ?? 0
  const timed = days.flatMap((day) => day.timed)
  const start = Math.min(placeAt(Math.min(...clocks)), ...timed.map((chip) => chip.start))
  const end = Math.max(placeAt(Math.max(...clocks)), ...timed.map((chip) => chip.end))
  return {
    start: axis.marks.findLast(({ at }) => at <= start)?.at ?? 0,
    end: axis.marks.find(({ at }) => at >= end)?.at ?? axis.minutes,
  }
}

/** Minutes from midnight of `09:30`. */
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
