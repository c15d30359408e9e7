import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { styledDescriptionOf } from '#domain/event/description/styledDescription.ts'
import type { Path } from '../../../navigation/addresses.ts'
import { eventDraft } from '../drafts/eventDraft.ts'
import { storeDraft } from '../drafts/storedDrafts.ts'
import { newEventSubject } from '../drafts/subjects.ts'
import { copiedWhen } from './form/copiedWhen.ts'
import { formOf } from './form/formOf.ts'

/** Store a copy of an event as the draft of a new one. */
export function storeCopy(path: Path, event: CalendarEvent, viewZone: string): void {
  const { when, title, location, description, isFree, visibility, calendarId } = event
  const styledDescription = event.vevent ? styledDescriptionOf(event.vevent) : ''
  const rest = { title, location, description, styledDescription, isFree, visibility, calendarId }
  const form = formOf({ ...rest, when: copiedWhen(when, viewZone) }, viewZone)
  storeDraft(
    sessionStorage,
    eventDraft({ subject: newEventSubject, path }, { form, initial: form, over: null }),
  )
}
