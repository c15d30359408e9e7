import type { Clock } from '../ports.ts'

const windowMs = 60_000
const most = 300
const mostAddresses = 10_000

/** How many requests an address may have refused within a minute, so that nobody tries out codes through us (CFG-7). */
export type RelayBudget = {
  /** Counts one more, before it is looked at; false where it must wait. */
  begin(address: string): boolean
  /** It was good: it does not count. People behind one address sign in at nine, all at once. */
  succeeded(address: string): void
}

export function relayBudget(clock: Clock): RelayBudget {
  const counts = new Map<string, { spent: number; readonly since: number }>()
  const countOf = (address: string) => {
    const count = counts.get(address)
    if (count !== undefined && clock() - count.since < windowMs) return count
    const fresh = { spent: 0, since: clock() }
    counts.delete(address)
    counts.set(address, fresh)
    const oldest = counts.size > mostAddresses ? counts.keys().next().value : undefined
    if (oldest !== undefined) counts.delete(oldest)
    return fresh
  }
  return {
    begin: (address) => {
      const count = countOf(address)
      if (count.spent >= most) return false
      count.spent += 1
      return true
    },
    succeeded: (address) => {
      const count = countOf(address)
      count.spent = Math.max(0, count.spent - 1)
    },
  }
}
