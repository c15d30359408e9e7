import type { EventWhen, PlainEvent } from '../event/CalendarEvent.ts'

/** For tests: an event of which only the title and the time matter. */
export const plainEvent = (title: string, when: EventWhen): PlainEvent => ({
  key: `work/${title}/`,
  calendarId: 'work',
  eventId: title,
  occurrence: null,
  uid: title,
  title,
  location: '',
  description: '',
  when,
  status: 'confirmed',
  reply: null,
  isFree: false,
  visibility: 'public',
  isRecurring: false,
  etag: null,
})
