import type { HourAxis } from './hourAxis.ts'
import type { Span } from './sideBySide.ts'

/** The hours of a day by the clock, in minutes from midnight; the end exclusive. */
export type DayHours = Span

/** What overlaps the hours of a day keeps them open beyond their ends, for this many minutes at most. */
const maxLonger = 120

/**
 * What lies before and after the hours of a day, to be folded. The hours go on as long as something lasts that
 * overlaps them, in whole hours and for two at most: an evening that begins at work is not cut.
 *
 * @param axis not folded
 * @param hours when a day begins and ends
 * @param spans positions of events on the axis, of any day
 * @returns positions on the axis; a part shorter than an hour is null
 */
export function nightsOf(
  axis: HourAxis,
  hours: DayHours,
  spans: readonly Span[],
): { readonly before: Span | null; readonly after: Span | null } {
  const [from, to] = [hourBefore(axis, axis.placeOfClock(hours.start)), placeOfEnd(axis, hours.end)]
  const overlapping = spans.filter(({ start, end }) => start < to && end > from)
  const first = Math.min(from, ...overlapping.map(({ start }) => start))
  const last = Math.max(to, ...overlapping.map(({ end }) => end))
  const start = hourBefore(axis, Math.max(first, from - maxLonger))
  const end = hourAfter(axis, Math.min(last, to + maxLonger))
  return { before: nightFrom(0, start), after: nightFrom(end, axis.minutes) }
}

const nightFrom = (start: number, end: number): Span | null => (end - start < 60 ? null : { start, end })

const placeOfEnd = (axis: HourAxis, clock: number) =>
  clock >= 24 * 60 ? axis.minutes : hourAfter(axis, axis.placeOfClock(clock))

const hourBefore = ({ marks }: HourAxis, place: number) => marks.findLast(({ at }) => at <= place)?.at ?? 0

const hourAfter = ({ marks, minutes }: HourAxis, place: number) =>
  marks.find(({ at }) => at >= place)?.at ?? minutes
