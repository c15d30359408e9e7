import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import type { Zone } from '#domain/time/Zone.ts'
import type { CalendarPlace } from '../../../navigation/calendar/calendarPlace.ts'
import { openedEvent } from '../details/eventIn.ts'
import type { OpenDialog } from '../page/OpenDialog.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { startSentence } from '../quickadd/startSentence.ts'
import { useDroppedFile } from './useDroppedFile.ts'
import { useEventClipboard } from './useEventClipboard.ts'

type OnPage = Parameters<typeof startSentence>[1] & {
  readonly events: readonly CalendarEvent[]
  readonly open: CalendarPlace['open']
  readonly dialog: OpenDialog | null
  readonly setDialog: (dialog: OpenDialog) => void
  readonly list: {
    readonly calendars: readonly Calendar[]
    readonly hidden: ReadonlySet<string>
    readonly mayAdd: boolean
  }
  readonly zone: Zone
}

/**
 * Events that come from elsewhere: pasted, or in a file that is dropped on the page.
 *
 * @returns whether a file is over the page, which would be imported
 */
export function useBroughtEvents(page: OnPage): boolean {
  const { events, open, dialog, setDialog, list, zone } = page
  const { calendars, hidden, mayAdd } = list
  const isBusy = dialog !== null || (open !== null && open.kind !== 'event')
  const onImport = (file: File) => setDialog({ kind: 'import', file })
  useEventClipboard({
    events,
    opened: openedEvent(events, open),
    calendars,
    hidden,
    zone,
    onImport,
    onText: (text) => startSentence(text, page),
  })
  return useDroppedFile(isBusy || !mayAdd, onImport)
}
