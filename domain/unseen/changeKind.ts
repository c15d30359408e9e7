import type { JCal } from '#contract/jcal.ts'
import { masterOf, ownGroupsBetween } from '../edits/propertyGroups.ts'
import { textOf } from '../jcal/properties.ts'

/** `transferred`: only its calendar is another one. */
export type ChangeKind = 'added' | 'moved' | 'changed' | 'cancelled' | 'transferred'

/** The groups of properties that make a change worth telling: answers, reminders and colours are none. */
const texts: readonly string[] = ['title', 'location', 'description', 'status', 'url', 'conference']

/**
 * What was done to an event between two of its states, as its readers would say it.
 *
 * @param before null if there was none
 * @param after null if it was deleted
 * @returns null if nothing is different that readers would want to be told
 */
export function changeKind(before: JCal | null, after: JCal | null): ChangeKind | null {
  const [was, is] = [takesPlace(before), takesPlace(after)]
  if (!was && !is) return null
  if (!was) return 'added'
  if (!is) return 'cancelled'
  const groups = ownGroupsBetween(before, after)
  if (groups.has('times')) return 'moved'
  return texts.some((group) => groups.has(group)) ? 'changed' : null
}

/** Whether an event takes place. */
export const takesPlace = (jcal: JCal | null): boolean => {
  if (jcal === null) return false
  const master = masterOf(jcal)
  return master === undefined || textOf(master, 'status').toUpperCase() !== 'CANCELLED'
}
