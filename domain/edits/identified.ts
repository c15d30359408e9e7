import type { JCal, JCalComponent } from '#contract/jcal.ts'
import { parseObject } from '../jcal/ParsedObject.ts'
import { textOf } from '../jcal/properties.ts'

/**
 * The components of an object by a name that is the same in other versions of it: their kind, UID and
 * occurrence, however that is written, and a number, because an object may hold two revisions of one override.
 */
export function identified(jcal: JCal | null): ReadonlyMap<string, JCalComponent> {
  if (jcal === null) return new Map()
  const starts = new Map(parseObject(jcal).master?.overrides.map(({ vevent, start }) => [vevent, start]))
  const result = new Map<string, JCalComponent>()
  const counts = new Map<string, number>()
  for (const component of jcal[2]) {
    const occurrence = starts.get(component) ?? textOf(component, 'recurrence-id')
    const name = `${component[0]} ${textOf(component, 'uid')} ${occurrence}`
    const count = counts.get(name) ?? 0
    counts.set(name, count + 1)
    result.set(`${name} ${count}`, component)
  }
  return result
}
