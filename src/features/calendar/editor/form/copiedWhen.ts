import type { DraftWhen, EventWhen } from '#domain/event/CalendarEvent.ts'
import { localOf } from '#domain/time/instantOf.ts'
import { ianaZone } from '#domain/time/zones.ts'

/** When the copy of an event is, in the zone of its original, or in that of the view if that has none. */
export function copiedWhen(when: EventWhen, viewZone: string): DraftWhen {
  if (when.kind === 'allDay') return when
  const known = when.zone === null ? null : ianaZone(when.zone)
  // Servers write instants in UTC, but hardly anybody lives there.
  const zone = known === null || known === 'UTC' ? viewZone : known
  return { kind: 'timed', start: localOf(when.start, zone), end: localOf(when.end, zone), zone }
}
