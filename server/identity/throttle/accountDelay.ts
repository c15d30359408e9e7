import { addMs, later, type EpochMs } from '#domain/time/units.ts'
import type { Clock, Digest } from '../../ports.ts'
import type { Spent } from './throttle.ts'
import type { ThrottleCounts } from './throttleCounts.ts'

/** The number of wrong passwords for an account without any delay. */
const free = 10
const shortestMs = 1000
const longestMs = 8000
/** A longer wait is refused instead: the person has to come back later. */
const patienceMs = 16_000
/** Wrong passwords beyond this number are not counted. */
const counted = 100
const maxTurns = 1000

/** Whether a password may be tried for an account now: yes, after `waitMs` milliseconds, or not. */
export type DelayVerdict =
  | { readonly kind: 'admitted' }
  | { readonly kind: 'delayed'; readonly waitMs: number }
  | Spent

/** Spaces out the attempts for one account from all addresses: one at a time, with growing intervals. */
export type AccountDelay = {
  /** @param isFamiliar called only if there would be a delay; familiar addresses are not delayed */
  of(account: string, isFamiliar: () => Promise<boolean>): Promise<DelayVerdict>
  /** Counts one more wrong password. */
  count(account: string): Promise<void>
}

type World = { readonly counts: ThrottleCounts; readonly clock: Clock; readonly digest: Digest }

export function accountDelay(windowMs: number, { counts, clock, digest }: World): AccountDelay {
  /** By account, when the last attempt that was given a turn begins. */
  const turns = new Map<string, EpochMs>()
  const idOf = async (account: string) => `account ${await digest(account)}`
  const wrongAt = async (id: string) => (await counts.count(id, addMs(clock(), -windowMs)))?.count ?? 0

  const forgetPast = (now: EpochMs) => {
    if (turns.size < maxTurns) return
    for (const [id, at] of turns) if (at <= now) turns.delete(id)
  }

  return {
    of: async (account, isFamiliar) => {
      const id = await idOf(account)
      const delayMs = delayAfter(await wrongAt(id))
      if (delayMs === 0 || (await isFamiliar())) return { kind: 'admitted' }
      const now = clock()
      const turn = addMs(later(now, turns.get(id) ?? now), delayMs)
      const waitMs = turn - now
      if (waitMs > patienceMs) return { kind: 'spent', retryAfterMs: waitMs }
      forgetPast(now)
      turns.set(id, turn)
      return { kind: 'delayed', waitMs }
    },
    count: async (account) => {
      const id = await idOf(account)
      if ((await wrongAt(id)) < counted) await counts.add(id, clock())
    },
  }
}

/** One second after ten wrong passwords, doubled with every ten more, eight seconds at most. */
const delayAfter = (wrong: number) =>
  wrong < free ? 0 : Math.min(longestMs, shortestMs * 2 ** (Math.floor(wrong / free) - 1))
