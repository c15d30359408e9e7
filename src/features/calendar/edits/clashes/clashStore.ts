import type { StoredVersion } from '#domain/edits/StoredVersion.ts'
import type { QueuedEdit } from '../../queries/QueuedEdit.ts'
import { valueStore } from '../../queries/valueStore.ts'

/** An edit that was rejected because somebody else changed the same of the event first. */
export type EditClash = {
  readonly queued: QueuedEdit
  /** What both changed, and what they have stored. */
  readonly base: StoredVersion
  readonly theirs: StoredVersion
  /** Makes the edit over theirs; over nothing that is stored later. */
  readonly keepMine: () => void
}

/** The clashes that a person wants to decide, one after the other. */
export const clashStore = valueStore<{ readonly clashes: readonly EditClash[] }>({ clashes: [] })

/** The page shows the first of them. */
export function compare(clashes: readonly EditClash[]): void {
  const known = clashStore.current().clashes
  clashStore.change({ clashes: [...known, ...clashes.filter((each) => !known.includes(each))] })
}

/** One of them is decided. */
export function decided(clash: EditClash): void {
  clashStore.change({ clashes: clashStore.current().clashes.filter((each) => each !== clash) })
}
