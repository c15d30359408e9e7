import type { JCalProperty, JCalValue } from '#contract/jcal.ts'
import { dayNumber, isoDate } from '../time/dayNumber.ts'
import { instantOfLocal } from '../time/instantOf.ts'
import { utcMidnight, type DayNumber, type EpochMs, type LocalMs } from '../time/units.ts'
import { localDateTime, localMsOf, utcText } from '../time/localDateTime.ts'
import { zoneNamed, type Zone } from '../time/Zone.ts'
import { parameterOf } from './properties.ts'

/** A DATE or DATE-TIME value as it was written; without a zone it floats (RFC 5545 3.3.5). */
export type EventTime =
  | { readonly kind: 'date'; readonly day: DayNumber }
  | { readonly kind: 'timed'; readonly local: LocalMs; readonly zone: Zone | null }

/** Finds the zone of a TZID used in one calendar object. */
export type ZoneOf = (tzid: string) => Zone | null

/** The time that the first value of a property names, or null when it cannot be read. */
export function readEventTime(property: JCalProperty, zoneOf: ZoneOf): EventTime | null {
  return eventTimeOf(property[3], parameterOf(property, 'tzid'), zoneOf)
}

/** Every time of a property with several values (EXDATE, RDATE); what cannot be read is left out. */
export function readEventTimes(property: JCalProperty, zoneOf: ZoneOf): readonly EventTime[] {
  const tzid = parameterOf(property, 'tzid')
  return property
    .slice(3)
    .map((value) => eventTimeOf(startOfPeriod(value), tzid, zoneOf))
    .filter((time) => time !== null)
}

/** The instant of a time; dates are UTC midnights (CAL-8), floating times are read in the given zone. */
export function instantOfEventTime(time: EventTime, viewZone: Zone): EpochMs {
  return time.kind === 'date' ? utcMidnight(time.day) : instantOfLocal(time.local, time.zone ?? viewZone)
}

/**
 * The name of an occurrence, from its RECURRENCE-ID or its start:
 * `YYYY-MM-DD` for a date, `YYYY-MM-DDTHH:mm:ssZ` in UTC for a time, without the `Z` for a floating one.
 */
export function occurrenceId(time: EventTime): string {
  if (time.kind === 'date') return isoDate(time.day)
  if (time.zone === null) return localDateTime(time.local)
  return utcText(instantOfLocal(time.local, time.zone))
}

/** The time that `occurrenceId` named; null if the text is not such a name. */
export function readOccurrenceId(occurrence: string): EventTime | null {
  return eventTimeOf(occurrence, undefined, () => null)
}

/** A date or time of jCal. The basic form of iCalendar (`20270315T090000Z`) is read too. */
function eventTimeOf(
  value: JCalValue | undefined,
  tzid: string | undefined,
  zoneOf: ZoneOf,
): EventTime | null {
  if (typeof value !== 'string') return null
  const text = value.charCodeAt(4) === dash ? value : extended(value)
  if (text.length === 10) {
    const day = dayNumber(text)
    return Number.isNaN(day) ? null : { kind: 'date', day }
  }
  const isUtc = text.endsWith('Z')
  const local = localMsOf(isUtc ? text.slice(0, -1) : text)
  if (Number.isNaN(local)) return null
  if (isUtc) return { kind: 'timed', local, zone: utc }
  return { kind: 'timed', local, zone: tzid === undefined ? null : zoneOf(tzid) }
}

const dash = 45
const utc = zoneNamed('UTC')

function extended(text: string): string {
  return text.replace(/^(\d{4})(\d{2})(\d{2})/, '$1-$2-$3').replace(/T(\d{2})(\d{2})(\d{2})/, 'T$1:$2:$3')
}

/** A PERIOD is written as `start/end` or as an array of the two. */
function startOfPeriod(value: JCalValue): JCalValue {
  if (typeof value === 'string') return value.split('/')[0] ?? value
  return Array.isArray(value) ? (value[0] ?? null) : value
}
