import { hasGuests } from '#domain/edits/hasGuests.ts'
import { dayMs } from '#domain/time/units.ts'

import { madeAt, type StoredEdit } from './StoredEdit.ts'

/** Why an edit of an earlier page waits until the person confirms it. */
export type HeldFor = 'guests' | 'age'

/**
 * Why an edit of an earlier page is not sent automatically; null if it is. Either guests would be notified
 * without the person seeing that, or it is so old that it may not be wanted any more.
 *
 * @param now milliseconds since the epoch
 */
export function heldFor(stored: StoredEdit, now: number): HeldFor | null {
  const objects = [...stored.snapshot, ...(stored.sent ?? [])]
  const notifies = [...objects, ...stored.edits.map(({ edit }) => ('data' in edit ? edit.data : null))].some(
    (data) => data !== null && hasGuests(data),
  )
  if (notifies) return 'guests'
  return now - madeAt(stored) > dayMs ? 'age' : null
}
