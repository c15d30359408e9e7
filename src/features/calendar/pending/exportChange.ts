import type { JCal } from '#contract/jcal.ts'
import { describeEdit } from '#domain/edits/describeEdit.ts'
import { download } from '../../../ui/download.ts'
import { exportEvent } from '../exporting/exportEvent.ts'
import { applyQueued } from '../edits/sending/applyQueued.ts'
import type { PendingChange } from './pendingChanges.ts'

/**
 * Give a person a change as a file: the event as it is to be, which every calendar can import. Where no event is to be
 * there, the change itself as JSON.
 */
export async function exportChange(change: PendingChange): Promise<void> {
  const [event] = eventsOf(change)
  const description = change.edits.map(({ edit }) => describeEdit(edit)).at(-1)
  const title = description && 'title' in description ? description.title : ''
  if (event) {
    await exportEvent(event, title)
  } else {
    const edits = change.edits.map(({ edit }) => edit)
    download(JSON.stringify(edits, null, 2), 'pending-change.json', 'application/json')
  }
}

/** What its objects are to be, made over what they were to the person. */
function eventsOf({ edits, keys }: PendingChange): readonly JCal[] {
  const snapshot = edits[0]?.snapshot ?? []
  const now = keys.map((_, index) => snapshot[index] ?? null)
  return applyQueued({ edits, keys }, now).filter((each) => each !== null)
}
