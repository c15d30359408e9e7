import type { JCal } from '#contract/jcal.ts'
import { describeEdit } from '#domain/edits/describeEdit.ts'
import { download } from '../../../ui/download.ts'
import { exportEvent } from '../exporting/exportEvent.ts'
import { applyQueued } from '../edits/sending/applyQueued.ts'
import type { PendingChange } from './pendingChanges.ts'

/**
 * Saves a change as a file: the event as it should be, which every calendar can import; or the change as JSON
 * if there is no such event.
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

/** Its objects after the change, applied to what the person saw. */
function eventsOf({ edits, keys }: PendingChange): readonly JCal[] {
  const snapshot = edits[0]?.snapshot ?? []
  const now = keys.map((_, index) => snapshot[index] ?? null)
  return applyQueued({ edits, keys }, now).filter((each) => each !== null)
}
