import type { JCalProperty } from '#contract/jcal.ts'
import { parameterOf } from './properties.ts'

/**
 * Properties of a VEVENT whose time moves: what guests answered was about the old time, so they are asked again (RFC 5546 3.2.2.1).
 * The organizer's own answer stays, and so does every other property.
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
