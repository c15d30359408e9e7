import type { JCal, JCalComponent, JCalProperty } from '#contract/jcal.ts'
import type { EpochMs } from '../time/units.ts'
import { utcText } from '../time/localDateTime.ts'
import { parameterOf, propertyOf, put } from './properties.ts'

/**
 * An object with one component replaced by another. A component with only two items gets its third (CAL-16).
 */
export function withComponent(jcal: JCal, old: JCalComponent, component: JCalComponent): JCal {
  return [jcal[0], jcal[1], jcal[2].map((each) => (each === old ? component : each))]
}

/**
 * A VEVENT with new properties, marked as a revision (RFC 5545 3.8.7.2 to 3.8.7.4): `dtstamp` and
 * `last-modified` are now, and `sequence` is raised if the change matters to guests, such as a new time.
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

/**
 * Properties of a VEVENT whose time moves. Guests answered for the old time, so they are asked again (RFC
 * 5546 3.2.2.1). The organizer's own answer and all other properties stay.
 */
export function withAnswersReset(properties: readonly JCalProperty[]): readonly JCalProperty[] {
  const organizer = addressOf(properties.find(([name]) => name === 'organizer'))
  const isAnswered = (property: JCalProperty) =>
    property[0] === 'attendee' &&
    (parameterOf(property, 'partstat') ?? asked).toUpperCase() !== asked &&
    addressOf(property) !== organizer
  if (!properties.some(isAnswered)) return properties
  return properties.map((property): JCalProperty => {
    if (!isAnswered(property)) return property
    const [name, parameters, type, ...values] = property
    return [name, { ...parameters, partstat: asked }, type, ...values]
  })
}

const asked = 'NEEDS-ACTION'

function addressOf(property: JCalProperty | undefined): string | null {
  const value = property?.[3]
  return typeof value === 'string' ? value.trim().toLowerCase() : null
}
