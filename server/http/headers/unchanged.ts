import { isNamed } from './etagsIn.ts'

/** 304 if the client has this version already, by its weak ETag (RFC 9110 13.1.2); else null. */
export function unchanged({ headers }: Request, etag: string): Response | null {
  if (!isNamed(headers.get('if-none-match'), etag)) return null
  return new Response(null, { status: 304, headers: { etag } })
}
