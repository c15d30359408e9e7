import type { JCal } from '#contract/jcal.ts'
import type { EventDescription } from '#domain/edits/EditDescription.ts'
import type { CalendarName } from '#domain/edits/ObjectName.ts'
import { hasGuests } from '#domain/edits/hasGuests.ts'
import { announcingOutbox } from '../edits/announcingOutbox.ts'
import type { EditContext } from '../edits/EditContext.ts'
import { editHead } from '../edits/editHead.ts'
import { editsOf } from '../edits/editsOf.ts'
import { restore } from '../edits/history/restore.ts'
import { ownVersionsOf } from '../queries/objects/ownVersions.ts'
import type { UnseenEntry } from './unseenEntries.ts'

/**
 * Writes back what an event was before somebody else changed it: an edit like any other, which stands in the list of
 * changes and can be undone. If guests would be notified, a message asks first.
 *
 * @returns whether that is asked
 */
export function undoUnseen(context: EditContext, entry: UnseenEntry): boolean {
  const { change, name, from } = entry
  const { before, after } = change
  if (change.kind === 'transferred' && from !== null && after !== null) {
    moveBack(context, entry, from, after)
    return false
  }
  ownVersionsOf(context.client).overwritten(name)
  restore(context, announcingOutbox(context), [
    {
      ...editHead(),
      kind: 'restoreEvents',
      baseVersion: 'latest',
      direction: 'redo',
      of: descriptionOf(entry, context.zone),
      objects: [{ object: name, from: after, to: before }],
    },
  ])
  return [before, after].some((data) => data !== null && hasGuests(data))
}

/** Back into the calendar in which it was: the event itself is as it was. */
function moveBack(context: EditContext, { name, first }: UnseenEntry, to: CalendarName, data: JCal): void {
  const title = (first.after ?? first.before)?.title ?? ''
  const head = { ...editHead(), object: name, title, baseVersion: 'latest' as const }
  editsOf(context).make({ ...head, kind: 'moveToCalendar', to, occurrence: null, patch: {} }, data)
}

/** What is done by it: what came is deleted, what was deleted comes back, and what was moved is moved again. */
function descriptionOf({ change, first }: UnseenEntry, viewZone: string): EventDescription {
  const title = (first.after ?? first.before)?.title ?? ''
  if (change.before === null) return { name: 'deleted', title, scope: 'all' }
  if (change.after === null) return { name: 'created', title }
  const { kind, before, after } = first
  return kind === 'moved' && before && after && !after.isRecurring
    ? { name: 'moved', title, from: after.when, to: before.when, viewZone }
    : { name: 'changed', title }
}
