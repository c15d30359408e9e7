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
  const [match, noneMatch] = [headers.get('if-match'), headers.get('if-none-match')]
  if (noneMatch !== null && etagsIn(noneMatch) !== '*')
    throwHttpError('not-implemented', 'A write takes If-None-Match: * only.')
  // Nothing is there and is not there: with both, no write is allowed (RFC 9110 13.2.2).
  if (match !== null && noneMatch !== null) return { kind: 'match', etags: [] }
  if (match !== null) return { kind: 'match', etags: etagsIn(match) }
  return noneMatch === null ? { kind: 'none' } : { kind: 'absent' }
}
