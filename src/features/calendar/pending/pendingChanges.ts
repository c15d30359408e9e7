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
    /** It was made on top of another pending change, which waits for the person or could not be sent. */
    | { readonly kind: 'behind'; readonly what: 'held' | 'unsaved' }
    | { readonly kind: 'rejected'; readonly failure: Failure }
}

/** Why a change is not saved: one that was made on top of another, for the reason of that. */
export const unsavedBecause = (state: PendingChange['state']) =>
  state.kind === 'behind' ? state.what : state.kind

/** All of them: those to be sent in their order, then those that the service rejected. */
export function pendingChanges({ edits }: PendingState, details: PendingDetails): readonly PendingChange[] {
  const [heldKeys, unsavedKeys] = [new Set<string>(), new Set<string>()]
  const stateOf = ({ id, keys, state }: (typeof edits.pending)[number]): PendingChange['state'] => {
    const reason = details.held.get(id)
    if (keys.some((key) => heldKeys.has(key))) return { kind: 'behind', what: 'held' }
    if (reason) return { kind: 'held', reason }
    const isBehind = state === 'saving' && keys.some((key) => unsavedKeys.has(key))
    return isBehind ? { kind: 'behind', what: 'unsaved' } : { kind: state }
  }
  const pending = edits.pending.map((each): PendingChange => {
    const { id, edits: queued, keys } = each
    const state = stateOf(each)
    const reason = unsavedBecause(state)
    if (reason === 'held') for (const key of keys) heldKeys.add(key)
    if (reason === 'unsaved') for (const key of keys) unsavedKeys.add(key)
    return { id, edits: queued, keys, isStored: details.stored.has(id), state }
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
