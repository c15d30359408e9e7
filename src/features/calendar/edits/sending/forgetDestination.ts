import { keyOf } from '#domain/edits/ObjectName.ts'
import type { OwnVersions } from '../../queries/objects/ownVersions.ts'
import type { Pending } from '../Sending.ts'

/**
 * Where an event moves to there is nothing yet, also if this page wrote it there: somebody has moved it away since. It
 * would be taken for stored already, and only deleted where it is.
 */
export function forgetDestination(
  { overwritten }: Pick<OwnVersions, 'overwritten'>,
  { edits, keys: [first] }: Pending,
): void {
  for (const { edit } of edits) {
    if (edit.kind !== 'moveToCalendar') continue
    const destination = { ...edit.to, eventId: edit.object.eventId }
    if (keyOf(destination) !== first) overwritten(destination)
  }
}
