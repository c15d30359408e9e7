import type { EpochMs } from '../time/units.ts'
import type { Sample } from './Sample.ts'

/** A part of a strip: a check, a gap without checks, or the time before the first one. */
export type StripCell =
  | { readonly kind: 'check'; readonly sample: Sample }
  | { readonly kind: 'gap'; readonly from: EpochMs; readonly to: EpochMs }
  | { readonly kind: 'none' }

/** The longest time from a check to the next, in milliseconds. */
export type StripRhythm = (at: EpochMs) => number

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const patience = 2.5

/**
 * The service checks itself once a minute, and keeps one in ten minutes of what is older than an hour (HC-9).
 */
export const serviceRhythm =
  (now: EpochMs): StripRhythm =>
  (at) =>
    patience * (now - at > hourMs ? 10 * minuteMs : minuteMs)

/** A page that watches asks once a minute or more often. */
export const pageRhythm: StripRhythm = () => patience * minuteMs

/** One alone would hardly be seen. */
const gapPlaces = 3

/** How many places a cell takes. */
export const placesOf = ({ kind }: StripCell): number => (kind === 'gap' ? gapPlaces : 1)

/**
 * The last checks of a component as a strip, the oldest first. Where checks are missing there is a gap, three
 * places wide.
 *
 * @param samples the oldest first
 * @param now ends the strip: with a gap, if the last check is too old
 * @param rhythm how old is too old
 * @param places how many there are; filled up from the front with `none`
 */
export function stripOf(
  samples: readonly Sample[],
  now: EpochMs,
  rhythm: StripRhythm,
  places = 120,
): readonly StripCell[] {
  const cells = samples.flatMap((sample, index): StripCell[] => {
    const next = samples[index + 1]?.at ?? now
    const isGap = next - sample.at > rhythm(sample.at)
    return [
      { kind: 'check', sample },
      ...(isGap ? [{ kind: 'gap', from: sample.at, to: next } as const] : []),
    ]
  })
  const shown: StripCell[] = []
  let free = places
  for (const cell of cells.toReversed()) {
    if (free < placesOf(cell)) break
    shown.unshift(cell)
    free -= placesOf(cell)
  }
  return [...Array.from({ length: free }, () => ({ kind: 'none' }) as const), ...shown]
}
