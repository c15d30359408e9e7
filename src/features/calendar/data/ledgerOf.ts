import type { QueryClient } from '@tanstack/react-query'
import type { Failure } from '#contract/failure.ts'
import type { JCal } from '#contract/jcal.ts'
import { emptyLedger, type Ledger } from '#domain/intention/Ledger.ts'

/** What a person did and the service has not yet told back, and why some of it could not be sent. */
export type Unsent = { readonly ledger: Ledger<JCal>; readonly trouble: Failure | null }

export type LedgerStore = {
  readonly current: () => Unsent
  readonly change: (next: Partial<Unsent>) => void
  /** Be told of every change. @returns how to stop being told */
  readonly onChange: (listener: () => void) => () => void
}

/** The ledger that lies over what a cache holds. */
export function ledgerOf(client: QueryClient): LedgerStore {
  const known = ledgers.get(client)
  if (known) return known
  const made = ledgerStore()
  ledgers.set(client, made)
  return made
}

const ledgers = new WeakMap<QueryClient, LedgerStore>()

function ledgerStore(): LedgerStore {
  let unsent: Unsent = { ledger: emptyLedger(), trouble: null }
  const listeners = new Set<() => void>()
  return {
    current: () => unsent,
    change: (next) => {
      unsent = { ...unsent, ...next }
      for (const listener of listeners) listener()
    },
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
