import type { User } from '#contract/identity.ts'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { isOthersEvent } from '#domain/event/guests/isOthersEvent.ts'
import type { Calendar } from '../../queries/calendars/Calendar.ts'

/**
 * Whether a person may not change when an event is: its calendar cannot be written, or it is an invitation in
 * a calendar of their own. In another person's calendar the organizer may be the one they write for.
 */
export function isFixed(event: CalendarEvent, calendar: Calendar | undefined, user: User): boolean {
  return !calendar?.canWrite || isInvitation(event, calendar, user)
}

/** Whether somebody else organises an event in a calendar of this person's own. */
export function isInvitation({ vevent }: CalendarEvent, { homeId }: Calendar, user: User): boolean {
  return vevent !== undefined && homeId === user.id && isOthersEvent(vevent, user.emails)
}
