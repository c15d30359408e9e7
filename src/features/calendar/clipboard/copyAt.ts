import type { JCal } from '#contract/jcal.ts'
import type { CalendarEvent, EventWhen } from '#domain/event/CalendarEvent.ts'
import { copyOf } from '#domain/event/copies/copyOf.ts'
import { newJCal } from '#domain/event/newJCal.ts'
import { epochMs } from '#domain/time/units.ts'
import type { Zone } from '#domain/time/Zone.ts'
import { copiedWhen } from '../editor/form/copiedWhen.ts'

/** The object of a copy of an event at another time. */
export function copyAt(
  event: CalendarEvent,
  to: EventWhen,
  { uid, zone }: { readonly uid: string; readonly zone: Zone },
): JCal {
  const when = copiedWhen(to, zone.name)
  const made = { uid, now: epochMs(Date.now()) }
  if (event.vevent) return copyOf(event.vevent, when, made)
  const { title, location, description, isFree, visibility, calendarId } = event
  return newJCal({ title, location, description, isFree, visibility, calendarId, when }, made)
}
