import { readItem } from '#domain/event/readItem.ts'
import { remindersIn, type DueReminder } from '#domain/reminders/remindersIn.ts'
import { addMs, dayMs, epochMs, minuteMs, type EpochMs } from '#domain/time/units.ts'
import type { Zone } from '#domain/time/Zone.ts'
import type { DueEvent } from '../../store/PushStore.ts'
import { parsedJCal } from '../../store/parsedJCal.ts'

/** How late a reminder may be sent, after the service was down. */
export const maxLateMs = 15 * minuteMs
/** How long before its start an event may remind, as in the application. */
const leadMs = 28 * dayMs
/** How long an alarm may come after the start of its event, as in the application. */
const afterMs = 2 * dayMs
/** How far ahead is looked; a later reminder is found by looking again. */
const aheadMs = 28 * dayMs

/**
 * What of an event is due now, and from when on to look again: at its next reminder, or where the looking ended;
 * null if nothing can come any more.
 *
 * @param home the zone that the person lives in
 * @param address the person's e-mail address: who has declined is not reminded
 */
export function dueReminders(
  { event, from }: DueEvent,
  { home, address, now }: { readonly home: Zone; readonly address: string; readonly now: EpochMs },
): { readonly due: readonly DueReminder[]; readonly next: EpochMs | null } {
  const data = parsedJCal(event.jcal)
  if (data === null) return { due: [], next: null }
  const start = epochMs(Math.max(from, now - maxLateMs))
  const end = addMs(now, aheadMs)
  const view = {
    window: { start: addMs(start, -afterMs), end: addMs(end, leadMs) },
    viewZone: home.name,
    myAddresses: [address],
  }
  const { calendarId, eventId, etag } = event
  const { events } = readItem({ calendarId, eventId, etag, data }, view)
  const reminders = remindersIn(events, { start, end }, home)
  const next = reminders.find(({ at }) => at > now)?.at
  return { due: reminders.filter(({ at }) => at <= now), next: next ?? lookAgain(event, end) }
}

const lookAgain = ({ startUtc, lastUtc }: DueEvent['event'], end: EpochMs): EpochMs | null =>
  lastUtc <= end - afterMs ? null : epochMs(Math.max(end, startUtc - leadMs))
