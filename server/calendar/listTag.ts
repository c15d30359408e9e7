import type { CalendarRecord } from '../ports.ts'
import { etagOf } from '../http/etagOf.ts'
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
