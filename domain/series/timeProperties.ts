import type { JCalComponent, JCalParameters, JCalProperty } from '#contract/jcal.ts'
import type { ZoneOf } from '../event/EventTime.ts'
import { propertyOf } from '../event/properties.ts'
import { put } from '../event/revision.ts'
import { instantOfLocal } from '../time/instantOf.ts'
import type { EpochMs, LocalMs } from '../time/units.ts'
import { formOf, instantIn, propertyIn, textIn, type ValueType } from './ValueType.ts'

/**
 * The properties of a VEVENT at another time: DTSTART and its end in their places, all else as it was.
 *
 * @param at the new start as a local time of the form's zone, and from it the end, exclusive; null leaves the length as DURATION or nothing says it
 * @param zoneOf given where the form stays what it was: an end in a zone of its own then stays in that zone
 */
export function timeProperties(
  vevent: JCalComponent,
  form: ValueType,
  at: { readonly local: LocalMs; readonly endOf: ((start: EpochMs) => EpochMs) | null },
  zoneOf: ZoneOf | null,
): readonly JCalProperty[] {
  const parametersOf = (name: string): JCalParameters => propertyOf(vevent, name)?.[1] ?? {}
  const start = propertyIn(form, 'dtstart', [textIn(form, at.local)], parametersOf('dtstart'))
  const properties = put(vevent[1], start)
  const dtend = propertyOf(vevent, 'dtend')
  if (at.endOf === null) return properties
  const own = zoneOf === null || dtend === undefined ? null : formOf(dtend, zoneOf)
  const endForm = own !== null && (own.kind === 'date') === (form.kind === 'date') ? own : form
  const end = instantIn(endForm, at.endOf(instantOfLocal(at.local, form.zone)))
  // DTEND and DURATION exclude each other: one takes the place of the other.
  return put(
    properties,
    propertyIn(endForm, 'dtend', [end], parametersOf('dtend')),
    dtend === undefined ? 'duration' : 'dtend',
  )
}
