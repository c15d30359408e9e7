import type { UploadLimits } from '../../limits.ts'
import { throwHttpError } from '../../HttpError.ts'
import { retryAfter } from '../answerFailure.ts'

/** The part of the budget that one request uses, from its first byte until it is answered. */
export type Upload = {
  /** @throws {HttpError} unavailable; nothing was added then */
  readonly add: (bytes: number) => void
  /** Counts the upload for this person from now on. */
  readonly belongsTo: (person: string) => void
  readonly end: () => void
}

/** An upload that is not counted. */
export const uncounted: Upload = { add: () => undefined, belongsTo: () => undefined, end: () => undefined }

/**
 * Limits the bytes of bodies in memory, for each person and in total. Bytes count when they arrive, so a body
 * that is announced and never sent uses nothing.
 *
 * @returns begins an upload for a sender (`networkOf`), until the person is known
 */
export function uploadBudget({ perPerson, inAll }: UploadLimits) {
  const held = new Map<string, number>()
  let sum = 0

  const change = (who: string, bytes: number) => {
    const left = (held.get(who) ?? 0) + bytes
    sum += bytes
    if (left === 0) held.delete(who)
    else held.set(who, left)
  }

  return (sender: string): Upload => {
    let who = sender
    let own = 0
    return {
      add: (bytes) => {
        if ((held.get(who) ?? 0) + bytes > perPerson || sum + bytes > inAll) {
          throwHttpError('unavailable', 'Too many uploads right now. Try again.', retryAfter)
        }
        own += bytes
        change(who, bytes)
      },
      belongsTo: (person) => {
        if (own > 0) {
          change(who, -own)
          change(person, own)
        }
        who = person
      },
      end: () => {
        if (own > 0) change(who, -own)
        own = 0
      },
    }
  }
}
