import { addMs, type EpochMs } from '#domain/time/units.ts'
import type { Clock, Digest } from '../../ports.ts'
import type { ThrottleCounts } from './throttleCounts.ts'

/** How many failures of one key are allowed within a time window. */
export type Budget = {
  /** A prefix of the keys in the store, which keeps budgets apart. */
  readonly name: string
  readonly limit: number
  /** How many attempts of one key may run at once; `limit` unless given. */
  readonly atOnce?: number
  /** At most `longestWindowMs`. */
  readonly windowMs: number
}

/** The budget is used up. */
export type Spent = { readonly kind: 'spent'; readonly retryAfterMs: number }

/** A running attempt, which may still fail. */
export type Begun = { readonly kind: 'begun'; readonly end: (isWrong: boolean) => Promise<void> }

/** Refuses attempts of a key, such as a network address, after too many failures. */
export type Throttle = {
  /**
   * Starts an attempt, unless the budget is used up. A running attempt has not failed yet: if the running
   * ones could use up the budget, the next one waits for their outcome.
   */
  begin(key: string): Promise<Begun | Spent>
  /** Resets the count of a key. */
  forget(key: string): Promise<void>
}

/** How many keys a process counts on its own, besides the store. */
const maxKeys = 10_000
/** How many attempts of one key may wait for running ones. */
const maxWaiting = 200
const busyMs = 1000

type World = { readonly counts: ThrottleCounts; readonly clock: Clock; readonly digest: Digest }

export function throttle(
  { name, limit, windowMs, atOnce = limit }: Budget,
  { counts, clock, digest }: World,
): Throttle {
  /** What this process counted itself, for times when the store fails or has not caught up. */
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
          // The ones that wait behind are refused too.
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
