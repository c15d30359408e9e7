import { addDays } from '../time/dates.ts'
import { startOfDay } from '../time/instantOf.ts'
import { dayMs, epochMs, type EpochMs, type IsoDate } from '../time/units.ts'
import type { Zone } from '../time/Zone.ts'
import { cosine, sine } from './degrees.ts'
import { newMoonTerms, planetTerms, quarterTerms, type PhaseTerm } from './moonTerms.ts'

/** The four phases that have an instant. */
export type MoonPhase = 'new' | 'firstQuarter' | 'full' | 'lastQuarter'

const phases: readonly MoonPhase[] = ['new', 'firstQuarter', 'full', 'lastQuarter']

/** From a new moon to the next, on average. */
const monthDays = 29.530588861
/** The first new moon of the year 2000, in days since 1970. */
const firstNewMoon = 2_451_550.09766 - 2_440_587.5

/** The phase that the moon comes to on a day in a zone; null on most days. */
export function moonPhaseOn(date: IsoDate, zone: Zone): MoonPhase | null {
  const [start, end] = [startOfDay(date, zone), startOfDay(addDays(date, 1), zone)]
  const quarter = Math.round(((start / dayMs - firstNewMoon) / monthDays) * 4)
  for (const each of [quarter - 1, quarter, quarter + 1]) {
    const instant = phaseInstant(each)
    if (instant >= start && instant < end) return phases[((each % 4) + 4) % 4] ?? null
  }
  return null
}

/**
 * When the moon comes to a phase, to the minute (Meeus, Astronomical Algorithms, chapter 49).
 *
 * @param quarter counted from the new moon of 6 January 2000: 1 is the first quarter after it, 2 the full moon
 */
export function phaseInstant(quarter: number): EpochMs {
  const k = quarter / 4
  const t = k / 1236.85
  const angles = {
    sun: 2.5534 + 29.1053567 * k - t * t * (0.0000014 + 0.00000011 * t),
    moon: 201.5643 + 385.81693528 * k + t * t * (0.0107582 + t * (0.00001238 - 0.000000058 * t)),
    latitude: 160.7108 + 390.67050284 * k - t * t * (0.0016118 + t * (0.00000227 - 0.000000011 * t)),
  }
  const node = 124.7746 - 1.56375588 * k + t * t * (0.0020672 + 0.00000215 * t)
  const eccentricity = 1 - t * (0.002516 + 0.0000074 * t)
  const sum = (terms: readonly PhaseTerm[]) =>
    terms.reduce(
      (days, [size, sun, moon, latitude]) =>
        days +
        size *
          eccentricity ** Math.abs(sun) *
          sine(sun * angles.sun + moon * angles.moon + latitude * angles.latitude),
      -0.00017 * sine(node),
    )
  const mean = firstNewMoon + monthDays * k + t * t * (0.00015437 + t * (-0.00000015 + 0.00000000073 * t))
  const isQuarter = quarter % 2 !== 0
  const isWaxing = ((quarter % 4) + 4) % 4 === 1
  const corrected = isQuarter
    ? sum(quarterTerms) + (isWaxing ? 1 : -1) * quarterWidth(angles, eccentricity)
    : sum(quarter % 4 === 0 ? newMoonTerms.new : newMoonTerms.full)
  const planets = planetTerms.reduce(
    (days, [size, from, by]) =>
      days + size * sine(from + by * k + (by === firstPlanet ? -0.009173 * t * t : 0)),
    0,
  )
  return epochMs(Math.round((mean + corrected + planets) * dayMs - clockBehindMs(t)))
}

const firstPlanet = planetTerms[0][2]

function quarterWidth(
  { sun, moon, latitude }: Readonly<Record<'sun' | 'moon' | 'latitude', number>>,
  eccentricity: number,
) {
  return (
    0.00306 -
    0.00038 * eccentricity * cosine(sun) +
    0.00026 * cosine(moon) -
    0.00002 * cosine(moon - sun) +
    0.00002 * cosine(moon + sun) +
    0.00002 * cosine(2 * latitude)
  )
}

/** How far clocks are behind the even time of the planets, as the earth turns ever slower (Espenak and Meeus). */
function clockBehindMs(centuries: number): number {
  const years = centuries * 100
  return (62.92 + years * (0.32217 + 0.005589 * years)) * 1000
}
