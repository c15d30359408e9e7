import type { Precondition } from '../../store/records.ts'
import { throwHttpError } from '../../HttpError.ts'
import { etagsIn } from '../../http/headers/etagsIn.ts'

/**
 * The precondition of a write, from `If-Match` or `If-None-Match` (CAL-14).
 *
 * @throws {HttpError} not-implemented for `If-None-Match` with etags, because ignoring a condition would be
 *   worse
 */
export function preconditionOf(headers: Headers): Precondition {
  const match = headers.get('if-match')
  if (match !== null) return { kind: 'match', etags: etagsIn(match) }
  const noneMatch = headers.get('if-none-match')
  if (noneMatch === null) return { kind: 'none' }
  if (etagsIn(noneMatch) === '*') return { kind: 'absent' }
  return throwHttpError('not-implemented', 'A write takes If-None-Match: * only.')
}
