import type { QueryClient } from '@tanstack/react-query'
import { valueStore, type ValueStore } from '../queries/valueStore.ts'
import type { HeldFor } from './stored/heldFor.ts'
import type { StoredEdit } from './stored/StoredEdit.ts'

/** What there is to know of the edits in the outbox that does not change how they are drawn. */
export type PendingDetails = {
  /** Where they are: `unknown` until that is settled, `device` where they outlive the page, else in this `tab` alone. */
  readonly place: 'unknown' | 'device' | 'tab'
  /** Those that this device has stored. */
  readonly stored: ReadonlySet<string>
  /** Those of an earlier page that are sent when the person says so. */
  readonly held: ReadonlyMap<string, HeldFor>
  /** Those of an earlier page that the service rejected: nobody waited for the answer, so they are here to be looked at. */
  readonly rejected: readonly StoredEdit[]
  /** The names of stored ones that cannot be read. */
  readonly unreadable: readonly string[]
  /** How many another tab has, and sends. */
  readonly elsewhere: number
  /** How many this device has stored of other people. */
  readonly others: number
}

/** The same for the outbox of a cache. Apart from the edits, so that nothing is drawn anew for it. */
export function pendingDetailsOf(client: QueryClient): ValueStore<PendingDetails> {
  const known = stores.get(client)
  if (known) return known
  const made = valueStore<PendingDetails>(noDetails)
  stores.set(client, made)
  return made
}

const stores = new WeakMap<QueryClient, ValueStore<PendingDetails>>()

export const noDetails: PendingDetails = {
  place: 'unknown',
  stored: new Set(),
  held: new Map(),
  rejected: [],
  unreadable: [],
  elsewhere: 0,
  others: 0,
}
