import type { Clock, EpochMs } from '../ports.ts'

export type Found<Value> = { readonly value: Value; readonly until: EpochMs }

/** Answers kept for a while, each asked for once at a time. */
export type Remembering<Value> = {
  /** The kept answer, else that of `look`, shared by all who ask meanwhile. A rejection is not kept. */
  of(key: string, look: () => Promise<Found<Value>>): Promise<Value>
  /** Keeps an answer found elsewhere. */
  keep(key: string, found: Found<Value>): void
  readonly forgetAll: () => void
}

/** @param most entries kept; beyond, the one kept longest goes first */
export function remembering<Value>(clock: Clock, most: number): Remembering<Value> {
  const kept = new Map<string, { readonly answer: Promise<Value>; until: EpochMs }>()

  const put = (key: string, answer: Promise<Value>, until: EpochMs) => {
    const entry = { answer, until }
    kept.delete(key)
    kept.set(key, entry)
    const oldest = kept.size > most ? kept.keys().next().value : undefined
    if (oldest !== undefined) kept.delete(oldest)
    return entry
  }

  const ask = (key: string, look: () => Promise<Found<Value>>): Promise<Value> => {
    const answer = look().then(
      ({ value, until }) => {
        entry.until = until
        return value
      },
      (error: unknown) => {
        entry.until = 0
        throw error
      },
    )
    const entry = put(key, answer, Number.POSITIVE_INFINITY)
    return answer
  }

  return {
    of: async (key, look) => {
      const entry = kept.get(key)
      return entry !== undefined && entry.until > clock() ? entry.answer : ask(key, look)
    },
    keep: (key, { value, until }) => void put(key, Promise.resolve(value), until),
    forgetAll: () => kept.clear(),
  }
}
