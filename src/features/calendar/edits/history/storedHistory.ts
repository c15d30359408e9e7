import type { QueryClient } from '@tanstack/react-query'
import { current, sortedEntries } from '#domain/edits/history/history.ts'
import type { History, HistoryEntry } from '#domain/edits/history/HistoryEntry.ts'
import { epochMs } from '#domain/time/units.ts'
import { cachedAnswers } from '../../queries/cachedAnswers.ts'
import { withdrawUndo } from '../undo.ts'
import { isCalendarList } from './calendarsInLists.ts'
import { forgetUnreadable } from './forgetUnreadable.ts'
import { historyOf } from './historyOf.ts'
import type { HistoryStore } from './historyStore.ts'

/** Longer entries, of large imports, are in the page that made them only. */
const maxLength = 4_000_000

/** The screen shows a change before it is stored: nothing is lost by it but a way back. */
const afterPaintMs = 30

/**
 * Stores the history of a cache as it changes, and reads it again when another tab has stored something, until the
 * person signs out.
 *
 * @returns reads what earlier pages and other tabs have stored
 */
export function storedHistory(client: QueryClient, store: HistoryStore): () => Promise<void> {
  const state = historyOf(client)
  const answers = cachedAnswers(client)
  let last: ReadonlyMap<string, HistoryEntry> = new Map()
  /** One after the other. */
  let working = Promise.resolve()
  let timer: ReturnType<typeof setTimeout> | undefined
  let heard: ReturnType<typeof setTimeout> | undefined
  let isOver = false

  function changed(): void {
    timer ??= setTimeout(flush, afterPaintMs)
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    working = working.then(write)
    return working
  }

  function read(): Promise<void> {
    working = flush().then(readStored)
    return working
  }

  async function write(): Promise<void> {
    if (isOver) return
    const now = byId(state.current().history.filter(isStorable))
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

  async function readStored(): Promise<void> {
    const before = state.current().history
    const entries = await store.read().catch(() => null)
    if (isOver) return
    if (entries === null) return state.change({ isRead: true })
    // What was done meanwhile is not in what was read.
    if (state.current().history !== before) return write().then(readStored)
    const history = current(merged(before, entries, last), epochMs(Date.now()))
    last = byId(entries)
    state.change({ history, isRead: true })
    forgetUnreadable(client)
  }

  async function hear(): Promise<void> {
    heard = undefined
    if (isOver) return
    const before = state.current().history
    await read()
    // What this tab offers to undo is no longer the last thing that was done.
    if (isMoreDone(before, state.current().history)) withdrawUndo()
  }

  state.onChange(changed)
  store.onOthersChange(() => {
    heard ??= setTimeout(() => void hear(), afterPaintMs)
  })
  client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && isCalendarList(event.query.queryKey)) forgetUnreadable(client)
    if (event.type !== 'removed' || !answers.areGone()) return
    isOver = true
    store.close()
    state.change({ history: [], isRead: false })
  })
  return read
}

const byId = (history: History) => new Map(history.map((each) => [each.id, each]))

/**
 * A history of a page with what is stored: what the page has not written yet, or not deleted yet, is as it is there.
 *
 * @param last what it has written, or read, last
 */
function merged(page: History, stored: History, last: ReadonlyMap<string, HistoryEntry>): History {
  const known = new Set(page.map(({ id }) => id))
  const own = byId(page.filter((each) => last.get(each.id) !== each))
  const others = stored.filter(({ id }) => !own.has(id) && (known.has(id) || !last.has(id)))
  return sortedEntries([...others, ...own.values()])
}

/** Whether something was done, undone or redone between two states of a history. */
function isMoreDone(before: History, after: History): boolean {
  const known = new Map(before.map(({ id, isUndone }) => [id, isUndone]))
  return after.some(({ id, isUndone }) => known.get(id) !== isUndone)
}

const lengths = new WeakMap<HistoryEntry, number>()

function isStorable(entry: HistoryEntry): boolean {
  const length = lengths.get(entry) ?? JSON.stringify(entry).length
  lengths.set(entry, length)
  return length <= maxLength
}
