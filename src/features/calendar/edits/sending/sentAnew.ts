import { newUid } from '../newUid.ts'
import type { QueuedEdit } from '../../queries/QueuedEdit.ts'
import { epochMs } from '#domain/time/units.ts'

/** An edit to be made once more, to whatever is stored by then. */
export function sentAnew(queued: QueuedEdit): QueuedEdit {
  const { edit } = queued
  const given = { id: newUid(), at: epochMs(Date.now()) }
  // What is created is there or not, and what is brought back is compared with what was left.
  if (edit.kind === 'createEvent' || edit.kind === 'restoreEvents')
    return { ...queued, edit: { ...edit, ...given } }
  return { ...queued, edit: { ...edit, ...given, baseVersion: 'latest' } }
}
