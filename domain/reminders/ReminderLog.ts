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
}

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
    const isAwake = typeof entry.state === 'object' && entry.state.snoozedUntil <= now
    return [isAwake ? { ...entry, state: 'shown', isLate: false } : entry]
  })
  const fresh = added.map(({ key, at }): ReminderEntry => ({
    key,
    at,
    state: 'shown',
    isLate: now - at > lateMs,
  }))
  return { checkedUntil: now, entries: [...entries, ...fresh] }
}

/** A reminder after the end of its event is due all the same, until the next minute. */
const isOver = (end: EpochMs, at: EpochMs, now: EpochMs) => now > Math.max(end, at + lateMs)

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
