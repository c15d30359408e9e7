import type { Clock } from '../ports.ts'
import { countsWithin } from './countsWithin.ts'

const windowMs = 15 * 60_000
const most = { account: 10, address: 50 } as const

/** Counts attempts at passwords, so that guessing is slow (ID-12). */
export type Attempts = {
  /**
   * Counts one more, before its password is looked at, so that many at once do not slip through; null where it must wait. Who
   * asks again for the same request is given the same attempt, as several strategies may look at one password.
   */
  begin(request: Request, account: string, address: string | undefined): Attempt | null
}

/** One request's attempt, counted as wrong until it is known better. */
export type Attempt = {
  /** The account starts over, and the address is not blamed. */
  right(): void
  /** Whoever has a password to compare with says so. */
  wrong(): void
  /** Nobody could tell, as when a directory is down: not counted, unless another said that it is wrong. */
  undecided(): void
}

type Count = { wrong: number }

/** Ten wrong ones for an account, or fifty from an address, within a quarter of an hour are too many. */
export function attempts(clock: Clock): Attempts {
  const countOf = countsWithin(clock, windowMs, (): Count => ({ wrong: 0 }))
  const begun = new WeakMap<Request, Attempt | null>()

  const begin: Attempts['begin'] = (_, account, address) => {
    const byAccount = countOf(`account ${account}`)
    const byAddress = address === undefined ? { wrong: 0 } : countOf(`address ${address}`)
    if (byAccount.wrong >= most.account || byAddress.wrong >= most.address) return null
    return attemptAt(byAccount, byAddress)
  }
  return {
    begin: (request, account, address) => {
      const known = begun.get(request)
      if (known !== undefined) return known
      const attempt = begin(request, account, address)
      begun.set(request, attempt)
      return attempt
    },
  }
}

function attemptAt(byAccount: Count, byAddress: Count): Attempt {
  let isCounted = false
  let isWrong = false
  const count = (shouldCount: boolean) => {
    if (shouldCount === isCounted) return
    isCounted = shouldCount
    byAccount.wrong += shouldCount ? 1 : -1
    byAddress.wrong += shouldCount ? 1 : -1
  }
  count(true)
  return {
    right: () => {
      count(false)
      byAccount.wrong = 0
    },
    wrong: () => {
      isWrong = true
      count(true)
    },
    undecided: () => count(isWrong),
  }
}
