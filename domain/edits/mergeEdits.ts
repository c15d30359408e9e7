import type { JCal } from '#contract/jcal.ts'
import { addressOf } from '../event/guests/readGuestList.ts'
import { applyEventEdit } from './applyEventEdit.ts'
import { repliesOf } from './answered.ts'
import type { AnswerInvitation, EventEdit } from './Edit.ts'
import { editedGroups, withoutGroups } from './editedGroups.ts'
import { keyOf } from './ObjectName.ts'
import { groupsBetween, groupsIn, masterOf, ownGroupsBetween, type GroupContent } from './propertyGroups.ts'
import type { StoredVersion } from './StoredVersion.ts'
import { touchedBy } from './touchedBy.ts'

/** A group that both sides changed differently; null on the side that deleted it. */
export type GroupConflict = {
  readonly group: string
  readonly base: GroupContent | null
  readonly theirs: GroupContent | null
  readonly mine: GroupContent | null
}

export type MergedEdit =
  /** The edit on top of what is stored now; null if nothing of it is left to do. */
  | { readonly ok: true; readonly edit: EventEdit | null }
  | { readonly ok: false; readonly conflicts: readonly GroupConflict[] }

/**
 * My edit on top of what somebody else has stored meanwhile. Groups of properties that only one side changed
 * are merged, and so are groups that both changed in the same way; the others are conflicts, which are not
 * decided here.
 *
 * @param base what my edit is based on; null if nothing was stored
 * @param theirs what is stored of the same object now; null if it was deleted
 */
export function mergeEdits(base: JCal | null, theirs: StoredVersion | null, mine: EventEdit): MergedEdit {
  const [now, wanted] = [theirs?.data ?? null, wantedBy(mine, base)]
  const versions = { base, now, wanted }
  // What is gone has no date left to delete.
  if (now === null && mine.kind === 'deleteEvent') return { ok: true, edit: null }
  // What is restored has its complete overrides.
  const between = mine.kind === 'restoreEvents' ? groupsBetween : ownGroupsBetween
  const changed = between(base, now)
  const edited = mine.kind === 'answerInvitation' ? answeredGroups(mine, versions) : editedGroups(mine)
  if (edited === null) return { ok: true, edit: null }
  const both = edited === 'all' ? changed : new Set([...changed].filter((group) => edited.has(group)))
  const rejected = (groups: readonly string[]): MergedEdit => ({
    ok: false,
    conflicts: conflictsIn(groups, versions),
  })
  // What they deleted cannot be changed, whatever it had.
  if (now === null && wanted !== null) return rejected([...(edited === 'all' ? changed : edited)])
  const guests = mergedGuests(mine, versions)
  const differs = between(now, wanted)
  // If both split a series in the same way, there are still two second halves.
  const areApart = (now !== null && wanted === null) || maySplit(mine)
  const clashes = (group: string) =>
    group === 'guests' && guests ? guests === 'clash' : differs.has(group) && !isAskedAgain(group, mine)
  const clashing = [...both].filter((group) => areApart || clashes(group))
  if (clashing.length > 0) return rejected(clashing)
  // The guests of mine are still to be written where only answers have come.
  const alike = guests === 'mine' ? new Set([...both].filter((group) => group !== 'guests')) : both
  return { ok: true, edit: rebased(mine, theirs, alike) }
}

/**
 * An answer is one guest's alone: those of others beside it clash with nothing. It is about the time that was seen, and
 * not about another one.
 *
 * @returns the groups that it may clash in; null if the same was answered elsewhere
 */
function answeredGroups(
  { attendee }: AnswerInvitation,
  { base, now, wanted }: Versions,
): ReadonlySet<string> | null {
  const [before, theirs, mine] = [base, now, wanted].map((each) => JSON.stringify(repliesOf(each, attendee)))
  if (theirs === before) return new Set(['times'])
  return theirs === mine ? null : new Set(['times', 'guests'])
}

/**
 * A list of guests is about who is invited: answers to it that came meanwhile stay, no matter who else is invited.
 *
 * @returns whose list it is now; null for an edit that is not about guests
 */
function mergedGuests(mine: EventEdit, { base, now, wanted }: Versions): 'mine' | 'same' | 'clash' | null {
  if (!('patch' in mine) || mine.patch.guests === undefined) return null
  const [before, theirs, own] = [base, now, wanted].map(invitedIn)
  if (theirs === before) return 'mine'
  return theirs === own ? 'same' : 'clash'
}

/** Who is invited, and how, in any order. */
function invitedIn(jcal: JCal | null): string {
  const master = jcal && masterOf(jcal)
  const attendees = master?.[1].filter(([name]) => name === 'attendee') ?? []
  const rows = attendees.map((each) => [addressOf(each).toLowerCase(), each[1]['role'], each[1]['cutype']])
  return JSON.stringify(rows.map((row) => JSON.stringify(row)).toSorted())
}

const maySplit = (mine: EventEdit) =>
  (mine.kind === 'changeEvent' || mine.kind === 'moveEvent') && touchedBy(mine).length > 1

/** A new time asks guests again, whatever they have answered. */
const isAskedAgain = (group: string, { kind }: EventEdit) =>
  group === 'guests' && (kind === 'changeEvent' || kind === 'moveEvent' || kind === 'moveToCalendar')

/**
 * @param alike the groups that both changed in the same way, which must not be applied twice: a time would
 *   move twice as far
 */
function rebased(
  mine: EventEdit,
  baseVersion: StoredVersion | null,
  alike: ReadonlySet<string>,
): EventEdit | null {
  switch (mine.kind) {
    case 'changeEvent': {
      const patch = withoutGroups(mine.patch, alike)
      return patch && { ...mine, patch, baseVersion }
    }
    case 'moveToCalendar':
      return { ...mine, patch: withoutGroups(mine.patch, alike) ?? {}, baseVersion }
    case 'restoreEvents':
      return { ...mine, baseVersion }
    default: {
      const isDone = [...alike].some((group) => !isAskedAgain(group, mine))
      return isDone ? null : { ...mine, baseVersion }
    }
  }
}

function wantedBy(mine: EventEdit, base: JCal | null): JCal | null {
  const [first, second] = touchedBy(mine).map(keyOf)
  if (first === undefined) return base
  const applied = applyEventEdit(mine, new Map([[first, base]]))
  if (!applied.ok) return base
  // An object that moved to another calendar is compared as it is there.
  const at = mine.kind === 'moveToCalendar' && second !== undefined ? second : first
  return applied.value.get(at) ?? null
}

type Versions = { readonly base: JCal | null; readonly now: JCal | null; readonly wanted: JCal | null }

function conflictsIn(groups: readonly string[], { base, now, wanted }: Versions): readonly GroupConflict[] {
  const contents = (jcal: JCal | null) => (jcal === null ? null : groupsIn(jcal))
  const [before, theirs, mine] = [contents(base), contents(now), contents(wanted)]
  return groups.map((group) => ({
    group,
    base: before?.get(group) ?? null,
    theirs: theirs?.get(group) ?? null,
    mine: mine?.get(group) ?? null,
  }))
}
