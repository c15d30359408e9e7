import { t } from '@lingui/core/macro'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { printICalendar } from '#domain/ical/printICalendar.ts'
import type { Zone } from '#domain/time/Zone.ts'
import { newUid } from '../edits/newUid.ts'
import { formatFullDate } from '../format/formatDate.ts'
import { formatWhen, titleOf } from '../format/formatEvent.ts'
import { copyAt } from './copyAt.ts'

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
