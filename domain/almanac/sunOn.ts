import { addDays } from '../time/dates.ts'
import { dayNumber } from '../time/dayNumber.ts'
import { startOfDay } from '../time/instantOf.ts'
import {
  addMs,
  dayMs,
  earlier,
  hourMs,
  later,
  minuteMs,
  utcMidnight,
  type EpochMs,
  type IsoDate,
} from '../time/units.ts'
import type { Zone } from '../time/Zone.ts'
import { cosine, sine, tangent } from './degrees.ts'

/** A place on the earth, in degrees north and east. */
export type EarthPlace = { readonly latitude: number; readonly longitude: number }

/** From sunrise until sunset. */
export type Sunlight = { readonly rise: EpochMs; readonly set: EpochMs }

/** What the sun does on a day: rise and set, or neither. */
export type SunOn =
  | ({ readonly kind: 'rises' } & Sunlight)
  | { readonly kind: 'up' }
  | { readonly kind: 'down' }

/** The sun's centre is this far below the zenith when its upper edge is seen: its radius, and refraction. */
const zenith = 90.833

/**
 * Sunrise and sunset around the noon of a day, to the minute between the polar circles, by the formulas of the
 * Solar Calculation Details of NOAA (after Meeus, Astronomical Algorithms).
 *
 * @param zone says which noon: that of its clock
 */
export function sunOn(date: IsoDate, zone: Zone, place: EarthPlace): SunOn {
  const noon = solarNoon(addMs(startOfDay(date, zone), 12 * hourMs), utcMidnight(dayNumber(date)), place)
  const atNoon = cosineOfHourAngle(noon, place)
  if (atNoon < -1) return { kind: 'up' }
  if (atNoon > 1) return { kind: 'down' }
  return { kind: 'rises', rise: horizon(noon, -1, place), set: horizon(noon, 1, place) }
}

/**
 * When it is light on a day.
 *
 * @returns in order, within the day; the end exclusive. Far in the north the sun may set after midnight
 */
export function daylightOn(date: IsoDate, zone: Zone, place: EarthPlace): readonly Sunlight[] {
  const [start, end] = [startOfDay(date, zone), startOfDay(addDays(date, 1), zone)]
  const light: Sunlight[] = []
  for (const day of [addDays(date, -1), date, addDays(date, 1)]) {
    const sun = sunOn(day, zone, place)
    if (sun.kind === 'down') continue
    const from = startOfDay(day, zone)
    const whole = { rise: from, set: startOfDay(addDays(day, 1), zone) }
    const { rise, set } = sun.kind === 'rises' ? sun : whole
    const part = { rise: later(later(rise, start), light.at(-1)?.set ?? start), set: earlier(set, end) }
    if (part.rise >= part.set) continue
    const before = light.at(-1)
    if (before?.set === part.rise) light[light.length - 1] = { rise: before.rise, set: part.set }
    else light.push(part)
  }
  return light
}

/** The sun's highest point that is next to an instant. */
function solarNoon(about: EpochMs, midnight: EpochMs, { longitude }: EarthPlace): EpochMs {
  const minutes = 720 - 4 * longitude - sunAt(about).minutesAhead
  const noon = addMs(midnight, minutes * minuteMs)
  return addMs(noon, Math.round((about - noon) / dayMs) * dayMs)
}

/** Sunrise (-1) or sunset (1): where the sun is then, is where it is at noon at first, and then there. */
function horizon(noon: EpochMs, side: -1 | 1, place: EarthPlace): EpochMs {
  let at = noon
  for (let round = 0; round < 3; round++) {
    const cosineThere = Math.max(-1, Math.min(1, cosineOfHourAngle(at, place)))
    const minutes = (4 * Math.acos(cosineThere) * 180) / Math.PI
    const drift = sunAt(noon).minutesAhead - sunAt(at).minutesAhead
    at = addMs(noon, Math.round((side * minutes + drift) * minuteMs))
  }
  return at
}

/** The cosine of how far the earth turns between noon and the horizon; beyond 1 there is no horizon to cross. */
function cosineOfHourAngle(instant: EpochMs, { latitude }: EarthPlace): number {
  const { declination } = sunAt(instant)
  return cosine(zenith) / (cosine(latitude) * cosine(declination)) - tangent(latitude) * tangent(declination)
}

/** Where the sun is, in degrees north of the equator, and how far a sundial is ahead of a clock. */
function sunAt(instant: EpochMs): { readonly declination: number; readonly minutesAhead: number } {
  const centuries = (instant / dayMs + 2_440_587.5 - 2_451_545) / 36_525
  const longitude = 280.46646 + centuries * (36_000.76983 + centuries * 0.0003032)
  const anomaly = 357.52911 + centuries * (35_999.05029 - 0.0001537 * centuries)
  const eccentricity = 0.016708634 - centuries * (0.000042037 + 0.0000001267 * centuries)
  const centre =
    sine(anomaly) * (1.914602 - centuries * (0.004817 + 0.000014 * centuries)) +
    sine(2 * anomaly) * (0.019993 - 0.000101 * centuries) +
    sine(3 * anomaly) * 0.000289
  const node = 125.04 - 1934.136 * centuries
  const apparent = longitude + centre - 0.00569 - 0.00478 * sine(node)
  const meanObliquity =
    23 + (26 + (21.448 - centuries * (46.815 + centuries * (0.00059 - centuries * 0.001813))) / 60) / 60
  const obliquity = meanObliquity + 0.00256 * cosine(node)
  const half = tangent(obliquity / 2) ** 2
  const equation =
    half * sine(2 * longitude) -
    2 * eccentricity * sine(anomaly) +
    4 * eccentricity * half * sine(anomaly) * cosine(2 * longitude) -
    0.5 * half * half * sine(4 * longitude) -
    1.25 * eccentricity * eccentricity * sine(2 * anomaly)
  return {
    declination: (Math.asin(sine(obliquity) * sine(apparent)) * 180) / Math.PI,
    minutesAhead: (4 * equation * 180) / Math.PI,
  }
}
