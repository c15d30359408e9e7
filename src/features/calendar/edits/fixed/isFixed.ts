import type { User } from '#contract/identity.ts'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { isOthersEvent } from '#domain/event/guests/isOthersEvent.ts'
import type { Calendar } from '../../queries/calendars/Calendar.ts'

/**
 * Whether a person may not change when an event is: its calendar cannot be written, the event is private to
 * the owner of the calendar, or it is an invitation in a calendar of their own. In another person's calendar the
 * organizer may be the one they write for.
 */
export function isFixed(event: CalendarEvent, calendar: Calendar | undefined, user: User): boolean {
  return !calendar?.canWrite || isPrivateToOwner(event, calendar) || isInvitation(event, calendar, user)
}

/** Whether an event in somebody else's calendar is private to that person, who alone may change it (CAL-25). */
export const isPrivateToOwner = (
  { visibility }: Pick<CalendarEvent, 'visibility'>,
  { ownerId }: Pick<Calendar, 'ownerId'>,
): boolean => ownerId !== null && visibility !== 'public'

/** Whether somebody else organises an event in a calendar of this person's own. */
export function isInvitation({ vevent }: CalendarEvent, { homeId, ownerId }: Calendar, user: User): boolean {
  const isOwn = homeId === user.id && ownerId === null
  return vevent !== undefined && isOwn && isOthersEvent(vevent, user.emails)
}
