import type { CalendarRecord } from '../../store/records.ts'
import type { JoinedItems } from './rangeItems.ts'

/** An answer, its ETag, and the state of its calendars. */
export type CachedAnswer = JoinedItems & {
  readonly etag: string
  readonly calendars: readonly CalendarRecord[]
}

/** A cache of answers by query, so that the same one is not read and joined twice. */
export type AnswerCache = {
  readonly find: (key: string) => CachedAnswer | undefined
  readonly keep: (key: string, answer: CachedAnswer) => void
}

/**
 * The bytes of an item besides its text: ids, numbers and the view of its bytes. Also used for a calendar.
 */
const itemBytes = 400
const calendarBytes = 1000

/** @param maxBytes the size of the cache; beyond it, the least recently used answer is removed */
export function answerCache(maxBytes: number): AnswerCache {
  const cached = new Map<string, CachedAnswer>()
  let size = 0
  const drop = (key: string) => {
    const answer = cached.get(key)
    if (answer === undefined) return
    size -= sizeOf(answer)
    cached.delete(key)
  }
  return {
    find: (key) => {
      const answer = cached.get(key)
      if (answer === undefined) return undefined
      cached.delete(key)
      cached.set(key, answer)
      return answer
    },
    keep: (key, answer) => {
      drop(key)
      if (sizeOf(answer) > maxBytes / 8) return
      cached.set(key, answer)
      size += sizeOf(answer)
      for (const oldest of cached.keys()) {
        if (size <= maxBytes) return
        drop(oldest)
      }
    },
  }
}

const sizeOf = ({ bytes, items, calendars }: CachedAnswer) =>
  bytes.byteLength + items.length * itemBytes + calendars.length * calendarBytes
