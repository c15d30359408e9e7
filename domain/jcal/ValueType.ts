import type { JCalComponent, JCalParameters, JCalProperty } from '#contract/jcal.ts'
import { readEventTime, type EventTime, type ZoneOf } from './EventTime.ts'
import { parameterOf, propertyOf, put, withoutParameters } from './properties.ts'
import { isoDate } from '../time/dayNumber.ts'
import { instantOfLocal, localAt } from '../time/instantOf.ts'
import { dayOfLocal, type EpochMs, type LocalMs } from '../time/units.ts'
import { localDateTime, utcText } from '../time/localDateTime.ts'
import { zoneNamed, type Zone } from '../time/Zone.ts'

/**
 * How the times of a series are written (RFC 5545 3.3.5): as dates, in UTC, in a zone, or floating, which is
 * calculated in UTC.
 */
export type ValueType = {
  readonly kind: 'date' | 'utc' | 'zoned' | 'floating'
  /** As it was written, and only for `zoned`. */
  readonly tzid: string | null
  readonly zone: Zone
}

/** How a property writes its first value; null if that cannot be read. */
export function readValueType(property: JCalProperty, zoneOf: ZoneOf): ValueType | null {
  const time = readEventTime(property, zoneOf)
  return time && valueTypeOf(property, time)
}

/** How the first property with a name writes its time; null without a readable one. */
export function timeTypeIn(vevent: JCalComponent, name: string, zoneOf: ZoneOf): ValueType | null {
  const property = propertyOf(vevent, name)
  return property === undefined ? null : readValueType(property, zoneOf)
}

/** The same if the first value of the property was read already. */
export function valueTypeOf(property: JCalProperty, time: EventTime): ValueType {
  const utc = zoneNamed('UTC')
  if (time.kind === 'date') return { kind: 'date', tzid: null, zone: utc }
  const text = property[3]
  if (typeof text === 'string' && text.endsWith('Z')) return { kind: 'utc', tzid: null, zone: utc }
  if (time.zone === null) return { kind: 'floating', tzid: null, zone: utc }
  return { kind: 'zoned', tzid: parameterOf(property, 'tzid') ?? null, zone: time.zone }
}

/** A local time of the type's zone, as text of the type. */
export function textIn({ kind, zone }: ValueType, local: LocalMs): string {
  if (kind === 'date') return isoDate(dayOfLocal(local))
  return kind === 'utc' ? utcText(instantOfLocal(local, zone)) : localDateTime(local)
}

/** An instant, or the UTC midnight of a date, as text of a type. */
export function instantIn(type: ValueType, instant: EpochMs): string {
  return textIn(type, localAt(instant, type.zone))
}

/**
 * The UNTIL of a rule whose DTSTART has this type (RFC 5545 3.3.10): a date for dates, floating for floating times, else in UTC.
 *
 * @param local of the type's zone, inclusive
 */
export function untilIn(type: ValueType, local: LocalMs): string {
  return type.kind === 'zoned' ? utcText(instantOfLocal(local, type.zone)) : textIn(type, local)
}

/** A property with texts of a type, and the parameters that go with them. */
export function propertyIn(
  type: ValueType,
  name: string,
  texts: readonly [string, ...string[]],
  own: JCalParameters = {},
): JCalProperty {
  const others = withoutParameters(own, 'tzid', 'value')
  const parameters = type.tzid === null ? others : { ...others, tzid: type.tzid }
  return [name, parameters, type.kind === 'date' ? 'date' : 'date-time', ...texts]
}

/**
 * The properties of a VEVENT at another time: DTSTART and its end in their places, everything else unchanged.
 *
 * @param valueType of DTSTART
 * @param at the new start as a local time of that type's zone, and the end (exclusive) calculated from it;
 *   null keeps DURATION, or no end at all
 * @param endType how DTEND was written, to keep that: an end may have a zone of its own
 */
export function timeProperties(
  vevent: JCalComponent,
  valueType: ValueType,
  at: { readonly local: LocalMs; readonly endOf: ((start: EpochMs) => EpochMs) | null },
  endType: ValueType | null,
): readonly JCalProperty[] {
  const parametersOf = (name: string): JCalParameters => propertyOf(vevent, name)?.[1] ?? {}
  const start = propertyIn(valueType, 'dtstart', [textIn(valueType, at.local)], parametersOf('dtstart'))
  const properties = put(vevent[1], start)
  const dtend = propertyOf(vevent, 'dtend')
  if (at.endOf === null) return properties
  const isAlike = endType !== null && (endType.kind === 'date') === (valueType.kind === 'date')
  const type = isAlike ? endType : valueType
  const end = instantIn(type, at.endOf(instantOfLocal(at.local, valueType.zone)))
  // DTEND and DURATION exclude each other: one replaces the other.
  return put(
    properties,
    propertyIn(type, 'dtend', [end], parametersOf('dtend')),
    dtend === undefined ? 'duration' : 'dtend',
  )
}
