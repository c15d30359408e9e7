import { addMs, later, type EpochMs } from '#domain/time/units.ts'
import type { Clock, Digest } from '../../ports.ts'
import type { Spent } from './throttle.ts'
import type { ThrottleCounts } from './throttleCounts.ts'

/** So many wrong passwords for one account delay nobody. */
const free = 10
const shortestMs = 1000
const longestMs = 8000
/** A longer delay than this is a refusal: come back later. */
const patienceMs = 16_000
/** Beyond, one more makes no difference. */
const counted = 100
const maxTurns = 1000

/** Whether a password may be tried at an account now. `delayed`: after so long, it may. */
export type DelayVerdict =
  | { readonly kind: 'admitted' }
  | { readonly kind: 'delayed'; readonly waitMs: number }
  | Spent

/**
 * Spaces out the attempts at one account, from any address: one after the other, further and further apart.
 */
export type AccountDelay = {
  /** @param isFamiliar asked where there would be a delay: whose address is familiar is not delayed */
  of(account: string, isFamiliar: () => Promise<boolean>): Promise<DelayVerdict>
  /** One more was wrong. */
  count(account: string): Promise<void>
}

type World = { readonly counts: ThrottleCounts; readonly clock: Clock; readonly digest: Digest }

export function accountDelay(windowMs: number, { counts, clock, digest }: World): AccountDelay {
  /** When the last turn that was given begins. */
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

/** A second after ten wrong passwords, twice as long for every ten more, eight seconds at most. */
const delayAfter = (wrong: number) =>
  wrong < free ? 0 : Math.min(longestMs, shortestMs * 2 ** (Math.floor(wrong / free) - 1))
