import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import type { Events } from './eventsIn.ts'

/** The events of several ranges. Ranges overlap: each event is in the result once. */
export function joinEvents(parts: readonly Events[]): Events {
  const [first, ...others] = parts
  if (first && others.length === 0) return first
  const byKey = new Map<string, CalendarEvent>()
  for (const { events } of parts)
    for (const event of events) if (!byKey.has(event.key)) byKey.set(event.key, event)
  return {
    events: [...byKey.values()],
    isCapped: parts.some(({ isCapped }) => isCapped),
    skipped: Math.max(0, ...parts.map(({ skipped }) => skipped)),
  }
}
