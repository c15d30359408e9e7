import type { QueryClient } from '@tanstack/react-query'
import { pendingDetailsOf } from '../edits/pendingDetailsOf.ts'
import { pendingEditsOf } from '../queries/pendingEditsOf.ts'
import { pendingChanges } from './pendingChanges.ts'

/** A healthy service answers faster. */
const patienceMs = 3_000

/**
 * Waits while changes are on their way: until each is acknowledged and deleted from this device, or cannot be
 * sent now. At most three seconds.
 */
export async function untilSent(client: QueryClient): Promise<void> {
  const [edits, details] = [pendingEditsOf(client), pendingDetailsOf(client)]
  const settled = Promise.withResolvers<void>()
  const check = () =>
    areSettled(pendingChanges(edits.current(), details.current()), details.current().stored) &&
    settled.resolve()
  const stops = [edits.onChange(check), details.onChange(check)]
  const timer = setTimeout(settled.resolve, patienceMs)
  check()
  await settled.promise
  clearTimeout(timer)
  for (const stop of stops) stop()
}

function areSettled(changes: ReturnType<typeof pendingChanges>, stored: ReadonlySet<string>): boolean {
  const known = new Set(changes.map(({ id }) => id))
  return changes.every(({ state }) => state.kind !== 'saving') && stored.isSubsetOf(known)
}
