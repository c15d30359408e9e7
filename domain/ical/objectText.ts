import type { JCal, JCalComponent } from '#contract/jcal.ts'
import { parseICalendar } from './parseICalendar.ts'
import { printICalendar } from './printICalendar.ts'

/** A calendar object as iCalendar text, and as it is read back from it. */
export type ObjectText = { readonly text: string; readonly data: JCal }

/**
 * A calendar object as iCalendar text (RFC 5545), verified by reading it back: every property of the object
 * and its components is the same again. The text may have more: VERSION, PRODID and the VTIMEZONEs that the
 * object does not define.
 *
 * @returns null if the text would lose or change something
 */
export function objectText(object: JCal): ObjectText | null {
  const text = printICalendar(object)
  const data = readObjectText(text)
  if (data === null) return null
  const isWhole =
    holdsAll(data[1], object[1]) &&
    holdsAll(data[2], object[2]) &&
    // No component is added except zones.
    othersThanZones(data).length === othersThanZones(object).length
  return isWhole ? { text, data } : null
}

/** The one object in a text; null if there is none, several, or anything that cannot be read. */
export function readObjectText(text: string): JCal | null {
  const { objects, skipped } = parseICalendar(text)
  const [only, ...others] = objects
  return only !== undefined && others.length === 0 && skipped.length === 0 ? only.jcal : null
}

const othersThanZones = ([, , components]: JCal): readonly JCalComponent[] =>
  components.filter(([name]) => name !== 'vtimezone')

function holdsAll(found: readonly unknown[], wanted: readonly unknown[]): boolean {
  const all = new Set(found.map(canonical))
  return wanted.every((each) => all.has(canonical(each)))
}

/** The order of parameters, and an explicit empty list of components, make no difference. */
function canonical(value: unknown): string {
  return JSON.stringify(settled(value))
}

function settled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(settled)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, each]) => [name.toLowerCase(), settled(each)] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
}
