import type { DraftWhen, EventWhen } from '#domain/event/CalendarEvent.ts'
import { draftOf } from '#domain/event/draftOf.ts'
import { instantOf } from '#domain/time/instantOf.ts'
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

function eventWhen(when: DraftWhen, viewZone: string): EventWhen {
  if (when.kind === 'allDay') return when
  const zone = when.zone ?? viewZone
  return {
    kind: 'timed',
    start: instantOf(when.start, zone),
    end: instantOf(when.end, zone),
    zone: when.zone,
  }
}
