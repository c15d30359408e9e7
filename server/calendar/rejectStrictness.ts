import { throwHttpError } from '../HttpError.ts'

/**
 * @throws {HttpError} not-implemented for a client that wants its request taken strictly (RFC 7240 4.4): what
 *   is missing is added
 */
export function rejectStrictness({ headers }: Request): void {
  if (/\bhandling\s*=\s*"?strict\b/i.test(headers.get('prefer') ?? '')) {
    throwHttpError('not-implemented', 'Strict handling isn’t available: missing properties are added.')
  }
}
