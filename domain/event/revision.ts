import type { JCal, JCalComponent, JCalProperty } from '#contract/jcal.ts'
import type { EpochMs } from '../time/units.ts'
import { utcText } from '../time/localDateTime.ts'
import { propertyOf } from './properties.ts'

/** An object with one component replaced by another; a component of two items gets its third (CAL-16). */
export function withComponent(jcal: JCal, old: JCalComponent, component: JCalComponent): JCal {
  return [jcal[0], jcal[1], jcal[2].map((each) => (each === old ? component : each))]
}

/**
 * A VEVENT with new properties and the marks of a revision (RFC 5545 3.8.7.2 to 3.8.7.4): `dtstamp` and `last-modified` are now, and
 * `sequence` is raised when the change matters to guests, as one of time does.
 */
export function revised(
  vevent: JCalComponent,
  properties: readonly JCalProperty[],
  { now, isSignificant }: { readonly now: EpochMs; readonly isSignificant: boolean },
): JCalComponent {
  const stamp = utcText(now)
  const sequence = Number(propertyOf(vevent, 'sequence')?.[3] ?? 0)
  const stamped = put(put(properties, ['dtstamp', {}, 'date-time', stamp]), [
    'last-modified',
    {},
    'date-time',
    stamp,
  ])
  const next = Number.isFinite(sequence) ? sequence + 1 : 1
  return [
    vevent[0],
    isSignificant ? put(stamped, ['sequence', {}, 'integer', next]) : stamped,
    vevent[2] ?? [],
  ]
}

/** A property in the place of the first of its name, or of another name, or at the end. */
export function put(
  properties: readonly JCalProperty[],
  property: JCalProperty,
  inPlaceOf = property[0],
): readonly JCalProperty[] {
  const index = properties.findIndex((each) => each[0] === inPlaceOf)
  return index < 0 ? [...properties, property] : properties.with(index, property)
}
