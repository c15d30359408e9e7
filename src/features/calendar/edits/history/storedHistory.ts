import type { QueryClient } from '@tanstack/react-query'
import { current, sortedEntries } from '#domain/edits/history/history.ts'
import type { HistoryEntry } from '#domain/edits/history/HistoryEntry.ts'
import { epochMs } from '#domain/time/units.ts'
import { cachedAnswers } from '../../queries/cachedAnswers.ts'
import { calendarKeys } from '../../queries/calendarKeys.ts'
import { forgetUnreadable } from './forgetUnreadable.ts'
import { historyOf } from './historyOf.ts'
import type { HistoryStore } from './historyStore.ts'

/** Longer entries, of large imports, are in the page that made them only. */
const maxLength = 4_000_000

/** The screen shows a change before it is stored: nothing is lost by it but a way back. */
const afterPaintMs = 30

/**
 * Stores the history of a cache as it changes, until the person signs out.
 *
 * @returns reads what earlier pages and other tabs have stored
 */
export function storedHistory(client: QueryClient, store: HistoryStore): () => Promise<void> {
  const state = historyOf(client)
  const answers = cachedAnswers(client)
  let last: ReadonlyMap<string, HistoryEntry> = new Map()
  let writing = Promise.resolve()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false

  function changed(): void {
    timer ??= setTimeout(flush, afterPaintMs)
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    writing = writing.then(write)
    return writing
  }

  async function write(): Promise<void> {
    if (isOver) return
    const now = new Map(
      state
        .current()
        .history.filter(isStorable)
        .map((each) => [each.id, each]),
    )
    const puts = [...now.values()].filter((each) => last.get(each.id) !== each)
    const deletes = [...last.keys()].filter((id) => !now.has(id))
    if (puts.length + deletes.length === 0) return
    // No space, or a private window: then it ends with the page.
    await store.change(puts, deletes).then(
      () => {
        last = now
      },
      () => undefined,
    )
  }

  async function read(): Promise<void> {
    await flush()
    const before = state.current().history
    const entries = await store.read().catch(() => null)
    if (isOver) return
    if (entries === null) return state.change({ isRead: true })
    // What was done meanwhile is not in what was read.
    if (state.current().history !== before) return read()
    const own = before.filter((each) => !last.has(each.id))
    const others = entries.filter(({ id }) => own.every((each) => each.id !== id))
    last = new Map(entries.map((each) => [each.id, each]))
    state.change({ history: current(sortedEntries([...others, ...own]), epochMs(Date.now())), isRead: true })
    forgetUnreadable(client)
  }

  state.onChange(changed)
  client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && isList(event.query.queryKey)) forgetUnreadable(client)
    if (event.type !== 'removed' || !answers.areGone()) return
    isOver = true
    state.change({ history: [], isRead: false })
  })
  return read
}

const isList = (key: readonly unknown[]) => calendarKeys.lists.every((part, index) => key[index] === part)

const lengths = new WeakMap<HistoryEntry, number>()

function isStorable(entry: HistoryEntry): boolean {
  const length = lengths.get(entry) ?? JSON.stringify(entry).length
  lengths.set(entry, length)
  return length <= maxLength
}
