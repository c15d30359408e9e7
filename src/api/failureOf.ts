import { isServiceFailure, type ErrorDetails, type Failure } from '#contract/failure.ts'

const byStatus: Readonly<Record<number, Failure>> = {
  400: 'wrong-shape',
  401: 'signed-out',
  403: 'forbidden',
  404: 'not-found',
  405: 'method-not-allowed',
  409: 'already-exists',
  412: 'changed-meanwhile',
  413: 'too-large',
  415: 'not-a-calendar',
  429: 'too-many-requests',
  431: 'token-too-large',
  500: 'server-error',
  501: 'not-implemented',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
  507: 'storage-full',
}

/** Statuses that mean something else for one call: `{ 405: 'already-exists' }` when a calendar is created (CAL-4). */
export type Meanings = Readonly<Partial<Record<number, Failure>>>

/**
 * The name of the failure in an error of any server of the family: from the `reason` that ours sends, else
 * from the status. A general reason is read like its status, which may have another meaning for this call.
 *
 * @param words what `readErrorBody` read from the body
 */
export function failureOf(status: number, words: ErrorDetails, meanings: Meanings = {}): Failure {
  const { reason } = words
  if (isServiceFailure(reason) && reason !== byStatus[status]) return reason
  return meanings[status] ?? byStatus[status] ?? 'failed'
}
