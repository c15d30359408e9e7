import type { EventDescription } from '#domain/edits/EditDescription.ts'
import { hasGuests } from '#domain/edits/hasGuests.ts'
import { announcingOutbox } from '../edits/announcingOutbox.ts'
import type { EditContext } from '../edits/EditContext.ts'
import { editHead } from '../edits/editHead.ts'
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
  const { change, name } = entry
  const { before, after } = change
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
