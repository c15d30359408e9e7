import type { Clock, Digest } from '../../ports.ts'
import type { Store } from '../../store/Store.ts'
import { accountDelay, type DelayVerdict } from './accountDelay.ts'
import { familiarAddresses } from './familiarAddresses.ts'
import { throttle, type Begun, type Spent } from './throttle.ts'
import { longestWindowMs, type ThrottleCounts } from './throttleCounts.ts'

const windowMs = longestWindowMs

/**
 * Wrong passwords allowed in fifteen minutes: ten for one account from one address, fifty from one address
 * (ID-12).
 */
const pairBudget = { name: 'account-and-address', limit: 10, windowMs } as const
// Few at once, so that others find room in the queue of `passwordsScrypt`.
const addressBudget = { name: 'address', limit: 50, atOnce: 10, windowMs } as const

/** One request with a name and a password. */
export type PasswordAttempt = {
  readonly kind: 'begun'
  /** Must be called before a password is checked. It may be called again for the same account. */
  takeTurn(account: string): Promise<DelayVerdict>
  /** `undecided`, for instance because a directory is down, is not counted. */
  end(outcome: 'right' | 'wrong' | 'undecided'): Promise<void>
}

/**
 * Slows down guessing: first by address, then by account and address, so that nobody can lock another person
 * out. An account under attack from many addresses is delayed, except from familiar ones.
 */
export type PasswordThrottle = { begin(address: string): Promise<PasswordAttempt | Spent> }

type World = {
  readonly counts: ThrottleCounts
  readonly store: Pick<Store, 'expiring'>
  readonly clock: Clock
  readonly digest: Digest
}

export function passwordThrottle(world: World): PasswordThrottle {
  const byAddress = throttle(addressBudget, world)
  const byPair = throttle(pairBudget, world)
  const delays = accountDelay(windowMs, world)
  const familiar = familiarAddresses(world)

  return {
    begin: async (address) => {
      const ofAddress = await byAddress.begin(address)
      if (ofAddress.kind === 'spent') return ofAddress
      const admitted = new Map<string, Begun>()

      const takeTurn = async (account: string): Promise<DelayVerdict> => {
        if (admitted.has(account)) return { kind: 'admitted' }
        const ofPair = await byPair.begin(pairOf(account, address))
        if (ofPair.kind === 'spent') return ofPair
        admitted.set(account, ofPair)
        const wait = await delays.of(account, () => familiar.has(pairOf(account, address)))
        if (wait.kind !== 'spent') return wait
        admitted.delete(account)
        await ofPair.end(false)
        return wait
      }
      const end: PasswordAttempt['end'] = async (outcome) => {
        const isWrong = outcome === 'wrong'
        await Promise.all([ofAddress, ...admitted.values()].map((each) => each.end(isWrong)))
        for (const account of admitted.keys()) {
          if (isWrong) await delays.count(account)
          if (outcome !== 'right') continue
          await byPair.forget(pairOf(account, address))
          await familiar.note(pairOf(account, address))
        }
      }
      return { kind: 'begun', takeTurn, end }
    },
  }
}

const pairOf = (account: string, address: string) => JSON.stringify([account, address])
