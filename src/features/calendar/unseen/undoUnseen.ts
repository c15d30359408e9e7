import type { EventDescription } from '#domain/edits/EditDescription.ts'
import { hasGuests } from '#domain/edits/hasGuests.ts'
import { announcingOutbox } from '../edits/announcingOutbox.ts'
import type { EditContext } from '../edits/EditContext.ts'
import { editHead } from '../edits/editHead.ts'
import { restore } from '../edits/history/restore.ts'
import { ownVersionsOf } from '../queries/objects/ownVersions.ts'
import type { UnseenEntry } from './unseenEntries.ts'

/**
 * Writes back what an event was before somebody else changed it: an edit like any other. If guests would be notified, a
 * message asks first.
 *
 * @returns whether that is asked
 */
export function undoUnseen(context: EditContext, { change, name, first }: UnseenEntry): boolean {
  const { before, after } = change
  ownVersionsOf(context.client).overwritten(name)
  const title = (first.after ?? first.before)?.title ?? ''
  restore(context, announcingOutbox(context), [
    {
      ...editHead(),
      kind: 'restoreEvents',
      baseVersion: 'latest',
      direction: 'undo',
      of: descriptionOf(title, change),
      objects: [{ object: name, from: after, to: before }],
    },
  ])
  return [before, after].some((data) => data !== null && hasGuests(data))
}

function descriptionOf(title: string, { before, after }: UnseenEntry['change']): EventDescription {
  if (before === null) return { name: 'created', title }
  if (after === null) return { name: 'deleted', title, scope: 'all' }
  return { name: 'changed', title }
}
