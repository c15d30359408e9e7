import type { JCal } from '#contract/jcal.ts'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { eventNamed } from '#domain/event/eventNamed.ts'
import { isRecurring } from '#domain/jcal/isRecurring.ts'

/** Whether an object is a series without the date that an event is: that one was deleted. */
export function lacksDate(data: JCal, event: CalendarEvent, viewZone: string): boolean {
  const { occurrence, calendarId, eventId } = event
  if (occurrence === null || !isRecurring(data)) return false
  const item = { calendarId, eventId, etag: null, data }
  return eventNamed(item, occurrence, { viewZone, myAddresses: [] }) === null
}
