import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import type { Zone } from '#domain/time/Zone.ts'
import { useDroppedFile } from './useDroppedFile.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { useEventClipboard } from './useEventClipboard.ts'

type OnPage = {
  readonly events: readonly CalendarEvent[]
  /** The event whose card is open; null for none. */
  readonly opened: CalendarEvent | null
  readonly list: {
    readonly calendars: readonly Calendar[]
    readonly hidden: ReadonlySet<string>
    readonly mayAdd: boolean
  }
  readonly zone: Zone
  /** Whether a dialog is open, and a file is not accepted. */
  readonly isBusy: boolean
  readonly onImport: (file: File) => void
}

/**
 * Events that come from elsewhere: pasted, or in a file that is dropped on the page.
 *
 * @returns whether a file is over the page, which would be imported
 */
export function useBroughtEvents({ events, opened, list, zone, isBusy, onImport }: OnPage): boolean {
  const { calendars, hidden, mayAdd } = list
  useEventClipboard({ events, opened, calendars, hidden, zone, onImport })
  return useDroppedFile(isBusy || !mayAdd, onImport)
}
