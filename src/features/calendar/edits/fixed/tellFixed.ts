import { t } from '@lingui/core/macro'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { readGuestList } from '#domain/event/guests/readGuestList.ts'
import { notify } from '../../../../ui/messages/messages.ts'
import type { Calendar } from '../../queries/calendars/Calendar.ts'

/** Say why the time of an event cannot be changed; an invitation can be opened, where its organizer is written to. */
export function tellFixed(
  { title, vevent }: CalendarEvent,
  calendar: Calendar | undefined,
  onOpen: () => void,
): void {
  const organizer = vevent && readGuestList(vevent).organizer
  if (calendar?.canWrite && organizer) {
    const name = organizer.name || organizer.address
    notify({
      kind: 'failed',
      text: t`“${title}” stays: ${name} organises it, and alone can change its time.`,
      action: { label: t`Open`, run: onOpen },
    })
    return
  }
  const name = calendar?.name ?? ''
  notify({ kind: 'failed', text: t`“${title}” stays: the calendar “${name}” is read-only.` })
}
