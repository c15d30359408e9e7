import type { Edit } from '../Edit.ts'
import { isCalendarEdit } from '../editKinds.ts'
import { calendarKey, keyOf } from '../ObjectName.ts'
import { groupsBetween } from '../propertyGroups.ts'

/** What an edit changes: groups of properties by `keyOf` or `calendarKey`; `all` if something comes or goes. */
export type Touches = ReadonlyMap<string, ReadonlySet<string> | 'all'>

/** What the inverse of an edit changes, which is what the edit has changed. The same inverse gives the same. */
export function touchesOf(inverse: Edit): Touches {
  const known = made.get(inverse)
  if (known) return known
  const touches = read(inverse)
  made.set(inverse, touches)
  return touches
}

const made = new WeakMap<Edit, Touches>()

function read(inverse: Edit): Touches {
  if (inverse.kind === 'restoreEvents')
    return new Map(
      inverse.objects.map(({ object, from, to }) => [
        keyOf(object),
        from === null || to === null ? 'all' : groupsBetween(from, to),
      ]),
    )
  if (inverse.kind === 'changeCalendar')
    return new Map([[calendarKey(inverse.calendar), new Set(Object.keys(inverse.patch))]])
  if (isCalendarEdit(inverse)) return new Map([[nameOfCalendar(inverse), 'all']])
  throw new TypeError(`${inverse.kind} undoes nothing`)
}

const nameOfCalendar = (
  edit: Extract<Edit, { kind: 'createCalendar' | 'deleteCalendar' | 'restoreCalendar' }>,
) =>
  calendarKey(
    edit.kind === 'createCalendar' ? { userId: edit.userId, calendarId: edit.properties.id } : edit.calendar,
  )

/**
 * Whether two edits changed something in common, so that neither can be undone without the other. What comes
 * or goes with a calendar depends on it.
 */
export function overlap(one: Touches, other: Touches): boolean {
  const [few, many] = one.size <= other.size ? [one, other] : [other, one]
  for (const [key, groups] of few) if (isShared(groups, many.get(key))) return true
  return isWithin(one, other) || isWithin(other, one)
}

function isShared(
  these: ReadonlySet<string> | 'all',
  those: ReadonlySet<string> | 'all' | undefined,
): boolean {
  if (those === undefined) return false
  if (these === 'all' || those === 'all') return true
  return [...these].some((group) => those.has(group))
}

/** Whether one of the objects is in a calendar that was created or deleted. */
function isWithin(objects: Touches, calendars: Touches): boolean {
  // An edit of a calendar is of one; imports are of thousands of objects.
  const [only] = calendars.size === 1 ? calendars : []
  if (!only || only[1] !== 'all' || only[0].split('/').length !== 2) return false
  return [...objects.keys()].some((key) => key.startsWith(`${only[0]}/`))
}
