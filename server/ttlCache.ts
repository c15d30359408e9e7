import { epochMs, type EpochMs } from '#domain/time/units.ts'
import type { Clock } from './ports.ts'

export type CachedValue<Value> = { readonly value: Value; readonly until: EpochMs }

/** The `until` of a value that only its current callers get. */
export const notCached = epochMs(0)

/** A cache of answers with an end. Each is looked up once at a time. */
export type TtlCache<Value> = {
  /** The cached answer, else that of `look`, which simultaneous callers share. A rejection is not cached. */
  of(key: string, look: () => Promise<CachedValue<Value>>): Promise<Value>
  /** The cached answer, or undefined; nothing is looked up. */
  peek(key: string): Promise<Value> | undefined
  /** Caches an answer from elsewhere. */
  keep(key: string, found: CachedValue<Value>): void
  readonly forgetAll: () => void
  /** Removes the answers for which `isOver` is true, and the pending ones, which may be outdated already. */
  readonly forgetWhere: (isOver: (value: Value) => boolean) => void
}

/** @param maxEntries the number of entries; beyond it, the oldest is removed */
export function ttlCache<Value>(clock: Clock, maxEntries: number): TtlCache<Value> {
  const entries = new Map<string, Entry<Value>>()

  const put = (key: string, answer: Promise<Value>, until: EpochMs, known: readonly Value[] = []) => {
    const entry: Entry<Value> = { answer, since: clock(), until, known }
    entries.delete(key)
    entries.set(key, entry)
    const oldest = entries.size > maxEntries ? entries.keys().next().value : undefined
    if (oldest !== undefined) entries.delete(oldest)
    return entry
  }

  const ask = (key: string, look: () => Promise<CachedValue<Value>>): Promise<Value> => {
    const answer = look().then(
      ({ value, until }) => {
        entry.until = until
        entry.known = [value]
        dropIfOver(key, entry)
        return value
      },
      (error: unknown) => {
        entry.until = notCached
        dropIfOver(key, entry)
        throw error
      },
    )
    const entry = put(key, answer, epochMs(Infinity))
    return answer
  }

  // A value that is not cached takes no room, so that invented keys do not push out real ones.
  const dropIfOver = (key: string, entry: Entry<Value>) => {
    if (entry.until <= clock() && entries.get(key) === entry) entries.delete(key)
  }

  const peek = (key: string) => {
    const entry = entries.get(key)
    const now = clock()
    // After a clock was set back, an answer would otherwise count for all the time that comes again.
    return entry !== undefined && entry.since <= now && entry.until > now ? entry.answer : undefined
  }

  return {
    of: async (key, look) => peek(key) ?? ask(key, look),
    peek,
    keep: (key, { value, until }) => void put(key, Promise.resolve(value), until, [value]),
    forgetAll: () => entries.clear(),
    forgetWhere: (isOver) => {
      for (const [key, { known }] of entries)
        if (known.length === 0 || known.some(isOver)) entries.delete(key)
    },
  }
}

/** `known` has the answer once it has arrived. */
type Entry<Value> = {
  readonly answer: Promise<Value>
  readonly since: EpochMs
  until: EpochMs
  known: readonly Value[]
}
