import type { EventName } from './paths.ts'

/** The key of an event in the views, from its name in an address: `CalendarEvent.key`. */
export const eventKey = ({ calendarId, eventId, occurrence }: EventName): string =>
  `${calendarId}/${eventId}/${occurrence ?? ''}`
