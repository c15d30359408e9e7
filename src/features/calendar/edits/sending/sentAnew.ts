import { newUid } from '../newUid.ts'
import type { QueuedEdit } from '../../queries/QueuedEdit.ts'
import { epochMs } from '#domain/time/units.ts'

/** The same edit as a new one, over whatever is stored then. */
export function sentAnew(queued: QueuedEdit): QueuedEdit {
  const { edit } = queued
  const given = { id: newUid(), at: epochMs(Date.now()) }
  // A created object exists or not, and a restored one is compared with what was left.
  if (edit.kind === 'createEvent' || edit.kind === 'restoreEvents')
    return { ...queued, edit: { ...edit, ...given } }
  return { ...queued, edit: { ...edit, ...given, baseVersion: 'latest' } }
}
