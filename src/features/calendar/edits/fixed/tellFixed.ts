import { t } from '@lingui/core/macro'
import type { User } from '#contract/identity.ts'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { readGuestList } from '#domain/event/guests/readGuestList.ts'
import { notify } from '../../../../ui/messages/messages.ts'
import type { EditContext } from '../EditContext.ts'
import { takenBackSentence } from '../messages/batchSentences.ts'
import type { Calendar } from '../../queries/calendars/Calendar.ts'
import { isFixed, isPrivateToOwner } from './isFixed.ts'
import { tellIfDeleted } from './tellIfDeleted.ts'

type Fixed = {
  readonly event: CalendarEvent
  /** Missing if it is not among those of the person any more. */
  readonly calendar: Calendar | undefined
  readonly user: User
  readonly onOpen: () => void
}

/**
 * Say why the time of an event cannot be changed; an invitation can be opened, where its organizer is written to. Of one
 * that may be changed: whether it was deleted meanwhile.
 */
export function tellFixed(context: EditContext, { event, calendar, user, onOpen }: Fixed): void {
  const { title, vevent } = event
  if (!calendar) {
    notify({ kind: 'failed', text: () => takenBackSentence([title]) })
    return
  }
  if (!isFixed(event, calendar, user)) return void tellIfDeleted(context, event, calendar)
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
