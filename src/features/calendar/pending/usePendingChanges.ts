import { usePendingDetails } from '../edits/usePendingDetails.ts'
import { usePendingEdits } from '../queries/usePendingEdits.ts'
import { pendingChanges } from './pendingChanges.ts'

/** The changes that the service has not stored, with the facts that are shown about each. */
export function usePendingChanges() {
  const pending = usePendingEdits()
  const details = usePendingDetails()
  return { changes: pendingChanges(pending, details), trouble: pending.trouble, details }
}
