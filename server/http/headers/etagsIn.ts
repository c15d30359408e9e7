/**
 * The etags of an `If-Match` or `If-None-Match` (RFC 9110 13.1), quotes kept; `'*'` for any. A `W/` that a
 * compressing proxy put in front is dropped: what it guards is the object, not its encoding.
 */
export function etagsIn(header: string): readonly string[] | '*' {
  if (header.trim() === '*') return '*'
  return header
    .split(',')
    .map((each) => each.trim().replace(/^W\//, ''))
    .filter((each) => each !== '')
}

/** Whether a header of etags, where there is one, names this one. */
export function isNamed(header: string | null, etag: string): boolean {
  const etags = header === null ? [] : etagsIn(header)
  return etags === '*' || etags.includes(etag)
}
