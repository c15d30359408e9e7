import type { JCalComponent } from '#contract/jcal.ts'
import { textOf } from '../jcal/properties.ts'

/**
 * Components by a name that is the same in other versions of their object: their kind, UID and occurrence,
 * and a number, because an object may hold two revisions of one override.
 */
export function identified(components: readonly JCalComponent[]): ReadonlyMap<string, JCalComponent> {
  const result = new Map<string, JCalComponent>()
  const counts = new Map<string, number>()
  for (const component of components) {
    const name = `${component[0]} ${textOf(component, 'uid')} ${textOf(component, 'recurrence-id')}`
    const count = counts.get(name) ?? 0
    counts.set(name, count + 1)
    result.set(`${name} ${count}`, component)
  }
  return result
}
