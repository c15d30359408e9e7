/**
 * The ETags in `If-Match` or `If-None-Match` (RFC 9110 13.1), with their quotes; `'*'` for any. A `W/` is
 * dropped, because compressing proxies add it.
 */
export function etagsIn(header: string): readonly string[] | '*' {
  if (header.trim() === '*') return '*'
  return header
    .split(',')
    .map((each) => each.trim().replace(/^W\//, ''))
    .filter((each) => each !== '')
}

/** Whether a header lists this ETag; false if there is no header. */
export function isNamed(header: string | null, etag: string): boolean {
  const etags = header === null ? [] : etagsIn(header)
  return etags === '*' || etags.includes(etag)
}
