import type { Principal } from '../../context.ts'
import { throwHttpError } from '../../HttpError.ts'
import { retryAfterOf } from '../throwVerdict.ts'
import { throttle } from './throttle.ts'

type Budget = Parameters<typeof throttle>[0]

/**
 * Counts the calls of each person, whether they find something or not.
 *
 * @param sentence what they are told who call too often
 * @returns counts a call; throws {HttpError} too-many-requests
 */
export function callBudget(
  budget: Budget,
  sentence: string,
  parts: Parameters<typeof throttle>[1],
): (principal: Principal) => Promise<void> {
  const perCaller = throttle(budget, parts)
  return async ({ user }) => {
    const attempt = await perCaller.begin(user.id)
    if (attempt.kind === 'begun') return attempt.end(true)
    return throwHttpError('too-many-requests', sentence, retryAfterOf(attempt.retryAfterMs))
  }
}
