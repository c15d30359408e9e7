import type { StoredEventDraft } from '../drafts/StoredDraft.ts'
import { typedAgain } from '../edits/typedAgain.ts'
import type { PendingChange } from './pendingChanges.ts'

/**
 * The draft of a change that conflicted with somebody else's, to be compared in the editor; null for any
 * other change, and for one that was not typed.
 */
export function comparedDraft({
  edits,
  state,
}: Pick<PendingChange, 'edits' | 'state'>): StoredEventDraft | null {
  const [queued, another] = edits
  if (state.kind !== 'rejected' || state.failure !== 'changed-meanwhile') return null
  return queued && another === undefined ? typedAgain(queued) : null
}
