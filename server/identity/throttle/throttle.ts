import { addMs, type EpochMs } from '#domain/time/units.ts'
import type { Clock, Digest } from '../../ports.ts'
import type { ThrottleCounts } from './throttleCounts.ts'

/** How many may go wrong for one key within a time. */
export type Budget = {
  /** Part of the keys in the store, so that budgets are separate. */
  readonly name: string
  readonly limit: number
  /** How many of one key may be under way at once, where that is fewer. */
  readonly atOnce?: number
  /** At most `longestWindowMs`. */
  readonly windowMs: number
}

/** The budget is spent. */
export type Spent = { readonly kind: 'spent'; readonly retryAfterMs: number }

/** Something under way that may turn out wrong. */
export type Begun = { readonly kind: 'begun'; readonly end: (isWrong: boolean) => Promise<void> }

/** Refuses what went wrong too often for one key, such as a network address. */
export type Throttle = {
  /**
   * Begins one more, unless the budget is spent; nothing is added then. What is under way is not wrong yet:
   * if it could spend the rest of the budget, the next one waits until that is decided.
   */
  begin(key: string): Promise<Begun | Spent>
  /** The key starts over. */
  forget(key: string): Promise<void>
}

/** Keys whose own entries a process keeps, besides the store's. */
const maxKeys = 10_000
/** How many wait for those under way, for one key. */
const maxWaiting = 200
const busyMs = 1000

type World = { readonly counts: ThrottleCounts; readonly clock: Clock; readonly digest: Digest }

export function throttle(
  { name, limit, windowMs, atOnce = limit }: Budget,
  { counts, clock, digest }: World,
): Throttle {
  /** What this process added: known at once, and when the store fails. */
  const own = new Map<string, readonly EpochMs[]>()
  const underWay = new Map<string, UnderWay>()
  const idOf = async (key: string) => `${name} ${await digest(key)}`

  const spentOf = async (id: string) => {
    const shared = await counts.count(id, addMs(clock(), -windowMs))
    const entries = (own.get(id) ?? []).filter((at) => clock() - at < windowMs)
    return shared !== null && shared.count >= entries.length
      ? shared
      : { count: entries.length, oldest: entries[0] ?? clock() }
  }
  const spend = async (id: string) => {
    const now = clock()
    const entries = [...(own.get(id) ?? []), now].slice(-limit)
    own.delete(id)
    own.set(id, entries)
    const oldest = own.size > maxKeys ? own.keys().next().value : undefined
    if (oldest !== undefined) own.delete(oldest)
    await counts.add(id, now)
  }
  const release = (id: string) => {
    const state = underWay.get(id)
    if (state === undefined) return
    state.count -= 1
    wakeNext(id, state)
  }
  const wakeNext = (id: string, { count, waiting }: UnderWay) => {
    if (count === 0 && waiting.length === 0) underWay.delete(id)
    else waiting.shift()?.()
  }
  const begun = (id: string): Begun => {
    let hasEnded = false
    return {
      kind: 'begun',
      end: async (isWrong) => {
        if (hasEnded) return
        hasEnded = true
        try {
          if (isWrong) await spend(id)
        } finally {
          release(id)
        }
      },
    }
  }

  return {
    begin: async (key) => {
      const id = await idOf(key)
      let isWaiting = false
      for (;;) {
        const spent = await spentOf(id)
        const state = underWay.get(id) ?? { count: 0, waiting: [] }
        if (spent.count >= limit) {
          // Those that wait behind are refused, too.
          if (isWaiting) wakeNext(id, state)
          return { kind: 'spent', retryAfterMs: Math.max(1, spent.oldest + windowMs - clock()) }
        }
        if (state.count < Math.min(atOnce, limit - spent.count)) {
          underWay.set(id, state)
          state.count += 1
          return begun(id)
        }
        if (state.waiting.length >= maxWaiting) return { kind: 'spent', retryAfterMs: busyMs }
        isWaiting = true
        await new Promise<void>((resolve) => {
          state.waiting.push(resolve)
        })
      }
    },
    forget: async (key) => {
      const id = await idOf(key)
      own.delete(id)
      await counts.forget(id)
    },
  }
}

type UnderWay = { count: number; readonly waiting: (() => void)[] }
