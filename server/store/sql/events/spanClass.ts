import { addMs, dayMs, epochMs, later, type EpochMs } from '#domain/time/units.ts'

/**
 * The longest span of each class, in milliseconds. An event that touches a range starts at most one such span
 * before it, so an index on `start_utc` finds all events of a class. The last class has everything longer,
 * such as endless series.
 */
const longestSpans = [dayMs, 8 * dayMs, 64 * dayMs, 512 * dayMs, Number.MAX_SAFE_INTEGER] as const

/** All classes. */
export const spanClasses: readonly number[] = [...longestSpans.keys()]

/** The class of a span by its length. */
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
