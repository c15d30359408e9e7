import type { EventDraft } from '#domain/event/CalendarEvent.ts'
import { draftOf } from '#domain/event/draftOf.ts'
import { formOf } from '../event/eventForm.ts'
import type { StoredDraft } from '../event/storedDrafts.ts'
import type { QueuedEdit } from './QueuedEdit.ts'

/** What was typed in the editor that an edit comes from, to be typed on; null where it comes from none. */
export function typedAgain({ edit, snapshot, origin }: QueuedEdit): StoredDraft | null {
  const draft = draftIn(edit, snapshot)
  if (draft === null || edit.baseVersion === 'latest') return null
  return { form: formOf(draft, origin.zone), version: edit.baseVersion?.etag ?? null }
}

function draftIn(edit: QueuedEdit['edit'], [viewed]: QueuedEdit['snapshot']): EventDraft | null {
  if (edit.kind === 'createEvent') return draftOf(edit.data, edit.object.calendarId)
  if ((edit.kind !== 'changeEvent' && edit.kind !== 'moveToCalendar') || !viewed) return null
  const { calendarId } = edit.kind === 'moveToCalendar' ? edit.to : edit.object
  const draft = draftOf(viewed, calendarId, edit.occurrence)
  return draft && { ...draft, ...edit.patch }
}
