import type { JCalComponent } from '#contract/jcal.ts'
import type { CalendarEvent } from '../event/CalendarEvent.ts'
import { readAlarm, type Reminder } from '../event/further/Reminder.ts'
import { readDuration, type Duration } from '../jcal/Duration.ts'
import { componentsOf, propertyOf } from '../jcal/properties.ts'
import { remembered } from '../jcal/remembered.ts'
import { addDays } from '../time/dates.ts'
import { dayNumber } from '../time/dayNumber.ts'
import { instantOfLocal, localAt, startOfDay } from '../time/instantOf.ts'
import { addMs, dayMs, midnightOf, type EpochMs } from '../time/units.ts'
import type { Window } from '../time/Window.ts'
import { findZone, type Zone } from '../time/Zone.ts'

/** A reminder of one occurrence that is due at an instant. */
export type DueReminder = {
  /**
   * The same each time it is computed, and another one after its event or its alarm has moved. That of an alarm with a
   * time of its own does not say which occurrence it is about.
   */
  readonly key: string
  readonly at: EpochMs
  readonly event: CalendarEvent
  /** When the event is over, as seen from the home zone. */
  readonly end: EpochMs
}

/**
 * The reminders of some occurrences that are due in a range, in order of time. Those of all-day events are by
 * the clock of the home zone, and so are those of floating times. Days of a TRIGGER are days of the calendar,
 * hours are exact (RFC 5545 3.3.6). An alarm with a time of its own comes once in a series (RFC 5545 3.8.6.3), for the
 * occurrence that is next then, else the last one before. Nobody is reminded of what was cancelled or declined.
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
  const alarms = events
    .flatMap((event) => alarmsOf(event, home))
    .filter(({ at }) => at >= range.start && at < range.end)
  const due = new Map(
    alarms.filter(({ isOnce }) => !isOnce).map((each) => [keyAt(each.event.key, each.at), each]),
  )
  for (const [key, each] of onceEach(alarms.filter(({ isOnce }) => isOnce)))
    // An occurrence reminds once at an instant.
    if (!due.has(keyAt(each.event.key, each.at))) due.set(key, each)
  return [...due]
    .map(([key, { at, event, end }]) => ({ key, at, event, end }))
    .toSorted((one, other) => one.at - other.at || (one.key < other.key ? -1 : 1))
}

const keyAt = (eventKey: string, at: EpochMs) => `${eventKey} ${at}`

/** An alarm of one occurrence; `isOnce` if it has a time of its own. */
type Alarm = Pick<DueReminder, 'at' | 'event' | 'end'> & { readonly start: EpochMs; readonly isOnce: boolean }

function alarmsOf(event: CalendarEvent, home: Zone): readonly Alarm[] {
  const alarms = event.vevent === undefined ? [] : alarmsIn(event.vevent)
  if (alarms.length === 0 || event.status === 'cancelled' || event.reply === 'declined') return []
  const times = timesOf(event, home)
  return alarms.flatMap(({ reminder, duration }) => {
    const at = dueAt(reminder, duration, times)
    if (at === null) return []
    return [{ at, event, start: times.start, end: times.end, isOnce: reminder.kind === 'absolute' }]
  })
}

/** The alarms of a VEVENT that can be read, with the duration of their TRIGGER; once for all its occurrences. */
const alarmsIn = remembered((vevent: JCalComponent) =>
  componentsOf(vevent, 'valarm').flatMap((alarm) => {
    const reminder = readAlarm(alarm)
    const text = propertyOf(alarm, 'trigger')?.[3]
    return reminder === null
      ? []
      : [{ reminder, duration: typeof text === 'string' ? readDuration(text) : null }]
  }),
)

/** Of the same alarm in all occurrences of an object, the one that is about what is next; by their keys. */
function onceEach(alarms: readonly Alarm[]): ReadonlyMap<string, Alarm> {
  const once = new Map<string, Alarm>()
  for (const each of alarms) {
    const { calendarId, eventId } = each.event
    // As that of an event that happens once.
    const key = keyAt(`${calendarId}/${eventId}/`, each.at)
    const other = once.get(key)
    if (other === undefined || isRather(each, other)) once.set(key, each)
  }
  return once
}

/** Whether one is the next after its alarm rather than the other; before it, the later one. */
const isRather = ({ start, at }: Alarm, other: Alarm) =>
  start < at || other.start < at ? start > other.start : start < other.start

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

/** null for a TRIGGER that cannot be read. */
function dueAt(
  reminder: Reminder,
  duration: Duration | null,
  { start, end, zone, isAllDay }: Times,
): EpochMs | null {
  if (reminder.kind === 'absolute') return reminder.at
  const from = reminder.to === 'end' ? end : start
  return duration && shifted(from, isAllDay ? byClock(duration) : duration, zone)
}

/** All of it by the calendar and the clock. */
const byClock = ({ days, ms }: Duration) => ({ days: days + ms / dayMs, ms: 0 })

function shifted(from: EpochMs, { days, ms }: Duration, zone: Zone): EpochMs {
  const onDay = days === 0 ? from : instantOfLocal(addMs(localAt(from, zone), days * dayMs), zone)
  return addMs(onDay, ms)
}
