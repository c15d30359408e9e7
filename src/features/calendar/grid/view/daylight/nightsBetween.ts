import type { HourAxis } from '#domain/layout/hourAxis.ts'
import type { Sunlight } from '#domain/almanac/sunOn.ts'
import type { Span } from '#domain/layout/sideBySide.ts'
import type { IsoDate } from '#domain/time/units.ts'

/** A night, or the part of it outside working hours: where it is on the axis, and which of its ends are the sun's. */
export type Night = Span & { readonly endsAtSunrise: boolean; readonly beginsAtSunset: boolean }

/**
 * The nights of a day, without its working hours.
 *
 * @param light when it is light, in order
 * @param work positions on the axis; null on a day off
 */
export function nightsBetween(
  light: readonly Sunlight[],
  date: IsoDate,
  axis: HourAxis,
  work: Span | null,
): readonly Night[] {
  const lit = light.map(({ rise, set }) => ({
    start: axis.placeOf(rise, date, 'start'),
    end: axis.placeOf(set, date, 'end'),
  }))
  const starts = [0, ...lit.map(({ end }) => end)]
  const ends = [...lit.map(({ start }) => start), axis.minutes]
  return starts.flatMap((start, index) => {
    const end = ends[index] ?? axis.minutes
    const night = { start, end, beginsAtSunset: index > 0, endsAtSunrise: index < lit.length }
    return withoutWork(night, work).filter((part) => part.end > part.start)
  })
}

function withoutWork(night: Night, work: Span | null): readonly Night[] {
  if (!work || work.end <= night.start || work.start >= night.end) return [night]
  return [
    { ...night, end: Math.max(night.start, work.start), endsAtSunrise: false },
    { ...night, start: Math.min(night.end, work.end), beginsAtSunset: false },
  ]
}
