import type { AbsentSpan, HourAxis } from './hourAxis.ts'
import type { Span } from './sideBySide.ts'

/**
 * How long a folded part is drawn, in minutes of the other hours: two steps of a drag, so that positions beside
 * it stay on whole steps.
 */
export const stripMinutes = 30

/** A folded part: where it was on the axis, and where its strip is. */
type Fold = { readonly whole: Span; readonly strip: Span }

/**
 * An axis with some of its parts folded, each to a strip of `stripMinutes`. All its positions are those of what
 * is drawn: what lies in a strip keeps its order in it, and whatever reads the axis needs no other calculation.
 *
 * @param axis not folded
 * @param parts positions on that axis, in order, apart from each other; one that is no longer than a strip stays
 * @returns the identical axis if nothing is folded
 */
export function foldedAxis(axis: HourAxis, parts: readonly Span[]): HourAxis {
  const folds = foldsOf(parts)
  if (folds.length === 0) return axis
  const place = (whole: number) => drawnAt(folds, whole)
  const placed = <Part extends Span>(part: Part): Part => ({
    ...part,
    start: place(part.start),
    end: place(part.end),
  })
  return {
    minutes: place(axis.minutes),
    marks: axis.marks
      .filter(({ at }) => !folds.some(({ whole }) => whole.start < at && at < whole.end))
      .map(({ at, clock }) => ({ at: place(at), clock })),
    folds: folds.map(({ strip }) => strip),
    placeOfClock: (minutes) => place(axis.placeOfClock(minutes)),
    placeOf: (instant, date, side) => place(axis.placeOf(instant, date, side)),
    instantAt: (date, drawn) => axis.instantAt(date, wholeAt(folds, drawn)),
    absentOn: (date) => axis.absentOn(date).map(placed<AbsentSpan>),
    twiceOn: (date) => axis.twiceOn(date).map(placed),
  }
}

/** The fold that a position lies in, its ends not included; null among the open hours. */
export function foldAt({ folds }: Pick<HourAxis, 'folds'>, place: number): Span | null {
  return folds.find(({ start, end }) => start < place && place < end) ?? null
}

/**
 * A position among the open hours: the edge of the fold that it lies in, to the side of the hours.
 *
 * @param place on the axis
 */
export function openPlace(axis: Pick<HourAxis, 'folds' | 'minutes'>, place: number): number {
  const fold = axis.folds.find(({ start, end }) => start <= place && place <= end)
  if (!fold) return place
  if (fold.start === 0) return fold.end
  return fold.end === axis.minutes || place - fold.start < fold.end - place ? fold.start : fold.end
}

function foldsOf(parts: readonly Span[]): readonly Fold[] {
  let saved = 0
  return parts.flatMap((whole): Fold[] => {
    const length = whole.end - whole.start
    if (length <= stripMinutes) return []
    const start = whole.start - saved
    saved += length - stripMinutes
    return [{ whole, strip: { start, end: start + stripMinutes } }]
  })
}

function drawnAt(folds: readonly Fold[], place: number): number {
  const fold = folds.findLast(({ whole }) => whole.start <= place)
  if (!fold) return place
  const { whole, strip } = fold
  if (place >= whole.end) return strip.end + place - whole.end
  return strip.start + ((place - whole.start) * stripMinutes) / (whole.end - whole.start)
}

function wholeAt(folds: readonly Fold[], place: number): number {
  const fold = folds.findLast(({ strip }) => strip.start <= place)
  if (!fold) return place
  const { whole, strip } = fold
  if (place >= strip.end) return whole.end + place - strip.end
  // A strip is too short for parts of a minute.
  return whole.start + Math.round(((place - strip.start) * (whole.end - whole.start)) / stripMinutes)
}
