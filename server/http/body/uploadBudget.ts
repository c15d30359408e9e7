import type { UploadLimits } from '../../limits.ts'
import { throwHttpError } from '../../HttpError.ts'
import { retryAfter } from '../answerFailure.ts'

/** What the body of one request takes of the budget, from its first byte until the request is answered. */
export type Upload = {
  /** @throws {HttpError} unavailable, and nothing was added */
  readonly add: (bytes: number) => void
  /** Counts it as this person's from now on. */
  readonly belongsTo: (person: string) => void
  readonly end: () => void
}

/** An upload where nobody counts. */
export const uncounted: Upload = { add: () => undefined, belongsTo: () => undefined, end: () => undefined }

/**
 * A budget of the bytes of bodies that are in memory at a time, of one person and in all. Bytes count as they
 * arrive: a body that is announced and never sent takes nothing.
 *
 * @returns begins an upload of someone, who may be a network address until it is known which person it is
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

  return (address: string): Upload => {
    let who = address
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
