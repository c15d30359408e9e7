import type { EventWhen } from '#domain/event/CalendarEvent.ts'
import { draftOf } from '#domain/event/draftOf.ts'
import { eventWhen } from '#domain/event/draftWhen.ts'
import type { QueuedEdit } from '../queries/QueuedEdit.ts'

/** The time of the event after an edit; null if the sentence of the edit says it, or it is unknown. */
export function whenOfEdit({ edit, snapshot }: QueuedEdit, viewZone: string): EventWhen | null {
  if (edit.kind === 'moveEvent' || edit.kind === 'restoreEvents') return null
  const data = edit.kind === 'createEvent' ? edit.data : (snapshot[0] ?? null)
  const occurrence = edit.kind === 'createEvent' ? null : edit.occurrence
  const patched = 'patch' in edit ? edit.patch.when : undefined
  const when = patched ?? (data && draftOf(data, '', occurrence)?.when)
  return when ? eventWhen(when, viewZone) : null
}
