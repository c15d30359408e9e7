import type { JCalComponent } from '#contract/jcal.ts'
import type { CalendarEvent } from '../event/CalendarEvent.ts'
import { readAlarm } from '../event/further/Reminder.ts'
import { readDuration, type Duration } from '../jcal/Duration.ts'
import { componentsOf, propertyOf } from '../jcal/properties.ts'
import { addDays } from '../time/dates.ts'
import { dayNumber } from '../time/dayNumber.ts'
import { instantOfLocal, localAt, startOfDay } from '../time/instantOf.ts'
import { addMs, dayMs, midnightOf, type EpochMs } from '../time/units.ts'
import type { Window } from '../time/Window.ts'
import { findZone, type Zone } from '../time/Zone.ts'

/** A reminder of one occurrence that is due at an instant. */
export type DueReminder = {
  /** The same each time it is computed, and another one after its event or its alarm has moved. */
  readonly key: string
  readonly at: EpochMs
  readonly event: CalendarEvent
  /** When the event is over, as seen from the home zone. */
  readonly end: EpochMs
}

/**
 * The reminders of some occurrences that are due in a range, in order of time. Those of all-day events are by
 * the clock of the home zone, and so are those of floating times. Days of a TRIGGER are days of the calendar,
 * hours are exact (RFC 5545 3.3.6). Nobody is reminded of what was cancelled or declined.
 *
 * @param events occurrences as `readItem` gives them: overrides where they have moved, deleted ones missing
 * @param range start inclusive, end exclusive
 * @param home the zone that the person lives in
 */
export function remindersIn(
  events: readonly CalendarEvent[],
  range: Window,
  home: Zone,
): readonly DueReminder[] {
  const due = new Map<string, DueReminder>()
  for (const event of events) {
    const alarms = event.vevent === undefined ? [] : componentsOf(event.vevent, 'valarm')
    if (alarms.length === 0 || event.status === 'cancelled' || event.reply === 'declined') continue
    const times = timesOf(event, home)
    for (const alarm of alarms) {
      const at = dueAt(alarm, times)
      if (at === null || at < range.start || at >= range.end) continue
      const key = `${event.key} ${at}`
      due.set(key, { key, at, event, end: times.end })
    }
  }
  return [...due.values()].toSorted((one, other) => one.at - other.at || (one.key < other.key ? -1 : 1))
}

type Times = {
  readonly start: EpochMs
  readonly end: EpochMs
  readonly zone: Zone
  readonly isAllDay: boolean
}

function timesOf({ when }: CalendarEvent, home: Zone): Times {
  if (when.kind === 'timed')
    return { ...when, zone: (when.zone === null ? null : findZone(when.zone)) ?? home, isAllDay: false }
  const end = startOfDay(addDays(when.last, 1), home)
  return { start: instantOfLocal(midnightOf(dayNumber(when.first)), home), end, zone: home, isAllDay: true }
}

/** null for an alarm that does not remind. */
function dueAt(alarm: JCalComponent, { start, end, zone, isAllDay }: Times): EpochMs | null {
  const reminder = readAlarm(alarm)
  if (reminder === null || reminder.kind === 'absolute') return reminder?.at ?? null
  const text = propertyOf(alarm, 'trigger')?.[3]
  const duration = typeof text === 'string' ? readDuration(text) : null
  const from = reminder.to === 'end' ? end : start
  return duration && shifted(from, isAllDay ? byClock(duration) : duration, zone)
}

/** All of it by the calendar and the clock. */
const byClock = ({ days, ms }: Duration) => ({ days: days + ms / dayMs, ms: 0 })

function shifted(from: EpochMs, { days, ms }: Duration, zone: Zone): EpochMs {
  const onDay = days === 0 ? from : instantOfLocal(addMs(localAt(from, zone), days * dayMs), zone)
  return addMs(onDay, ms)
}
