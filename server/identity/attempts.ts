import type { Clock } from '../ports.ts'

const windowMs = 15 * 60_000
const most = { account: 10, address: 50 } as const
const mostKeys = 10_000

/** Counts attempts at passwords, so that guessing is slow (ID-12). */
export type Attempts = {
  /** Counts one more, before its password is looked at, so that many at once do not slip through; false where it must wait. */
  begin(account: string, address: string | undefined): boolean
  /** The attempt was right: the account starts over, and the address is not blamed. */
  succeeded(account: string, address: string | undefined): void
}

/** Ten wrong ones for an account, or fifty from an address, within a quarter of an hour are too many. */
export function attempts(clock: Clock): Attempts {
  const counts = new Map<string, { wrong: number; readonly since: number }>()
  const countOf = (key: string) => {
    const count = counts.get(key)
    if (count !== undefined && clock() - count.since < windowMs) return count
    const fresh = { wrong: 0, since: clock() }
    counts.delete(key)
    counts.set(key, fresh)
    const oldest = counts.size > mostKeys ? counts.keys().next().value : undefined
    if (oldest !== undefined) counts.delete(oldest)
    return fresh
  }
  const accountOf = (account: string) => countOf(`account ${account}`)
  const addressOf = (address: string | undefined) =>
    address === undefined ? { wrong: 0 } : countOf(`address ${address}`)

  return {
    begin: (account, address) => {
      const [byAccount, byAddress] = [accountOf(account), addressOf(address)]
      if (byAccount.wrong >= most.account || byAddress.wrong >= most.address) return false
      byAccount.wrong += 1
      byAddress.wrong += 1
      return true
    },
    succeeded: (account, address) => {
      accountOf(account).wrong = 0
      addressOf(address).wrong -= 1
    },
  }
}
