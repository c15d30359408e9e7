import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { localOf } from '#domain/time/instantOf.ts'
import { ianaZone } from '#domain/time/zones.ts'
import { formOf } from './eventForm.ts'
import { keepDraft } from './storedDrafts.ts'

/** Lay a copy of an event ready at the address where a new one is made. */
export function keepCopy(storage: Storage, path: string, event: CalendarEvent, viewZone: string): void {
  const { when, title, location, description, isFree, visibility, calendarId } = event
  const rest = { title, location, description, isFree, visibility, calendarId }
  keepDraft(storage, path, {
    form: formOf({ ...rest, when: draftWhen(when, viewZone) }, viewZone),
    version: null,
  })
}

function draftWhen(when: CalendarEvent['when'], viewZone: string) {
  if (when.kind === 'allDay') return when
  const known = when.zone === null ? null : ianaZone(when.zone)
  // UTC is how servers write an instant, seldom where people live.
  const zone = known === null || known === 'UTC' ? viewZone : known
  return { kind: 'timed', start: localOf(when.start, zone), end: localOf(when.end, zone), zone } as const
}
