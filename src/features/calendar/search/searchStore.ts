import type { Item } from '#domain/event/Item.ts'
import type { SearchQuery } from '#domain/search/SearchQuery.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import type { PendingState } from '../queries/pendingEditsOf.ts'
import type { RangeRead } from '../queries/ranges/readItems.ts'
import { rangesWithPendingEdits } from '../queries/ranges/rangesWithPendingEdits.ts'
import { changesTo } from './changesTo.ts'
import { openChannel, type Channel } from './openChannel.ts'
import type { SearchAnswer, SearchContext } from './SearchIndex.ts'
import type { SearchReply, SearchRequest } from './SearchMessage.ts'

/** The contents of calendars, range by range, with the person's pending edits. */
export type Held = {
  readonly calendars: readonly Calendar[]
  /** For each range in order, the answers of all calendars in order. */
  readonly reads: readonly (RangeRead | undefined)[]
  readonly pending: PendingState
}

/** An answer and its question; null before the first. */
export type Answered = SearchAnswer & { readonly query: SearchQuery | null }

export type SearchStore = {
  /** Open while it has listeners. @returns unsubscribes */
  readonly onChange: (listener: () => void) => () => void
  /** What was found last, and what it was found by. */
  readonly current: () => Answered
  /** Ask this question from now on: it is asked again when more can be found. */
  readonly ask: (query: SearchQuery, context: SearchContext) => void
  /** All contents that can be found. What the index has already costs nothing more. */
  readonly hold: (held: Held, myAddresses: readonly string[]) => void
}

/** This many objects are copied to the worker at a time, which takes a few milliseconds. */
const partLength = 200

/** An index outside of the page, and its answers. */
export function searchStore(): SearchStore {
  const listeners = new Set<() => void>()
  const known = new Map<string, Item>()
  const changes: SearchRequest[] = []
  let answer: Answered = nothing
  let asked: readonly [SearchQuery, SearchContext] | null = null
  let held: Held | null = null
  let count = 0
  let channel: Channel | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  function onReply(reply: SearchReply): void {
    if (reply.kind === 'ready') askAgain()
    // An answer to an earlier question is ignored.
    else if (reply.id === count) {
      answer = { ...reply.answer, query: asked?.[0] ?? null }
      for (const listener of listeners) listener()
    }
  }

  function askAgain(): void {
    if (asked === null) return
    const [query, context] = asked
    channel?.send({ kind: 'find', id: ++count, query, context })
  }

  /** One change after the other, in order. The page can render in between. */
  function sendNext(): void {
    timer = undefined
    const next = changes.shift()
    if (next === undefined) return
    channel?.send(next)
    timer = setTimeout(sendNext)
  }

  function close(): void {
    channel?.close()
    channel = null
    clearTimeout(timer)
    timer = undefined
    changes.length = 0
    known.clear()
    held = null
  }

  return {
    onChange(listener) {
      channel ??= openChannel(onReply)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) close()
      }
    },
    current: () => answer,
    ask(query, context) {
      asked = [query, context]
      askAgain()
    },
    hold(now, myAddresses) {
      if (held !== null && isSame(held, now)) return
      held = now
      const { put, deleted } = changesTo(known, listsOf(now))
      if (deleted.length > 0) changes.push({ kind: 'delete', ids: deleted })
      for (let start = 0; start < put.length; start += partLength)
        changes.push({ kind: 'put', items: put.slice(start, start + partLength), myAddresses })
      if (timer === undefined) sendNext()
    },
  }
}

const isSame = (one: Held, other: Held) =>
  one.calendars === other.calendars &&
  one.pending.edits === other.pending.edits &&
  one.reads.length === other.reads.length &&
  one.reads.every((read, index) => read === other.reads[index])

function listsOf({ calendars, reads, pending }: Held): readonly (readonly Item[])[] {
  const ranges = calendars.length === 0 ? 0 : reads.length / calendars.length
  return Array.from({ length: ranges }, (_, range) => {
    const ofRange = reads.slice(range * calendars.length, (range + 1) * calendars.length)
    return rangesWithPendingEdits(calendars, ofRange, pending).flatMap((read) => read?.items ?? [])
  })
}

const nothing: Answered = { found: [], hasMore: false, query: null }
