import type { CalendarEvent, EventWhen } from './CalendarEvent.ts'

/** For tests: an event of which only the title and the time matter. */
export const plainEvent = (title: string, when: EventWhen): CalendarEvent => ({
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
