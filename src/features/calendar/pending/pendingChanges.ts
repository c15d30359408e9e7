import type { Failure } from '#contract/failure.ts'
import type { PendingState } from '../queries/pendingEditsOf.ts'
import type { HeldFor } from '../edits/stored/heldFor.ts'
import type { PendingDetails } from '../edits/pendingDetailsOf.ts'
import type { QueuedEdit } from '../queries/QueuedEdit.ts'

/** A change that the service has not stored, as it is shown. */
export type PendingChange = {
  readonly id: string
  readonly edits: readonly QueuedEdit[]
  /** The objects that it touches. */
  readonly keys: readonly string[]
  /** Whether it outlives this page. */
  readonly isStored: boolean
  readonly state:
    | { readonly kind: 'saving' | 'unsaved' }
    /** Until the person says so. */
    | { readonly kind: 'held'; readonly reason: HeldFor }
    /** It was made on top of another pending change. */
    | { readonly kind: 'behind' }
    | { readonly kind: 'rejected'; readonly failure: Failure }
}

/** All of them: those to be sent in their order, then those that the service rejected. */
export function pendingChanges({ edits }: PendingState, details: PendingDetails): readonly PendingChange[] {
  const heldKeys = new Set<string>()
  const pending = edits.pending.map(({ id, edits: queued, keys, state }): PendingChange => {
    const reason = details.held.get(id)
    const isBehind = keys.some((key) => heldKeys.has(key))
    if (reason || isBehind) for (const key of keys) heldKeys.add(key)
    return {
      id,
      edits: queued,
      keys,
      isStored: details.stored.has(id),
      state: isBehind ? { kind: 'behind' } : reason ? { kind: 'held', reason } : { kind: state },
    }
  })
  const rejected = details.rejected.map(({ id, edits: queued, keys, rejectedFor }): PendingChange => ({
    id,
    edits: queued,
    keys,
    isStored: details.stored.has(id),
    state: { kind: 'rejected', failure: rejectedFor ?? 'failed' },
  }))
  return [...pending, ...rejected]
}
