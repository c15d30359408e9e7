import type { EventDraft } from '#domain/event/CalendarEvent.ts'
import { draftOf } from '#domain/event/draftOf.ts'
import { eventDraft } from '../drafts/eventDraft.ts'
import type { StoredEventDraft } from '../drafts/StoredDraft.ts'
import { eventSubject, newEventSubject } from '../drafts/subjects.ts'
import { formOf } from '../editor/form/formOf.ts'
import type { QueuedEdit } from '../queries/QueuedEdit.ts'

/**
 * What was typed in the editor for an edit, as a draft to continue with; null if the edit was not made in an
 * editor.
 */
export function typedAgain({ edit, snapshot: [viewed], origin }: QueuedEdit): StoredEventDraft | null {
  const { path, zone } = origin
  if (edit.kind === 'createEvent') {
    const draft = draftOf(edit.data, edit.object.calendarId)
    const form = draft && formOf(draft, zone)
    // Everything was typed: the event did not exist before, in any calendar.
    const initial = form && { ...form, calendarId: '' }
    return form && initial && eventDraft({ subject: newEventSubject, path }, { form, initial, over: null })
  }
  const { baseVersion } = edit
  if ((edit.kind !== 'changeEvent' && edit.kind !== 'moveToCalendar') || !viewed) return null
  if (baseVersion === 'latest') return null
  const { calendarId } = edit.kind === 'moveToCalendar' ? edit.to : edit.object
  const before = draftOf(viewed, edit.object.calendarId, edit.occurrence)
  if (before === null) return null
  const draft: EventDraft = { ...before, ...edit.patch, calendarId }
  return eventDraft(
    { subject: eventSubject({ ...edit.object, occurrence: edit.occurrence }), path },
    { form: formOf(draft, zone), initial: formOf(before, zone), over: { data: viewed, baseVersion } },
  )
}
