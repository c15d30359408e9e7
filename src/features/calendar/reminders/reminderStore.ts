import * as v from 'valibot'
import { emptyLog, type ReminderLog } from '#domain/reminders/ReminderLog.ts'
import { keepIn } from '../../../settings/keepIn.ts'

const entry = v.object({
  key: v.string(),
  at: v.number(),
  state: v.union([v.picklist(['shown', 'done']), v.object({ snoozedUntil: v.number() })]),
  isLate: v.boolean(),
  againAt: v.exactOptional(v.number()),
})
const stored = v.fallback(
  v.pipe(
    v.string(),
    v.parseJson(),
    v.object({ checkedUntil: v.nullable(v.number()), entries: v.array(entry) }),
  ),
  { checkedUntil: null, entries: [] },
)

/** What a person was reminded of in this browser. Every tab reads the same, and is told of changes. */
export type ReminderStore = {
  readonly read: () => ReminderLog
  readonly update: (change: (log: ReminderLog) => ReminderLog) => void
  /** @returns stops that */
  readonly onChange: (listener: () => void) => () => void
}

type ReminderWindow = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem'>
}

/** @param window whose storage is shared by all tabs */
export function reminderStore(window: ReminderWindow, userId: string): ReminderStore {
  const key = `kalends.reminders.${userId}`
  const listeners = new Set<() => void>()
  let last: { readonly text: string | null; readonly log: ReminderLog } = { text: null, log: emptyLog }

  function read(): ReminderLog {
    const text = window.localStorage.getItem(key)
    if (text !== last.text) last = { text, log: text === null ? emptyLog : v.parse(stored, text) }
    return last.log
  }

  function update(change: (log: ReminderLog) => ReminderLog): void {
    const log = change(read())
    // Where the storage is full, reminders come all the same, in every tab, and perhaps again after a reload.
    if (!keepIn(window.localStorage, key, JSON.stringify(log)))
      last = { text: window.localStorage.getItem(key), log }
    for (const listener of listeners) listener()
  }

  function onChange(listener: () => void): () => void {
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) listener()
    }
    listeners.add(listener)
    window.addEventListener('storage', onStorage)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', onStorage)
    }
  }

  return { read, update, onChange }
}
