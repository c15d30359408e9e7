import type { JCalParameters, JCalProperty } from '#contract/jcal.ts'
import { readEventTime, type ZoneOf } from '../event/EventTime.ts'
import { parameterOf, withoutParameters } from '../event/properties.ts'
import { isoDate } from '../time/dayNumber.ts'
import { instantOfLocal, localAt } from '../time/instantOf.ts'
import { dayMs, type EpochMs, type LocalMs } from '../time/units.ts'
import { localDateTime, utcText } from '../time/localDateTime.ts'
import { zoneNamed, type Zone } from '../time/Zone.ts'

/** How the times of a series are written (RFC 5545 3.3.5): as dates, in UTC, or by the clock of a zone; floating ones are calculated in UTC. */
export type ValueType = {
  readonly kind: 'date' | 'utc' | 'zoned' | 'floating'
  /** As it was written, and only for `zoned`. */
  readonly tzid: string | null
  readonly zone: Zone
}

/** The form in which a property says its first value; null when that cannot be read. */
export function formOf(property: JCalProperty, zoneOf: ZoneOf): ValueType | null {
  const time = readEventTime(property, zoneOf)
  const utc = zoneNamed('UTC')
  if (time === null) return null
  if (time.kind === 'date') return { kind: 'date', tzid: null, zone: utc }
  const text = property[3]
  if (typeof text === 'string' && text.endsWith('Z')) return { kind: 'utc', tzid: null, zone: utc }
  if (time.zone === null) return { kind: 'floating', tzid: null, zone: utc }
  return { kind: 'zoned', tzid: parameterOf(property, 'tzid') ?? null, zone: time.zone }
}

/** A wall of the form's zone, as text in that form. */
export function textIn({ kind, zone }: ValueType, local: LocalMs): string {
  if (kind === 'date') return isoDate(Math.floor(local / dayMs))
  return kind === 'utc' ? utcText(instantOfLocal(local, zone)) : localDateTime(local)
}

/** An instant, or the UTC midnight of a date, as text in a form. */
export function instantIn(form: ValueType, instant: EpochMs): string {
  return textIn(form, localAt(instant, form.zone))
}

/**
 * The UNTIL of a rule whose DTSTART has this form (RFC 5545 3.3.10): a date for dates, floating for floating times, else in UTC.
 *
 * @param local of the form's zone, inclusive
 */
export function untilIn(form: ValueType, local: LocalMs): string {
  return form.kind === 'zoned' ? utcText(instantOfLocal(local, form.zone)) : textIn(form, local)
}

/** A property with texts of a form, and the parameters that go with them. */
export function propertyIn(
  form: ValueType,
  name: string,
  texts: readonly [string, ...string[]],
  own: JCalParameters = {},
): JCalProperty {
  const others = withoutParameters(own, 'tzid', 'value')
  const parameters = form.tzid === null ? others : { ...others, tzid: form.tzid }
  return [name, parameters, form.kind === 'date' ? 'date' : 'date-time', ...texts]
}
