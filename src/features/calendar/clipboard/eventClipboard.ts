import { t } from '@lingui/core/macro'
import type { CalendarEvent, EventWhen } from '#domain/event/CalendarEvent.ts'
import type { IsoDate } from '#domain/time/units.ts'
import type { Zone } from '#domain/time/Zone.ts'
import { notify } from '../../../ui/messages/messages.ts'
import type { EditContext } from '../edits/EditContext.ts'
import { editsOf } from '../edits/editsOf.ts'
import { newUid } from '../edits/newUid.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { deletionOf } from '../edits/deletion/deletionOf.ts'
import { calendarIdType } from './calendarIdType.ts'
import { copiedEvents } from './copiedEvents.ts'
import { copyAt } from './copyAt.ts'
import { pastedEvents } from './pastedEvents.ts'

// lingui-set comment="Events are copied, cut and pasted by the keys of the browser."

/** Puts events on the clipboard: as iCalendar, as readable text, and with the calendar of the first for our own tabs. */
export function copy(clipboard: DataTransfer, events: readonly CalendarEvent[], zone: Zone): void {
  const { calendar, text, message } = copiedEvents(events, zone)
  clipboard.setData('text/calendar', calendar)
  clipboard.setData('text/plain', text)
  clipboard.setData(calendarIdType, events[0]?.calendarId ?? '')
  notify({ kind: 'done', text: message })
}

/** Deletes an event that is on the clipboard now; of a series, this occurrence. */
export async function removeCut(
  context: EditContext,
  event: CalendarEvent,
  { calendar, emails }: { readonly calendar: Calendar; readonly emails: readonly string[] },
): Promise<void> {
  const { occurrence, remove } = await deletionOf(context, event, { calendar, emails })
  remove(occurrence === null ? 'all' : 'this')
}

/** Creates a copy of an event at another time, in its calendar. */
export function copyTo(
  context: EditContext,
  {
    event,
    to,
    calendar,
    zone,
  }: {
    readonly event: CalendarEvent
    readonly to: EventWhen
    readonly calendar: Calendar
    readonly zone: Zone
  },
): void {
  const uid = newUid()
  editsOf(context).createFrom({ uid, title: event.title, data: copyAt(event, to, { uid, zone }) }, calendar)
}

/** More would be an import, which shows what it does before it does it. */
const pasteLimit = 50

/**
 * Creates the events that are in a text.
 *
 * @param date the day that the first of them is pasted into, the others as far from it as they were; null: they keep theirs
 */
export function paste(
  context: EditContext,
  text: string,
  { date, zone, calendar, onImport }: PastedWhere,
): void {
  const events = pastedEvents(text, date, zone)
  if (events.length > pasteLimit) {
    const action = {
      label: () => t`Import`,
      run: () => onImport(new File([text], 'events.ics', { type: 'text/calendar' })),
    }
    notify({ kind: 'failed', text: () => t`That’s too many events to paste. Import them instead.`, action })
    return
  }
  const { createFrom } = editsOf(context)
  for (const event of events) createFrom(event, calendar)
}

type PastedWhere = {
  readonly date: IsoDate | null
  readonly zone: Zone
  readonly calendar: Calendar
  readonly onImport: (file: File) => void
}
