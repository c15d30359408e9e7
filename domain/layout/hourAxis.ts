import { clamp } from './clamp.ts'
import { dayNumber } from '../time/dayNumber.ts'
import { instantOfLocal } from '../time/instantOf.ts'
import { offsetSegments, type OffsetSegment } from '../time/offsetSegments.ts'
import {
  dayMs,
  minuteMs,
  addMs,
  midnightOf,
  type EpochMs,
  type IsoDate,
  type LocalMs,
} from '../time/units.ts'
import type { Zone } from '../time/Zone.ts'
import type { Span } from './sideBySide.ts'

/**
 * The hours of some days side by side, from top to bottom: by the clock, so that 09:00 is at the same height
 * on all of them. An hour that exists twice on one of them has two positions, and the second is empty on the
 * others. An hour that one of them skips is empty there, and has no position if every day skips it. Positions
 * are minutes from the top.
 */
export type HourAxis = {
  /** Its length in minutes: 1440 if no clocks change. */
  readonly minutes: number
  /**
   * The positions of whole hours, and what the clock shows there, in minutes from midnight: the labels of a
   * ruler.
   */
  readonly marks: readonly { readonly at: number; readonly clock: number }[]
  /** Its parts that are folded to a strip (`foldedAxis`), in order: where the strips are. */
  readonly folds: readonly Span[]
  /** The position of a time of the clock, in minutes from midnight; of the first of two. */
  readonly placeOfClock: (minutes: number) => number
  /**
   * The position of an instant on a day.
   *
   * @param side an end is where the minute before it ends, a start where its own minute begins: between the
   *   two there may be an hour that the day does not have
   */
  readonly placeOf: (instant: EpochMs, date: IsoDate, side: 'start' | 'end') => number
  /**
   * The instant at a position. A time that the day skips moves on by the gap (RFC 5545 3.3.5); in an hour
   * that only other days have twice it is the end of the hour.
   */
  readonly instantAt: (date: IsoDate, place: number) => EpochMs
  /**
   * The parts that do not exist on a day: skipped by its clocks, or there only because another day has them
   * twice.
   */
  readonly absentOn: (date: IsoDate) => readonly AbsentSpan[]
  /** What exists twice on a day: both parts, the first one first; nothing on most days. */
  readonly twiceOn: (date: IsoDate) => readonly (Span & { readonly instant: EpochMs })[]
}

/**
 * A part of the axis in which clocks run evenly: its position, and its local time from and to (exclusive), in
 * minutes.
 */
type Piece = { readonly at: number; readonly from: number; readonly to: number; readonly isAgain: boolean }

export type AbsentSpan = Span & { readonly isSkipped: boolean }

/**
 * The axis of some days.
 *
 * @param days drawn beside each other, any number of them
 */
export function hourAxis(days: readonly IsoDate[], zone: Zone): HourAxis {
  const byDay = new Map(days.map((date) => [date, dayOf(date, zone)]))
  const irregular = [...byDay.values()].filter((day) => day.folds.length > 0 || day.gaps.length > 0)
  const pieces = irregular.length === 0 ? [wholeDay] : piecesOf([...byDay.values()])
  const last = pieces.at(-1) ?? wholeDay
  const known = (date: IsoDate) => byDay.get(date) ?? dayOf(date, zone)

  function placeOf(instant: EpochMs, date: IsoDate, side: 'start' | 'end'): number {
    const { midnight, segments } = known(date)
    const isWithin = ({ start }: OffsetSegment) => (side === 'start' ? start <= instant : start < instant)
    const index = Math.max(0, segments.findLastIndex(isWithin))
    const clock = (instant + (segments[index]?.offset ?? zone.offsetAt(instant)) - midnight) / minuteMs
    const reached = index > 0 && segments[0] ? clockOf(segments[0].end, segments[0], midnight) : 0
    const isAgain = side === 'start' ? clock < reached : clock <= reached
    const has = ({ from, to }: Piece) =>
      side === 'start' ? from <= clock && clock < to : from < clock && clock <= to
    const piece =
      pieces.find((each) => each.isAgain === isAgain && has(each)) ??
      pieces.find((each) => !each.isAgain && clock <= each.to) ??
      last
    return piece.at + clamp(clock - piece.from, 0, piece.to - piece.from)
  }

  function instantAt(date: IsoDate, place: number): EpochMs {
    const { midnight, folds } = known(date)
    const piece = pieces.findLast(({ at }) => at <= place) ?? wholeDay
    const clock = Math.min(piece.to, piece.from + place - piece.at)
    const fold = piece.isAgain ? folds.find(({ to }) => to === piece.to) : undefined
    if (!piece.isAgain) return instantOfLocal(addMs(midnight, clock * minuteMs), zone)
    if (!fold) return instantOfLocal(addMs(midnight, piece.to * minuteMs), zone)
    return addMs(fold.again, (clock - fold.from) * minuteMs)
  }

  function absentOn(date: IsoDate): readonly AbsentSpan[] {
    const { folds, gaps } = known(date)
    return pieces.flatMap(({ at, from, to, isAgain }): AbsentSpan[] => {
      if (isAgain) {
        const had = folds.find((fold) => fold.to === to)?.from ?? to
        return had > from ? [{ start: at, end: at + had - from, isSkipped: false }] : []
      }
      return gaps
        .map((gap) => ({ start: Math.max(gap.from, from), end: Math.min(gap.to, to) }))
        .filter(({ start, end }) => start < end)
        .map(({ start, end }) => ({ start: at + start - from, end: at + end - from, isSkipped: true }))
    })
  }

  return {
    minutes: last.at + last.to - last.from,
    marks: pieces.flatMap(marksIn),
    folds: [],
    placeOfClock: (minutes) => {
      const piece = pieces.find(({ to }) => minutes < to) ?? last
      return piece.at + clamp(minutes - piece.from, 0, piece.to - piece.from)
    },
    placeOf,
    instantAt,
    absentOn,
    twiceOn: (date) =>
      known(date).folds.flatMap(({ from, to, again }) => {
        const length = (to - from) * minuteMs
        return [addMs(again, -length), again].map((instant) => ({
          start: placeOf(instant, date, 'start'),
          end: placeOf(addMs(instant, length), date, 'end'),
          instant,
        }))
      }),
  }
}

