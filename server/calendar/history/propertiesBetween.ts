import type { JCal, JCalProperty } from '#contract/jcal.ts'
import { identified } from '#domain/edits/identified.ts'
import { withoutStamps } from '#domain/edits/propertyGroups.ts'

/**
 * The names of the properties in which two states of an event differ, in any of its components, in order of
 * the alphabet. Stamps of the revision, and what became of invitations on their way, are left out. A component that
 * differs inside, such as a reminder, has the name of what is inside.
 */
export function propertiesBetween(before: JCal, after: JCal): readonly string[] {
  const [these, those] = [partsOf(before), partsOf(after)]
  const names = new Set<string>()
  for (const key of new Set([...these.keys(), ...those.keys()])) {
    if (these.get(key) !== those.get(key)) names.add(key.slice(key.lastIndexOf(' ') + 1))
  }
  return [...names].toSorted()
}

/** The text of each property, by its component and its name; several of a name together. */
function partsOf(jcal: JCal): ReadonlyMap<string, string> {
  const parts = new Map<string, string>()
  const add = (component: string, name: string, value: unknown) => {
    const key = `${component} ${name}`
    parts.set(key, `${parts.get(key) ?? ''}${JSON.stringify(value)}`)
  }
  const addAll = (component: string, properties: readonly JCalProperty[]) => {
    for (const each of withoutStamps(['', properties, []])[1]) add(component, each[0], each)
  }
  addAll('', jcal[1])
  for (const [component, [, properties, inside = []]] of identified(jcal)) {
    addAll(component, properties)
    for (const each of inside) add(component, each[0], each)
  }
  return parts
}
