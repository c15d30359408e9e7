import type { QueryClient } from '@tanstack/react-query'
import { pendingDetailsOf, type PendingDetails } from '../edits/pendingDetailsOf.ts'
import { pendingEditsOf, type PendingState } from '../queries/pendingEditsOf.ts'
import { pendingChanges, type PendingChange } from './pendingChanges.ts'

/** A healthy service answers faster. */
const patienceMs = 3_000

/**
 * Waits while changes are on their way: until each is acknowledged and deleted from this device, or cannot be
 * sent now. A service that is busy for a moment is asked again after a second. At most three seconds.
 */
export async function untilSent(client: QueryClient): Promise<void> {
  const [edits, details] = [pendingEditsOf(client), pendingDetailsOf(client)]
  const settled = Promise.withResolvers<void>()
  const check = () => areSettled(edits.current(), details.current()) && settled.resolve()
  const stops = [edits.onChange(check), details.onChange(check)]
  const timer = setTimeout(settled.resolve, patienceMs)
  check()
  await settled.promise
  clearTimeout(timer)
  for (const stop of stops) stop()
}

function areSettled(edits: PendingState, details: PendingDetails): boolean {
  const changes = pendingChanges(edits, details)
  const known = new Set(changes.map(({ id }) => id))
  const isOnItsWay = ({ state: { kind } }: PendingChange) =>
    kind === 'saving' || (kind === 'unsaved' && edits.trouble === 'unavailable')
  return !changes.some(isOnItsWay) && details.stored.isSubsetOf(known)
}
