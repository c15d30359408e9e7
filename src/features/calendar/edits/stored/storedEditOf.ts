import type { Pending, Sending } from '../Sending.ts'
import type { StoredEdit } from './StoredEdit.ts'

const untouched: Pick<Sending, 'isOnTop' | 'base' | 'written'> = { isOnTop: false, base: null, written: [] }

/** A pending edit as it is stored: the identical value while nothing of it changes. */
export function storedEditOf(pending: Pending, sending?: Sending): StoredEdit {
  const last = made.get(pending)
  if (last && last.sending === sending) return last.stored
  const { id, edits, keys, snapshot, sent } = pending
  const { isOnTop, base, written } = sending ?? untouched
  const stored: StoredEdit = {
    id,
    edits,
    keys,
    snapshot,
    sent,
    isOnTop,
    base,
    written,
    rejectedFor: null,
  }
  made.set(pending, { sending, stored })
  return stored
}

const made = new WeakMap<Pending, { readonly sending: Sending | undefined; readonly stored: StoredEdit }>()
