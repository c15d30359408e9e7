import type { QueryClient } from '@tanstack/react-query'
import type { Failure } from '#contract/failure.ts'
import type { JCal } from '#contract/jcal.ts'
import { noPendingEdits, type ApplyPending, type PendingEdits } from '#domain/edits/PendingEdits.ts'
import type { QueuedEdit } from '../edits/QueuedEdit.ts'

/** What a person did and the service has not acknowledged. */
export type PendingState = {
  readonly edits: PendingEdits<QueuedEdit, JCal>
  /** What applies them: it comes with the outbox, which is loaded with the first edit. */
  readonly apply: ApplyPending<QueuedEdit, JCal>
  /** Why some of them could not be sent. */
  readonly trouble: Failure | null
}

export type PendingStore = {
  readonly current: () => PendingState
  readonly change: (next: Partial<PendingState>) => void
  /** Calls back after every change. @returns stops that */
  readonly onChange: (listener: () => void) => () => void
}

/** The pending edits that lie over what a cache holds. */
export function pendingEditsOf(client: QueryClient): PendingStore {
  const known = stores.get(client)
  if (known) return known
  const made = pendingStore()
  stores.set(client, made)
  return made
}

const stores = new WeakMap<QueryClient, PendingStore>()

function pendingStore(): PendingStore {
  let state: PendingState = { edits: noPendingEdits(), apply: (_pending, now) => now, trouble: null }
  const listeners = new Set<() => void>()
  return {
    current: () => state,
    change: (next) => {
      state = { ...state, ...next }
      for (const listener of listeners) listener()
    },
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
