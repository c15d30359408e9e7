import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import {
  advance,
  lookBackMs,
  nextCheck,
  shownReminders,
  withState,
  type ShownReminder,
} from '#domain/reminders/ReminderLog.ts'
import { remindersIn, type DueReminder } from '#domain/reminders/remindersIn.ts'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { addMs, dayMs, epochMs, minuteMs } from '#domain/time/units.ts'
import type { Zone } from '#domain/time/Zone.ts'
import type { ReminderStore } from './reminderStore.ts'

type RemindersOptions = {
  readonly events: readonly CalendarEvent[]
  readonly home: Zone
  readonly store: ReminderStore
  /** Whether this tab looks for what is due; the others show what it finds. */
  readonly isSpeaker: boolean
  readonly onDue: (reminder: ShownReminder) => void
}

/** Longest between two looks: a timer may sleep with the machine. */
const longestMs = 30_000
const snoozeMs = 5 * minuteMs

/** The reminders that have come and were not dismissed, one for each event; those of events that moved are gone. */
export function useReminders({ events, home, store, isSpeaker, onDue }: RemindersOptions) {
  const log = useSyncExternalStore(store.onChange, store.read)
  const due = dueAround(events, home)

  const look = useEffectEvent((current: readonly CalendarEvent[]): number => {
    const now = epochMs(Date.now())
    const around = dueAround(current, home)
    const known = new Set(shownNow(store.read(), around).map(({ key }) => key))
    store.update((before) => advance(before, around, now))
    for (const reminder of shownNow(store.read(), around)) if (!known.has(reminder.key)) onDue(reminder)
    return Math.min((nextCheck(store.read(), around, now) ?? Number.POSITIVE_INFINITY) - now, longestMs)
  })

  useEffect(() => {
    if (!isSpeaker) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const lookAgain = () => {
      clearTimeout(timer)
      timer = setTimeout(lookAgain, look(events))
    }
    lookAgain()
    document.addEventListener('visibilitychange', lookAgain)
    // A push has come: the timers of a hidden tab may be late.
    const workers = workersHere()
    workers?.addEventListener('message', lookAgain)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', lookAgain)
      workers?.removeEventListener('message', lookAgain)
    }
  }, [isSpeaker, events])

  const shown = shownNow(log, due)
  return {
    shown: latestOfEach(shown),
    dismiss: ({ event }: DueReminder) => store.update((current) => dismissed(current, shown, event.key)),
    snooze: ({ key, event }: DueReminder) => {
      const snoozedUntil = Date.now() + snoozeMs
      store.update((current) => withState(dismissed(current, shown, event.key), key, { snoozedUntil }))
    },
  }
}

/** Undefined on an insecure address. */
export const workersHere = (): ServiceWorkerContainer | undefined =>
  'serviceWorker' in navigator ? navigator.serviceWorker : undefined

type Log = ReturnType<ReminderStore['read']>

function dueAround(events: readonly CalendarEvent[], home: Zone): readonly DueReminder[] {
  const now = epochMs(Date.now())
  return remindersIn(events, { start: addMs(now, -lookBackMs - dayMs), end: addMs(now, 2 * dayMs) }, home)
}

const shownNow = (log: Log, due: readonly DueReminder[]) => shownReminders(log, due, epochMs(Date.now()))

/** Two reminders of one event are one notice: the later one. */
const latestOfEach = (shown: readonly ShownReminder[]): readonly ShownReminder[] => [
  ...new Map(shown.map((each) => [each.event.key, each])).values(),
]

/** Without the reminders of one event that are shown, or were before it moved. */
function dismissed(log: Log, shown: readonly ShownReminder[], eventKey: string): Log {
  const seen = new Set(shown.filter(({ event }) => event.key === eventKey).map(({ key }) => key))
  const isOwn = (key: string) => seen.has(key) || key.startsWith(`${eventKey} `)
  const own = log.entries.filter(({ state, key }) => state === 'shown' && isOwn(key))
  return own.reduce((current, { key }) => withState(current, key, 'done'), log)
}
