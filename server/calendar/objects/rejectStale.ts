import { isNamed } from '../../http/headers/etagsIn.ts'
import { throwChangedMeanwhile } from '../rules.ts'

/**
 * Holds the preconditions of a request against what is there (RFC 9110 13.2.2).
 *
 * @param etags of what is there, which may have several; weak ones count as they are
 * @throws {HttpError} changed-meanwhile
 */
export function rejectStale(headers: Headers, ...etags: readonly string[]): void {
  const [match, noneMatch] = [headers.get('if-match'), headers.get('if-none-match')]
  const isOne = (header: string) => etags.some((each) => isNamed(header, each))
  if ((match !== null && !isOne(match)) || (noneMatch !== null && isOne(noneMatch))) throwChangedMeanwhile()
}
