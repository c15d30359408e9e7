import type { Clock } from '../ports.ts'
import { countsWithin } from './countsWithin.ts'

const windowMs = 60_000
const most = 300

/** How many requests an address may have refused within a minute, so that nobody tries out codes through us (CFG-7). */
export type RelayBudget = {
  /** Counts one more, before it is looked at; false where it must wait. */
  begin(address: string): boolean
  /** It was good: it does not count. People behind one address sign in at nine, all at once. */
  succeeded(address: string): void
}

export function relayBudget(clock: Clock): RelayBudget {
  const countOf = countsWithin(clock, windowMs, () => ({ spent: 0 }))
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
