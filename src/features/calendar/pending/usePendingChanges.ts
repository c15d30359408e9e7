import { usePendingDetails } from '../edits/usePendingDetails.ts'
import { usePendingEdits } from '../queries/usePendingEdits.ts'
import { pendingChanges } from './pendingChanges.ts'

/** What a person did and the service has not taken, with what is to be said of it. */
export function usePendingChanges() {
  const pending = usePendingEdits()
  const details = usePendingDetails()
  return { changes: pendingChanges(pending, details), trouble: pending.trouble, details }
}
