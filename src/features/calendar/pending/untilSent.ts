import type { QueryClient } from '@tanstack/react-query'
import { pendingDetailsOf } from '../edits/pendingDetailsOf.ts'
import { pendingEditsOf } from '../queries/pendingEditsOf.ts'
import { pendingChanges } from './pendingChanges.ts'

/** A service that is well answers in less. */
const patienceMs = 3_000

/**
 * Waits while changes are on their way: until each is acknowledged, and this device has forgotten it, or cannot be sent
 * now. Three seconds at most.
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
