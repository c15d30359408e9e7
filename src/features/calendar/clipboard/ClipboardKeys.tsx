import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import type { Zone } from '#domain/time/Zone.ts'
import type { CalendarPlace } from '../../../navigation/calendar/calendarPlace.ts'
import { openedEvent } from '../details/eventIn.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { broughtWays, type Brought } from './broughtWays.ts'
import { useEventClipboard } from './useEventClipboard.ts'

export type ClipboardKeysProps = Brought & {
  readonly open: CalendarPlace['open']
  readonly events: readonly CalendarEvent[]
  readonly calendars: readonly Calendar[]
  /** The ids of those that are not shown. */
  readonly hidden: ReadonlySet<string>
  readonly zone: Zone
}

/** Copies, cuts and pastes events by the keys of the browser. */
export function ClipboardKeys(props: ClipboardKeysProps) {
  const { events, open, calendars, hidden, zone } = props
  const { onFile: onImport, onText } = broughtWays(props)
  useEventClipboard({ events, opened: openedEvent(events, open), calendars, hidden, zone, onImport, onText })
  return null
}
