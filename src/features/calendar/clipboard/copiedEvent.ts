import { t } from '@lingui/core/macro'
import type { JCal } from '#contract/jcal.ts'
import type { CalendarEvent, EventWhen } from '#domain/event/CalendarEvent.ts'
import { copyOf } from '#domain/event/copies/copyOf.ts'
import { newJCal } from '#domain/event/newJCal.ts'
import { printICalendar } from '#domain/ical/printICalendar.ts'
import { epochMs } from '#domain/time/units.ts'
import type { Zone } from '#domain/time/Zone.ts'
import { newUid } from '../edits/newUid.ts'
import { copiedWhen } from '../editor/form/copiedWhen.ts'
import { formatFullDate } from '../format/formatDate.ts'
import { formatWhen, titleOf } from '../format/formatEvent.ts'

// lingui-set comment="Events are copied, cut and pasted by the keys of the browser."

/** An event as it is put on the clipboard. */
export type CopiedEvent = {
  /** iCalendar: one event without its series and guests. */
  readonly calendar: string
  /** Title, time and place, each on a line. */
  readonly text: string
  /** What to say about it. */
  readonly message: string
}

/** @param zone that the person sees */
export function copiedEvent(event: CalendarEvent, zone: Zone): CopiedEvent {
  const words = titleOf(event)
  const lines = [words, formatWhen(event, zone, formatFullDate), event.location]
  return {
    calendar: printICalendar(copyAt(event, event.when, { uid: newUid(), zone })),
    text: lines.filter((line) => line !== '').join('\n'),
    message: t`Copied “${words}”`,
  }
}

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
