import type { JCal, JCalComponent } from '#contract/jcal.ts'
import { isMine } from '#domain/event/readDetails.ts'
import { readItem } from '#domain/event/readItem.ts'
import { maxReminderLeadDays } from '#domain/reminders/maxReminderLeadDays.ts'
import { remindersIn, type DueReminder } from '#domain/reminders/remindersIn.ts'
import { addMs, dayMs, epochMs, minuteMs, type EpochMs } from '#domain/time/units.ts'
import type { Zone } from '#domain/time/Zone.ts'
import type { DueEvent } from '../../store/PushStore.ts'
import { parsedJCal } from '../../store/parsedJCal.ts'

/** How late a reminder may be sent, after the service was down. */
export const maxLateMs = 15 * minuteMs
const leadMs = maxReminderLeadDays * dayMs
/** How long an alarm may come after the start of its event, as in the application. */
const afterMs = 2 * dayMs
/** How many alarms of an event count, the first ones. */
const maxAlarms = 20
/** How many reminders of an event are sent at once, the last ones: a push service is somebody else's. */
const maxDue = 10
/** How far ahead is looked; a later reminder is found by looking again. */
const aheadMs = 28 * dayMs

/**
 * What of an event is due now, and from when on to look again: at its next reminder, or where the looking ended;
 * null if nothing can come any more.
 *
 * @param home the zone that the person lives in
 * @param addresses the person's e-mail addresses: who has declined is not reminded
 */
export function dueReminders(
  { event, from }: DueEvent,
  {
    home,
    addresses,
    now,
  }: { readonly home: Zone; readonly addresses: readonly string[]; readonly now: EpochMs },
): { readonly due: readonly DueReminder[]; readonly next: EpochMs | null } {
  const jcal = parsedJCal(event.jcal)
  if (jcal === null) return { due: [], next: null }
  const data = asReminding(jcal, addresses)
  const start = epochMs(Math.max(from, now - maxLateMs))
  const end = addMs(now, aheadMs)
  const view = {
    window: { start: addMs(start, -afterMs), end: addMs(end, leadMs) },
    viewZone: home.name,
    myAddresses: addresses,
  }
  const { calendarId, eventId, etag } = event
  const { events } = readItem({ calendarId, eventId, etag, data }, view)
  const reminders = remindersIn(events, { start, end }, home)
  const next = reminders.find(({ at }) => at > now)?.at
  const due = reminders.filter(({ at }) => at <= now).slice(-maxDue)
  return { due, next: next ?? lookAgain(event, end) }
}

/**
 * An event may have thousands of alarms, of which each would be computed for each of its dates, and ten thousand guests,
 * who would be read for each: it is left with the first alarms, and with the answer of its person.
 */
const asReminding = ([name, properties, components]: JCal, addresses: readonly string[]): JCal => [
  name,
  properties,
  components.map(([component, own, inside = []]): JCalComponent => [
    component,
    own.filter(([each, , , address]) => each !== 'attendee' || isOwn(address, addresses)),
    component === 'vevent' ? inside.slice(0, maxAlarms) : inside,
  ]),
]

const isOwn = (address: unknown, addresses: readonly string[]) =>
  typeof address === 'string' && isMine(address, addresses)

const lookAgain = ({ startUtc, lastUtc }: DueEvent['event'], end: EpochMs): EpochMs | null =>
  lastUtc <= end - afterMs ? null : epochMs(Math.max(end, startUtc - leadMs))
