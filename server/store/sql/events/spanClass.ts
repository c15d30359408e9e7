import { addMs, dayMs, epochMs, later, type EpochMs } from '#domain/time/units.ts'

/**
 * The longest span of each class, in milliseconds. Events of one class that touch a range start no earlier
 * than one such span before it: so a range of `start_utc` finds them, and an index can scan it. The last
 * class takes what is longer, endless series above all.
 */
const longestSpans = [dayMs, 8 * dayMs, 64 * dayMs, 512 * dayMs, Number.MAX_SAFE_INTEGER] as const

/** Every class there is. */
export const spanClasses: readonly number[] = [...longestSpans.keys()]

/** The class of a span, by its length. */
export function spanClassOf(span: { readonly startUtc: EpochMs; readonly lastUtc: EpochMs }): number {
  const length = span.lastUtc - span.startUtc
  return longestSpans.findIndex((longest) => length <= longest)
}

/**
 * For each class, the earliest start (inclusive) of an event that can still touch a range from `start` on.
 */
export function earliestStarts(start: EpochMs): { readonly spanClass: number; readonly earliest: EpochMs }[] {
  return longestSpans.map((longest, spanClass) => ({
    spanClass,
    earliest: later(addMs(start, -longest), epochMs(Number.MIN_SAFE_INTEGER)),
  }))
}
