import type { CalendarRecord } from '../ports.ts'
import { etagOf } from './etagOf.ts'
import { isNamed } from './etagsIn.ts'
import { syncToken } from './syncToken.ts'

/** Raised when the same events come to be told differently, so that what clients kept of an older service counts no more. */
const form = '1'

/**
 * The ETag of an answer made of calendars: of their revisions and of what was asked, and so known before an event is read. Weak, as
 * it promises the same content, not the same bytes (RFC 9110 8.8.1).
 */
export async function listTag(
  calendars: readonly CalendarRecord[],
  ...asked: readonly unknown[]
): Promise<string> {
  // Revisions of calendars of one name in two homes may be the same: without their homes one person would be told another's.
  const homes = [...new Set(calendars.map(({ homeId }) => homeId))]
  return `W/${await etagOf(JSON.stringify([form, homes, syncToken(calendars), ...asked]))}`
}

/** The whole answer to who has it already (RFC 9110 13.1.2); null for who has not. */
export function unchanged({ headers }: Request, etag: string): Response | null {
  const bare = etag.replace(/^W\//, '')
  return isNamed(headers.get('if-none-match'), bare)
    ? new Response(null, { status: 304, headers: { etag } })
    : null
}
