import { applyEventEdit } from '#domain/edits/applyEventEdit.ts'
import type { EventEdit } from '#domain/edits/Edit.ts'
import { isVersionRestored } from '#domain/edits/isVersionRestored.ts'
import { keyOf, type ObjectName } from '#domain/edits/ObjectName.ts'
import { touchedBy } from '#domain/edits/touchedBy.ts'
import { guestsConcerned, type GuestsConcerned } from '#domain/scheduling/changes/guestsConcerned.ts'
import type { QueuedEdit } from '../../queries/QueuedEdit.ts'

/** Edits by which an organizer changes or deletes an event; to bring back a version of it is one, too. */
const asked: ReadonlySet<EventEdit['kind']> = new Set([
  'changeEvent',
  'moveEvent',
  'moveToCalendar',
  'deleteEvent',
])

/**
 * What an edit means to the guests of its event, unless that was asked already; null for nothing.
 *
 * @param actsFor the addresses for which the person acts in a calendar
 */
export function concernOf(
  { edit, snapshot: [viewed] }: QueuedEdit,
  actsFor: (object: ObjectName) => readonly string[],
): GuestsConcerned | null {
  const [object] = touchedBy(edit)
  if (!object || !viewed || edit.telling) return null
  if (!asked.has(edit.kind) && !isVersionRestored(edit)) return null
  const applied = applyEventEdit(edit, new Map([[keyOf(object), viewed]]))
  if (!applied.ok) return null
  const keys = touchedBy(edit).map(keyOf)
  const after = edit.kind === 'moveToCalendar' ? keys.at(-1) : keys[0]
  const stored = (key: string | undefined) => applied.value.get(key ?? '') ?? null
  const added = 'splitId' in edit ? stored(keys[1]) : null
  return guestsConcerned(viewed, stored(after), actsFor(object), added)
}
