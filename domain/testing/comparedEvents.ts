import type { JCalComponent, JCalProperty } from '#contract/jcal.ts'
import { identified } from '../edits/identified.ts'
import type { EventObjects } from '../edits/Objects.ts'
import { isStamp } from '../edits/propertyGroups.ts'

/** What exists, as text. */
export const textsOf = (events: EventObjects) =>
  [...events]
    .flatMap(([name, jcal]) => (jcal === null ? [] : [[name, JSON.stringify(jcal)] as const]))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))

export const hasAttendees = ([, properties]: JCalComponent) =>
  properties.some(([name]) => name === 'attendee')

/** Objects whose VEVENTs with guests have the stamps of another version. */
export function withStampsOf(events: EventObjects, others: EventObjects): EventObjects {
  return new Map(
    [...events].map(([name, jcal]) => {
      const other = identified(others.get(name) ?? null)
      const components = [...identified(jcal)].map(([identity, each]): JCalComponent => {
        const same = other.get(identity)
        return each[0] === 'vevent' && same && hasAttendees(each)
          ? [each[0], stampedAs(each[1], same[1]), each[2] ?? []]
          : each
      })
      return [name, jcal && ([jcal[0], jcal[1], components] as const)]
    }),
  )
}

function stampedAs(
  properties: readonly JCalProperty[],
  like: readonly JCalProperty[],
): readonly JCalProperty[] {
  return properties.flatMap((property) => {
    if (!isStamp(property)) return [property]
    return like.filter((each) => each[0] === property[0])
  })
}
