import type { EventChange } from '../event/writeJCal.ts'
import type { EventEdit } from './Edit.ts'
import { groupsBetween } from './propertyGroups.ts'

/**
 * The groups of properties that an edit may change. `all`: those of the whole object, for a deletion, or if a
 * second series begins with a copy of everything.
 */
export function editedGroups(edit: EventEdit): ReadonlySet<string> | 'all' {
  switch (edit.kind) {
    case 'createEvent':
      return 'all'
    case 'deleteEvent':
      // From the first occurrence on means the whole series.
      return edit.occurrence !== null && edit.scope === 'this' ? times : 'all'
    case 'restoreEvents': {
      const [first] = edit.objects
      if (edit.objects.length !== 1 || !first?.from || !first.to) return 'all'
      return groupsBetween(first.from, first.to)
    }
    case 'answerInvitation':
      return edit.occurrence === null ? guests : timesAndGuests
    case 'moveToCalendar':
      return patchedGroups(edit.patch)
    default: {
      if (edit.occurrence !== null && edit.scope === 'following') return 'all'
      const own = edit.kind === 'moveEvent' ? timesAndGuests : patchedGroups(edit.patch)
      // A change of one occurrence is an override.
      return edit.occurrence !== null && edit.scope === 'this' ? new Set([...own, 'times']) : own
    }
  }
}

const times: ReadonlySet<string> = new Set(['times'])
const guests: ReadonlySet<string> = new Set(['guests'])
/** If the time of an event changes, guests are asked again. */
const timesAndGuests: ReadonlySet<string> = new Set(['times', 'guests'])

/** The group of each property of a patch. */
const groupsOfPatch: readonly (readonly [keyof EventChange, string])[] = [
  ['title', 'title'],
  ['location', 'location'],
  ['description', 'description'],
  ['styledDescription', 'description'],
  ['isFree', 'availability'],
  ['visibility', 'visibility'],
  ['when', 'times'],
  ['repeats', 'times'],
  ['status', 'status'],
  ['colour', 'color'],
  ['categories', 'categories'],
  ['url', 'url'],
  ['conference', 'conference'],
  ['attachments', 'attach'],
  ['reminders', 'reminders'],
  ['guests', 'guests'],
]

function patchedGroups(patch: EventChange): ReadonlySet<string> {
  const groups = groupsOfPatch.flatMap(([name, group]) => (patch[name] === undefined ? [] : [group]))
  return new Set(groups.includes('times') ? [...groups, 'guests'] : groups)
}

/** A patch without the properties of some groups; null if nothing is left. */
export function withoutGroups(patch: EventChange, groups: ReadonlySet<string>): EventChange | null {
  const left = groupsOfPatch.reduce<EventChange>((remaining, [name, group]) => {
    if (!groups.has(group)) return remaining
    const { [name]: _dropped, ...rest } = remaining
    return rest
  }, patch)
  return Object.keys(left).length === 0 ? null : left
}
