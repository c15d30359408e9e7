import type { QueryClient } from '@tanstack/react-query'
import type { Failure } from '#contract/failure.ts'
import type { JCal } from '#contract/jcal.ts'
import { noPendingEdits, type ApplyPending, type PendingEdits } from '#domain/edits/pending/PendingEdits.ts'
import type { QueuedEdit } from './QueuedEdit.ts'
import { valueStore, type ValueStore } from './valueStore.ts'

/** What a person did and the service has not acknowledged yet. */
export type PendingState = {
  readonly edits: PendingEdits<QueuedEdit, JCal>
  /** Applies them. Loaded with the outbox, on the first edit. */
  readonly apply: ApplyPending<QueuedEdit, JCal>
  /** Why some of them could not be sent. */
  readonly trouble: Failure | null
}

/** The pending edits over the answers in a cache. */
export function pendingEditsOf(client: QueryClient): ValueStore<PendingState> {
  const known = stores.get(client)
  if (known) return known
  const made = valueStore<PendingState>({
    edits: noPendingEdits(),
    apply: (_pending, now) => now,
    trouble: null,
  })
  stores.set(client, made)
  return made
}

const stores = new WeakMap<QueryClient, ValueStore<PendingState>>()

/** The tick of the pending edits: the answer to a request sent now is as of this tick, or later. */
export const currentTick = (client: QueryClient): number => pendingEditsOf(client).current().edits.tick
