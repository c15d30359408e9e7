import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { localOf } from '#domain/time/instantOf.ts'
import { ianaZone } from '#domain/time/zones.ts'
import type { Path } from '../../../navigation/addresses.ts'
import { eventDraft } from '../drafts/eventDraft.ts'
import { storeDraft } from '../drafts/storedDrafts.ts'
import { newEventSubject } from '../drafts/subjects.ts'
import { formOf } from './form/formOf.ts'

/** Store a copy of an event as the draft of a new one. */
export function storeCopy(path: Path, event: CalendarEvent, viewZone: string): void {
  const { when, title, location, description, isFree, visibility, calendarId } = event
  const rest = { title, location, description, isFree, visibility, calendarId }
  const form = formOf({ ...rest, when: draftWhen(when, viewZone) }, viewZone)
  storeDraft(
    sessionStorage,
    eventDraft({ subject: newEventSubject, path }, { form, initial: form, over: null }),
  )
}

function draftWhen(when: CalendarEvent['when'], viewZone: string) {
  if (when.kind === 'allDay') return when
  const known = when.zone === null ? null : ianaZone(when.zone)
  // Servers write instants in UTC, but hardly anybody lives there.
  const zone = known === null || known === 'UTC' ? viewZone : known
  return { kind: 'timed', start: localOf(when.start, zone), end: localOf(when.end, zone), zone } as const
}
