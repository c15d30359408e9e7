import type { Failure } from '#contract/failure.ts'
import { ApiError } from './ApiError.ts'
import { failureBehind } from './explain.ts'

/** Whether a failure decides nothing: what was asked for may be done, or may be done yet. */
export const decidesNothing = (error: unknown): boolean =>
  temporary.has(failureBehind(error)) || isUnreadWrite(error)

/** Something between here and the service answered a write. What cannot be read when it is asked for stays so. */
const isUnreadWrite = (error: unknown): boolean =>
  error instanceof ApiError && error.failure === 'unreadable-answer' && error.request.method !== 'GET'

const temporary: ReadonlySet<Failure> = new Set(['offline', 'timed-out', 'unavailable', 'too-many-requests'])
