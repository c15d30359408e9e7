import type { JCal } from '#contract/jcal.ts'
import { applyEventEdit } from './applyEventEdit.ts'
import type { EventEdit } from './Edit.ts'
import { editedGroups, withoutGroups } from './editedGroups.ts'
import { keyOf } from './ObjectName.ts'
import { groupsBetween, groupsIn, ownGroupsBetween, type GroupContent } from './propertyGroups.ts'
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
  // What is restored has its complete overrides.
  const between = mine.kind === 'restoreEvents' ? groupsBetween : ownGroupsBetween
  const changed = between(base, now)
  const edited = editedGroups(mine)
  const both = edited === 'all' ? changed : new Set([...changed].filter((group) => edited.has(group)))
  // What one side deleted, the other cannot have changed.
  const isGone = (now === null) !== (wanted === null)
  const differs = between(now, wanted)
  // If both split a series in the same way, there are still two second halves.
  const areApart = isGone || maySplit(mine)
  const clashing = [...both].filter((group) => areApart || (differs.has(group) && !isAskedAgain(group, mine)))
  if (clashing.length > 0) return { ok: false, conflicts: conflictsIn(clashing, { base, now, wanted }) }
  return { ok: true, edit: rebased(mine, theirs, both) }
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

function conflictsIn(
  groups: readonly string[],
  {
    base,
    now,
    wanted,
  }: { readonly base: JCal | null; readonly now: JCal | null; readonly wanted: JCal | null },
): readonly GroupConflict[] {
  const contents = (jcal: JCal | null) => (jcal === null ? null : groupsIn(jcal))
  const [before, theirs, mine] = [contents(base), contents(now), contents(wanted)]
  return groups.map((group) => ({
    group,
    base: before?.get(group) ?? null,
    theirs: theirs?.get(group) ?? null,
    mine: mine?.get(group) ?? null,
  }))
}
