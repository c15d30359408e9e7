import type { PendingChange } from './pendingChanges.ts'

/** Why a change is not saved: one that was made on top of another, for the reason of that. */
export const keptBackBy = (state: PendingChange['state']) =>
  state.kind === 'behind' ? state.what : state.kind
