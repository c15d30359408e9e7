import type { JCal, JCalComponent, JCalProperty, JCalValue } from '#contract/jcal.ts'
import { dayNumber, isoDate } from '../time/dayNumber.ts'
import { instantOfWall } from '../time/instantOf.ts'
import { dayMs, type DayNumber, type EpochMs, type WallMs } from '../time/units.ts'
import { localDateTime, wallOf } from '../time/wall.ts'
import { zoneNamed, type Zone } from '../time/Zone.ts'
import { zoneFor } from '../time/zoneFor.ts'
import { componentsOf, parameterOf, textOf } from './properties.ts'

/** A DATE or DATE-TIME value as it was written; without a zone it floats (RFC 5545 3.3.5). */
export type Moment =
  | { readonly kind: 'date'; readonly day: DayNumber }
  | { readonly kind: 'timed'; readonly wall: WallMs; readonly zone: Zone | null }

/** Finds the zone of a TZID used in one calendar object. */
export type ZoneOf = (tzid: string) => Zone | null

/** The zones of a calendar object: known names, or its own VTIMEZONEs. */
export function zonesOf(jcal: JCal): ZoneOf {
  // Most objects define no zone, and are read by the thousand.
  if (!jcal[2].some(([name]) => name === 'vtimezone')) return zoneByName
  const definitions = new Map<string, JCalComponent>()
  for (const vtimezone of componentsOf(jcal, 'vtimezone')) {
    const tzid = textOf(vtimezone, 'tzid')
    if (!definitions.has(tzid)) definitions.set(tzid, vtimezone)
  }
  const known = new Map<string, Zone | null>()
  let years: YearsByZone | null = null
  return (tzid) => {
    const before = known.get(tzid)
    if (before !== undefined) return before
    const yearsIn = () => [...((years ??= yearsByZone(jcal)).get(tzid) ?? [])]
    const zone = zoneFor(tzid, () => definitions.get(tzid), yearsIn)
    known.set(tzid, zone)
    return zone
  }
}

const zoneByName: ZoneOf = (tzid) => zoneFor(tzid, () => undefined)

export type YearsByZone = ReadonlyMap<string, ReadonlySet<number>>

/** The years in which events of each zone begin. */
export function yearsByZone(jcal: JCal): YearsByZone {
  const years = new Map<string, Set<number>>()
  for (const vevent of componentsOf(jcal, 'vevent')) {
    for (const property of vevent[1]) {
      const tzid = property[0] === 'dtstart' ? parameterOf(property, 'tzid') : undefined
      const year = typeof property[3] === 'string' ? Number(property[3].slice(0, 4)) : NaN
      if (tzid === undefined || !(year >= 1900)) continue
      const ofZone = years.get(tzid) ?? new Set()
      // A definition that differs does so in most years: the first hundred show it.
      if (ofZone.size < 100) years.set(tzid, ofZone.add(year))
    }
  }
  return years
}

/** The moment that the first value of a property names, or null when it cannot be read. */
export function readMoment(property: JCalProperty, zoneOf: ZoneOf): Moment | null {
  return momentOf(property[3], parameterOf(property, 'tzid'), zoneOf)
}

/** Every moment of a property with several values (EXDATE, RDATE); what cannot be read is left out. */
export function readMoments(property: JCalProperty, zoneOf: ZoneOf): readonly Moment[] {
  const tzid = parameterOf(property, 'tzid')
  return property
    .slice(3)
    .map((value) => momentOf(startOfPeriod(value), tzid, zoneOf))
    .filter((moment) => moment !== null)
}

/** The instant of a moment; dates are UTC midnights (CAL-8), floating times are read in the zone given. */
export function instantOfMoment(moment: Moment, viewZone: Zone): EpochMs {
  return moment.kind === 'date' ? moment.day * dayMs : instantOfWall(moment.wall, moment.zone ?? viewZone)
}

/**
 * The name of an occurrence, from its RECURRENCE-ID or its start:
 * `YYYY-MM-DD` for a date, `YYYY-MM-DDTHH:mm:ssZ` in UTC for a time, without the `Z` for a floating one.
 */
export function occurrenceId(moment: Moment): string {
  if (moment.kind === 'date') return isoDate(moment.day)
  if (moment.zone === null) return localDateTime(moment.wall)
  return `${localDateTime(instantOfWall(moment.wall, moment.zone))}Z`
}

/** The moment that `occurrenceId` named, or null when the text is no such name. */
export function readOccurrenceId(occurrence: string): Moment | null {
  return momentOf(occurrence, undefined, () => null)
}

/** A date or time of jCal; the basic form of iCalendar (`20270315T090000Z`) is read as well. */
function momentOf(value: JCalValue | undefined, tzid: string | undefined, zoneOf: ZoneOf): Moment | null {
  if (typeof value !== 'string') return null
  const text = value.charCodeAt(4) === dash ? value : extended(value)
  if (text.length === 10) {
    const day = dayNumber(text)
    return Number.isNaN(day) ? null : { kind: 'date', day }
  }
  const isUtc = text.endsWith('Z')
  const wall = wallOf(isUtc ? text.slice(0, -1) : text)
  if (Number.isNaN(wall)) return null
  if (isUtc) return { kind: 'timed', wall, zone: utc }
  return { kind: 'timed', wall, zone: tzid === undefined ? null : zoneOf(tzid) }
}

const dash = 45
const utc = zoneNamed('UTC')

function extended(text: string): string {
  return text.replace(/^(\d{4})(\d{2})(\d{2})/, '$1-$2-$3').replace(/T(\d{2})(\d{2})(\d{2})/, 'T$1:$2:$3')
}

/** A PERIOD travels as `start/end` or as an array of the two. */
function startOfPeriod(value: JCalValue): JCalValue {
  if (typeof value === 'string') return value.split('/')[0] ?? value
  return Array.isArray(value) ? (value[0] ?? null) : value
}
