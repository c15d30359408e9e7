import { useState } from 'react'
import type { ObjectName } from '#domain/edits/ObjectName.ts'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { eventNamed } from '#domain/event/eventNamed.ts'
import { isRecurring } from '#domain/jcal/isRecurring.ts'
import type { EventName } from '../../../navigation/paths.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { useReader } from '../queries/ranges/useReader.ts'
import { useObject } from '../queries/objects/useObject.ts'
import type { ViewedVersion } from '../queries/objects/ViewedVersion.ts'

type Around = {
  /** The event as the grid shows it; null if it does not show it (yet). */
  readonly shown: CalendarEvent | null
  readonly calendar: Calendar
  readonly zone: string
}

/**
 * Everything known about an event that was opened.
 *
 * @param before the object as it was when the page was left; null for none
 */
export function useOpenEvent(
  event: EventName,
  { shown, calendar, zone }: Around,
  before: ViewedVersion | null,
) {
  const name: ObjectName = { userId: calendar.homeId, calendarId: calendar.id, eventId: event.eventId }
  const { viewed: object, error } = useObject(name)
  const reader = useReader(zone)
  const [latest, setLatest] = useState(before)
  if (object !== null && object.data !== latest?.data) setLatest(object)

  // An event that is being deleted disappears from the grid before its details close.
  const [remembered, setRemembered] = useState(shown)
  // A link may lead to an event that the grid does not show, or not yet; and what is declined leaves the grid.
  const [readFrom, setReadFrom] = useState(object?.data)
  const isToRead = shown === null && object !== null && (remembered === null || readFrom !== object.data)
  const result = isToRead ? eventNamed({ ...event, etag: null, ...object }, event.occurrence, reader) : null
  if (object !== null && readFrom !== object.data) setReadFrom(object.data)
  const current = shown ?? result
  if (current !== null && current !== remembered) setRemembered(current)

  const known = object ?? latest
  const occurrence = known && isRecurring(known.data) ? event.occurrence : null
  return { name, object, latest, error, remembered, occurrence }
}
