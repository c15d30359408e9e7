/**
 * The etags of an `If-Match` or `If-None-Match` (RFC 9110 13.1), quotes kept; `'*'` for any. A `W/` that a compressing proxy
 * put in front is dropped: what it guards is the object, not its encoding.
 */
export function etagsIn(header: string): readonly string[] | '*' {
  if (header.trim() === '*') return '*'
  return header
    .split(',')
    .map((each) => each.trim().replace(/^W\//, ''))
    .filter((each) => each !== '')
}

/** Whether a conditional GET may be answered 304 (RFC 9110 13.1.2). */
export function isKnown(ifNoneMatch: string | null, etag: string): boolean {
  const etags = ifNoneMatch === null ? [] : etagsIn(ifNoneMatch)
  return etags === '*' || etags.includes(etag)
}
