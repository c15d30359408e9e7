import type { QueryClient } from '@tanstack/react-query'
import type { History } from '#domain/edits/history/HistoryEntry.ts'
import { valueStore, type ValueStore } from '../../queries/valueStore.ts'

/** What a person did and may take back. */
export type HistoryState = {
  readonly history: History
  /** Whether what earlier pages have stored is in it, as far as there is any. */
  readonly isRead: boolean
}

/** The history of the edits over the answers in a cache. */
export function historyOf(client: QueryClient): ValueStore<HistoryState> {
  const known = stores.get(client)
  if (known) return known
  const made = valueStore<HistoryState>({ history: [], isRead: false })
  stores.set(client, made)
  return made
}

const stores = new WeakMap<QueryClient, ValueStore<HistoryState>>()

/** Change the history of a cache. */
export function changeHistory(client: QueryClient, change: (history: History) => History): void {
  const { current, change: set } = historyOf(client)
  const { history } = current()
  const next = change(history)
  if (next !== history) set({ history: next })
}
