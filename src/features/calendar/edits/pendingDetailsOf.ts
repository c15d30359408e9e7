import type { QueryClient } from '@tanstack/react-query'
import { valueStore, type ValueStore } from '../queries/valueStore.ts'
import type { HeldFor } from './stored/heldFor.ts'
import type { StoredEdit } from './stored/StoredEdit.ts'

/** Facts about the edits in the outbox that do not change how events are drawn. */
export type PendingDetails = {
  /**
   * Where they are kept: `device` if they outlive the page, `tab` if not, `unknown` before that is decided.
   */
  readonly place: 'unknown' | 'device' | 'tab'
  /** The ids of those that are stored on this device. */
  readonly stored: ReadonlySet<string>
  /** Edits of an earlier page that are sent only when the person says so. */
  readonly held: ReadonlyMap<string, HeldFor>
  /** Edits of an earlier page that the service rejected. Nobody waited for the answer, so they are listed. */
  readonly rejected: readonly StoredEdit[]
  /** The ids of stored edits that cannot be read. */
  readonly unreadable: readonly string[]
  /** How many another tab has, and sends. */
  readonly elsewhere: number
  /** How many edits of other people are stored on this device. */
  readonly others: number
}

/**
 * These details for the outbox of a cache. They are a store of their own, so that a change of them draws no
 * event again.
 */
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
