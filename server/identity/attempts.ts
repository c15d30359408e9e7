import type { Clock } from '../ports.ts'

const windowMs = 15 * 60_000
const mostFailures = { account: 10, address: 50 } as const
const mostKeys = 10_000

/** Counts failed passwords, so that guessing is slow (ID-12). */
export type Attempts = {
  /** Whether this account, or whoever calls from this address, must wait. */
  areTooMany(account: string, address: string | undefined): boolean
  failed(account: string, address: string | undefined): void
  succeeded(account: string): void
}

/** Ten failures of an account, or fifty of an address, within a quarter of an hour are too many. */
export function attempts(clock: Clock): Attempts {
  const counts = new Map<string, { failures: number; readonly since: number }>()
  const countOf = (key: string) => {
    const count = counts.get(key)
    return count !== undefined && clock() - count.since < windowMs ? count : undefined
  }
  const add = (key: string) => {
    const count = countOf(key)
    if (count !== undefined) {
      count.failures += 1
      return
    }
    counts.delete(key)
    counts.set(key, { failures: 1, since: clock() })
    const oldest = counts.size > mostKeys ? counts.keys().next().value : undefined
    if (oldest !== undefined) counts.delete(oldest)
  }
  const failuresOf = (key: string) => countOf(key)?.failures ?? 0

  return {
    areTooMany: (account, address) =>
      failuresOf(`account ${account}`) >= mostFailures.account ||
      (address !== undefined && failuresOf(`address ${address}`) >= mostFailures.address),
    failed: (account, address) => {
      add(`account ${account}`)
      if (address !== undefined) add(`address ${address}`)
    },
    succeeded: (account) => void counts.delete(`account ${account}`),
  }
}
