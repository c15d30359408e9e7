import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import type { CalendarPlace } from '../../../navigation/calendar/calendarPlace.ts'
import type { EventName } from '../../../navigation/paths.ts'

/** The event of an address as it is shown, or the one of its copies that is meant. */
export function eventIn(events: readonly CalendarEvent[], name: EventName) {
  const isNamed = (event: CalendarEvent) =>
    event.calendarId === name.calendarId &&
    event.eventId === name.eventId &&
    event.occurrence === name.occurrence
  for (const event of events) {
    const { copies } = event
    const found = isNamed(event) ? event : copies?.find(isNamed)
    if (found) return { event: found, chipKey: event.key, copies }
  }
  return null
}

/** The event whose card is open; null if none is, or it is not among these. */
export const openedEvent = (events: readonly CalendarEvent[], open: CalendarPlace['open']) =>
  open?.kind === 'event' ? (eventIn(events, open.event)?.event ?? null) : null
