import { isNamed } from './etagsIn.ts'

/** The whole answer to who has it already, by its weak ETag (RFC 9110 13.1.2); null for who has not. */
export function unchanged({ headers }: Request, etag: string): Response | null {
  const bare = etag.replace(/^W\//, '')
  if (!isNamed(headers.get('if-none-match'), bare)) return null
  return new Response(null, { status: 304, headers: { etag } })
}
