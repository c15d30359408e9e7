import { addMs, dayMs, epochMs, minuteMs, type EpochMs } from '../time/units.ts'
import type { DueReminder } from './remindersIn.ts'

/** What a person was reminded of, as plain JSON: the same for all tabs of a browser. */
export type ReminderLog = {
  /** Until when reminders were looked for; null before the first time. */
  readonly checkedUntil: number | null
  readonly entries: readonly ReminderEntry[]
}

export type ReminderEntry = {
  /** As `DueReminder.key`. */
  readonly key: string
  readonly at: number
  readonly state:
    | 'shown'
    /** Dismissed; it stays in the log so that it does not come again. */
    | 'done'
    | { readonly snoozedUntil: number }
  /** It was shown long after it was due. */
  readonly isLate: boolean
  /** The end of its last snooze, after which it came again; missing for one that was not snoozed. */
  readonly againAt?: number
}

/** A reminder that is to be seen. */
export type ShownReminder = DueReminder & { readonly isLate: boolean }

export const emptyLog: ReminderLog = { checkedUntil: null, entries: [] }

/** How far back reminders are made up for, after a sleep or a pause. */
export const lookBackMs = dayMs
/** After this it says that it is late. */
const lateMs = minuteMs
/** Longer than `lookBackMs`, so that nothing comes twice. */
const rememberedMs = 3 * dayMs

/**
 * The log after looking for what is due. Each reminder comes once, whatever the clock does: what fell due while
 * nobody looked comes late, unless its event is over.
 *
 * @param due reminders of the time from `lookBackMs` before now on, in any order
 */
export function advance(log: ReminderLog, due: readonly DueReminder[], now: EpochMs): ReminderLog {
  // A clock that was set back looks again: what has come already is in the log.
  const since = Math.min(log.checkedUntil ?? addMs(now, -lateMs), now)
  const from = Math.max(since, addMs(now, -lookBackMs))
  const known = new Set(log.entries.map(({ key }) => key))
  const added = due.filter(
    ({ key, at, end }) => at > from && at <= now && !isOver(end, at, now) && !known.has(key),
  )
  const entries = log.entries.flatMap((entry): readonly ReminderEntry[] => {
    if (entry.at < now - rememberedMs) return []
    if (typeof entry.state === 'string' || entry.state.snoozedUntil > now) return [entry]
    return [{ ...entry, state: 'shown', isLate: false, againAt: entry.state.snoozedUntil }]
  })
  const fresh = added.map(({ key, at }): ReminderEntry => ({
    key,
    at,
    state: 'shown',
    isLate: now - at > lateMs,
  }))
  return { checkedUntil: now, entries: [...entries, ...fresh] }
}

/** A reminder that comes after the end of its event is seen all the same, for a minute. */
const isOver = (end: EpochMs, at: number, now: EpochMs) => now > Math.max(end, at + lateMs)

/** Those reminders that have come, or come again, and are not done, in the order given; not if the event is over. */
export function shownReminders(
  { entries }: ReminderLog,
  due: readonly DueReminder[],
  now: EpochMs,
): readonly ShownReminder[] {
  const known = new Map(entries.map((entry) => [entry.key, entry]))
  return due.flatMap((reminder) => {
    const entry = known.get(reminder.key)
    if (entry?.state !== 'shown' || isOver(reminder.end, entry.againAt ?? reminder.at, now)) return []
    return [{ ...reminder, isLate: entry.isLate }]
  })
}

/** The log with another state of one reminder. */
export const withState = (log: ReminderLog, key: string, state: ReminderEntry['state']): ReminderLog => ({
  ...log,
  entries: log.entries.map((entry) => (entry.key === key ? { ...entry, state } : entry)),
})

/** When to look again: at the next reminder or the end of the next snooze; null if nothing is left. */
export function nextCheck(log: ReminderLog, due: readonly DueReminder[], now: EpochMs): EpochMs | null {
  const snoozes = log.entries.flatMap(({ state }) => (typeof state === 'object' ? [state.snoozedUntil] : []))
  const next = Math.min(...due.map(({ at }) => at).filter((at) => at > now), ...snoozes)
  return Number.isFinite(next) ? epochMs(next) : null
}
