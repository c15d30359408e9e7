import type { JCal } from '#contract/jcal.ts'
import { ownGroupsBetween } from '#domain/edits/propertyGroups.ts'
import { draftOf } from '#domain/event/draftOf.ts'
import { isRecurring } from '#domain/jcal/isRecurring.ts'
import { groupsBetween, type FieldGroup } from '../editor/form/fieldGroups.ts'
import { formOf } from '../editor/form/formOf.ts'
import { fieldOfGroup, type Side } from '../editor/mergeDraft.ts'

/**
 * What differs between two versions of an event: a group of fields, with the event as it was and as it became;
 * `dates` for single dates of a series; `other` for what no field shows.
 */
export type VersionChange =
  | { readonly group: FieldGroup; readonly before: Side; readonly after: Side }
  | { readonly group: 'dates' }
  | { readonly group: 'other' }

/**
 * What one version of an event changed of the one before it, by groups of fields, in the order of the form.
 * Revisions and stamps are no change.
 *
 * @param zone of the times that the fields show
 */
export function versionChanges(before: JCal, after: JCal, zone: string): readonly VersionChange[] {
  const groups = ownGroupsBetween(before, after)
  if (groups.size === 0) return []
  const [one, other] = [draftOf(before, ''), draftOf(after, '')]
  if (one === null || other === null) return [{ group: 'other' }]
  const sides = { before: { draft: one, data: before }, after: { draft: other, data: after } }
  const shown = groupsBetween(formOf(one, zone), formOf(other, zone))
  const hidden = [...groups].filter((group) => !isShown(shown, fieldOfGroup[group]))
  const isSeries = isRecurring(before) || isRecurring(after)
  const isOfDates = (group: string) => isSeries && fieldOfGroup[group] !== undefined
  return [
    ...shown.map((group) => ({ group, ...sides })),
    ...(hidden.some(isOfDates) ? [{ group: 'dates' as const }] : []),
    // Words beside a change that is named already would say nothing.
    ...(hidden.some((group) => !isOfDates(group)) && shown.length === 0 ? [{ group: 'other' as const }] : []),
  ]
}

const isShown = (shown: readonly FieldGroup[], field: FieldGroup | undefined) =>
  field !== undefined && shown.includes(field)
