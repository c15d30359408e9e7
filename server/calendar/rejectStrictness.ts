import { throwHttpError } from '../HttpError.ts'

/**
 * @throws {HttpError} not-implemented for a client that wants strict handling (RFC 7240 4.4): missing
 *   properties are added
 */
export function rejectStrictness({ headers }: Request): void {
  if (/\bhandling\s*=\s*"?strict\b/i.test(headers.get('prefer') ?? '')) {
    throwHttpError('not-implemented', 'Strict handling isn’t available: missing properties are added.')
  }
}
