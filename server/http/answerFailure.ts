import { HttpError } from '../HttpError.ts'
import { PasswordsBusy, type Log } from '../ports.ts'
import { StoreDamaged, StoreFull, StoreUnavailable } from '../store/storeErrors.ts'
import { causeFacts, errorFacts } from './errorFacts.ts'

/** In seconds: when to try again. */
export const retryAfter = { 'retry-after': '5' } as const

/**
 * The answer to anything thrown inside the service (ERR-1). Unexpected errors are logged by name and place,
 * never by message, which may contain what a person wrote (ERR-3).
 */
export function answerFailure(error: unknown, log: Log): Response {
  if (error instanceof HttpError) return error.toResponse()
  if (error instanceof StoreDamaged) {
    log('store-damaged', { problem: error.problem })
    return new HttpError(
      'unavailable',
      'The store is damaged; nothing was changed. An administrator has to look at it.',
      retryAfter,
    ).toResponse()
  }
  if (error instanceof StoreUnavailable) {
    log('store-unavailable', causeFacts(error))
    return new HttpError(
      'unavailable',
      'The store cannot be reached. Please try again.',
      retryAfter,
    ).toResponse()
  }
  if (error instanceof PasswordsBusy) {
    log('passwords-busy')
    return new HttpError(
      'unavailable',
      'Too many people sign in just now. Please try again.',
      retryAfter,
    ).toResponse()
  }
  if (error instanceof StoreFull) {
    log('store-full')
    return new HttpError('storage-full', 'The server’s storage is full. Nothing was changed.').toResponse()
  }
  log('server-error', errorFacts(error))
  return new HttpError('server-error', 'Something went wrong. Nothing was changed.').toResponse()
}
