import { t } from '@lingui/core/macro'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { readGuestList } from '#domain/event/guests/readGuestList.ts'
import { notify } from '../../../../ui/messages/messages.ts'
import type { Calendar } from '../../queries/calendars/Calendar.ts'
import { isPrivateToOwner } from './isFixed.ts'

/** Say why the time of an event cannot be changed; an invitation can be opened, where its organizer is written to. */
export function tellFixed(event: CalendarEvent, calendar: Calendar | undefined, onOpen: () => void): void {
  const { title, vevent } = event
  if (!calendar) {
    notify({ kind: 'failed', text: () => t`“${title}” is gone: you no longer have its calendar.` })
    return
  }
  if (calendar.canWrite && isPrivateToOwner(event, calendar)) {
    notify({
      kind: 'failed',
      text: () => t`“${title}” stays: it is private, and only the owner of the calendar can change it.`,
    })
    return
  }
  const organizer = vevent && readGuestList(vevent).organizer
  if (calendar.canWrite && organizer) {
    const name = organizer.name || organizer.address
    notify({
      kind: 'failed',
      text: () => t`“${title}” stays: ${name} organises it, and alone can change its time.`,
      action: { label: () => t`Open`, run: onOpen },
    })
    return
  }
  const { name } = calendar
  notify({ kind: 'failed', text: () => t`“${title}” stays: the calendar “${name}” is read-only.` })
}
