import { throwHttpError } from '../../HttpError.ts'
import { may } from '../../rights.ts'
import type { ShareRecord } from '../../store/records.ts'

/**
 * Whoever writes in a public calendar never acts as its owner towards guests (CAL-26).
 *
 * @param texts the jCal of an event before and after a write
 * @throws {HttpError} forbidden if one of them has guests, and the person may not act for the owner
 */
export function rejectGuests(share: ShareRecord | undefined, ...texts: readonly string[]): void {
  if (share === undefined) return
  const { userId, copyId } = share
  if (may({ id: userId }, 'actForOwner', { homeId: userId, calendarId: copyId, copy: share })) return
  if (texts.some((text) => /\["(?:organizer|attendee)"/i.test(text)))
    throwHttpError('forbidden', 'In a public calendar only its owner changes events with guests.')
}
