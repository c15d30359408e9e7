import { bareEtag } from '#contract/http/bareEtag.ts'

/**
 * The ETags in `If-Match` or `If-None-Match` (RFC 9110 13.1), with their quotes; `'*'` for any. What compressing
 * proxies add to them is dropped.
 */
export function etagsIn(header: string): readonly string[] | '*' {
  if (header.trim() === '*') return '*'
  return header
    .split(',')
    .map((each) => bareEtag(each.trim()))
    .filter((each) => each !== '')
}

/** Whether a header lists this ETag, strong or weak; false if there is no header. */
export function isNamed(header: string | null, etag: string): boolean {
  const etags = header === null ? [] : etagsIn(header)
  return etags === '*' || etags.includes(bareEtag(etag))
}
