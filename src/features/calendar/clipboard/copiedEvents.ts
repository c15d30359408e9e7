import { plural, t } from '@lingui/core/macro'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { printICalendar } from '#domain/ical/printICalendar.ts'
import type { Zone } from '#domain/time/Zone.ts'
import { newUid } from '../edits/newUid.ts'
import { formatFullDate } from '../format/formatDate.ts'
import { formatWhen, titleOf } from '../format/formatEvent.ts'
import { copyAt } from './copyAt.ts'

// lingui-set comment="Events are copied, cut and pasted by the keys of the browser."

/** Events as they are put on the clipboard. */
export type CopiedEvents = {
  /** iCalendar: each without its series and guests. */
  readonly calendar: string
  /** Title, time and place of each, on a line of its own; an empty line between two events. */
  readonly text: string
  /** What to say about them. */
  readonly message: () => string
}

/** @param zone that the person sees */
export function copiedEvents(events: readonly CalendarEvent[], zone: Zone): CopiedEvents {
  const [first] = events
  const words = events.length === 1 && first ? titleOf(first) : null
  return {
    calendar: printICalendar(events.map((event) => copyAt(event, event.when, { uid: newUid(), zone }))),
    text: events.map((event) => linesOf(event, zone).join('\n')).join('\n\n'),
    message: () =>
      words === null
        ? plural(events.length, { one: 'Copied # event', other: 'Copied # events' })
        : t`Copied “${words}”`,
  }
}

const linesOf = (event: CalendarEvent, zone: Zone): readonly string[] =>
  [titleOf(event), formatWhen(event, zone, formatFullDate), event.location].filter((line) => line !== '')
