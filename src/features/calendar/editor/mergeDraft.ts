import type { JCal } from '#contract/jcal.ts'
import type { EventEdit } from '#domain/edits/Edit.ts'
import { mergeEdits } from '#domain/edits/mergeEdits.ts'
import type { ObjectName } from '#domain/edits/ObjectName.ts'
import type { EventDraft } from '#domain/event/CalendarEvent.ts'
import { draftOf } from '#domain/event/draftOf.ts'
import { parseObject } from '#domain/jcal/ParsedObject.ts'
import { changeInScope } from '#domain/series/inScope.ts'
import type { StoredEventDraft } from '../drafts/StoredDraft.ts'
import { editHead } from '../edits/editHead.ts'
import type { ViewedVersion } from '../queries/objects/ViewedVersion.ts'
import { changeOf } from './changeOf.ts'
import { groupsBetween, withGroups, type FieldGroup } from './form/fieldGroups.ts'
import { formOf } from './form/formOf.ts'
import { readForm } from './form/readForm.ts'

/** What an editor edits, and the zone it is shown in. */
export type Edited = {
  readonly name: ObjectName
  readonly occurrence: string | null
  readonly zone: string
  /** What its drafts are about. */
  readonly subject: string
}

/**
 * A group of fields that both sides changed differently; `dates` are those of a series that is shown
 * elsewhere.
 */
export type FieldConflict = {
  readonly group: FieldGroup | 'dates'
  /** As both had it before. */
  readonly base: Side
  readonly theirs: Side
  /** Null where mine leaves nothing to compare: a deletion, an answer. */
  readonly mine: Side | null
}

/** An event as one of the two sides has it, or had it. */
export type Side = { readonly draft: EventDraft; readonly data: JCal | null }

/**
 * A draft over a version that somebody else has stored meanwhile: what was typed is kept, and untouched
 * fields are theirs.
 *
 * @param viewed the event as it is now
 */
export function mergedDraft(
  draft: StoredEventDraft,
  viewed: ViewedVersion,
  { name, occurrence, zone }: Edited,
): StoredEventDraft {
  const theirs = draftOf(viewed.data, name.calendarId, occurrence)
  if (theirs === null) return draft
  const initial = formOf(theirs, zone)
  const form = withGroups(initial, draft.form, groupsBetween(draft.initial, draft.form))
  return { ...draft, over: viewed, initial, form }
}

/** A merged draft with their version of some conflicts: with the other dates of a series go its times. */
export function withTheirs(
  merged: StoredEventDraft,
  groups: readonly FieldConflict['group'][],
): StoredEventDraft {
  const fields = groups.map((group) => (group === 'dates' ? 'times' : group))
  return { ...merged, form: withGroups(merged.form, merged.initial, fields) }
}

/** The groups of fields that came from somebody else with `mergedDraft`. */
export function takenOver(before: StoredEventDraft, merged: StoredEventDraft): readonly FieldGroup[] {
  return groupsBetween(before.form, merged.form)
}

/**
 * The groups in which a draft and somebody else's change disagree. The person decides about these.
 *
 * @returns null while half a date or time is typed, which says nothing yet
 */
export function conflictsIn(
  { form, over }: StoredEventDraft,
  viewed: ViewedVersion,
  { name, occurrence, zone }: Edited,
): readonly FieldConflict[] | null {
  const { draft: mine } = readForm(form)
  if (mine === null) return null
  const draftIn = ({ data }: Pick<ViewedVersion, 'data'>) => draftOf(data, name.calendarId, occurrence)
  const [before, theirs] = [over && draftIn(over), draftIn(viewed)]
  if (over?.baseVersion == null || before === null || theirs === null) return []
  const head = { ...editHead(), object: name, title: mine.title, baseVersion: over.baseVersion }
  const patch = changeOf(before, mine)
  const inSeries = { occurrence, scope: 'all' } as const
  const edit: EventEdit = { ...head, kind: 'changeEvent', ...inSeries, splitId: '', patch }
  const merged = mergeEdits(over.baseVersion.data, viewed.baseVersion, edit)
  if (merged.ok) return []
  const wanted = changeInScope(parseObject(over.data), inSeries, patch, { now: edit.at, uid: '' }).data
  const sides = {
    base: { draft: before, data: over.data },
    theirs: { draft: theirs, data: viewed.data },
    mine: { draft: mine, data: wanted },
  }
  const theirGroups = groupsBetween(formOf(before, zone), formOf(theirs, zone))
  return merged.conflicts.flatMap(({ group }) => {
    const field = fieldOfGroup[group]
    if (field && theirGroups.includes(field)) return { group: field, ...sides }
    // They changed another occurrence: its text is their own matter, but the dates of a series belong
    // together.
    return field === 'times' ? { group: 'dates' as const, ...sides } : []
  })
}

/** The fields of the dialog that show a group of properties (`domain/edits/propertyGroups`). */
export const fieldOfGroup: Readonly<Record<string, FieldGroup>> = {
  title: 'title',
  location: 'location',
  description: 'description',
  availability: 'availability',
  visibility: 'visibility',
  times: 'times',
  status: 'status',
  color: 'colour',
  categories: 'categories',
  url: 'url',
  conference: 'conference',
  attach: 'attachments',
  reminders: 'reminders',
  guests: 'guests',
}