const wholeDay: Piece = { at: 0, from: 0, to: dayMs / minuteMs, isAgain: false }

/**
 * A day by its clock, in minutes from midnight: what exists twice, with the instant of its repetition, and
 * what does not exist.
 */
type Day = {
  readonly midnight: LocalMs
  readonly segments: readonly OffsetSegment[]
  readonly folds: readonly (Gap & { readonly again: EpochMs })[]
  readonly gaps: readonly Gap[]
}
type Gap = { readonly from: number; readonly to: number }

function dayOf(date: IsoDate, zone: Zone): Day {
  const midnight = midnightOf(dayNumber(date))
  const segments = offsetSegments(date, zone)
  const folds: (Gap & { again: EpochMs })[] = []
  const gaps: Gap[] = []
  let reached = 0
  for (const segment of segments) {
    const from = clockOf(segment.start, segment, midnight)
    if (from < reached) folds.push({ from, to: reached, again: segment.start })
    if (from > reached) gaps.push({ from: reached, to: from })
    reached = clockOf(segment.end, segment, midnight)
  }
  if (reached < wholeDay.to) gaps.push({ from: reached, to: wholeDay.to })
  return { midnight, segments, folds, gaps }
}

const clockOf = (instant: EpochMs, { offset }: OffsetSegment, midnight: LocalMs) =>
  (instant + offset - midnight) / minuteMs

/**
 * The clock from 0 to 24, with an hour that exists twice on any day put in twice, and one that no day has
 * left out.
 */
function piecesOf(days: readonly Day[]): readonly Piece[] {
  const folds = new Map<number, number>()
  for (const { from, to } of days.flatMap((day) => day.folds))
    folds.set(to, Math.min(from, folds.get(to) ?? from))
  const [first, ...others] = days
  const left = (first?.gaps ?? []).filter(
    ({ from, to }) =>
      to - from < wholeDay.to &&
      others.every(({ gaps }) => gaps.some((each) => each.from === from && each.to === to)),
  )
  const breaks = [
    ...[...folds].map(([to, from]) => ({ until: to, next: to, again: from })),
    ...left.map(({ from, to }) => ({ until: from, next: to, again: null })),
  ].toSorted((one, other) => one.until - other.until)
  const pieces: Piece[] = []
  let [at, from] = [0, 0]
  const add = (to: number, isAgain: boolean) => {
    if (to > from) pieces.push({ at, from, to, isAgain })
    at += Math.max(0, to - from)
  }
  for (const { until, next, again } of breaks) {
    add(until, false)
    if (again !== null) {
      from = again
      add(until, true)
    }
    from = next
  }
  add(wholeDay.to, false)
  return pieces
}

function marksIn({ at, from, to }: Piece) {
  const marks: { at: number; clock: number }[] = []
  for (let clock = Math.ceil(from / 60) * 60; clock < to; clock += 60)
    marks.push({ at: at + clock - from, clock })
  return marks
}
