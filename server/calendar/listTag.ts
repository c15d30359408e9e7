import type { CalendarRecord } from '../store.ts'
import { etagOf } from '../http/etagOf.ts'
import { syncToken } from './syncToken.ts'

/** Raised when the same events come to be told differently, so that what clients kept of an older service counts no more. */
const form = '1'

/**
 * What an answer made of calendars depends on, in a text: their revisions and what was asked, known before an event is read. The
 * homes are part of it, as two people's calendars of one name may have the same revision.
 */
export function stateOf(calendars: readonly CalendarRecord[], ...asked: readonly unknown[]): string {
  const homes = [...new Set(calendars.map(({ homeId }) => homeId))]
  return JSON.stringify([form, homes, syncToken(calendars), ...asked])
}

/** The ETag of a state. Weak, as it promises the same content, not the same bytes (RFC 9110 8.8.1). */
export const tagOf = async (state: string): Promise<string> => `W/${await etagOf(state)}`

/** The ETag of a list of calendars. */
export const listTag = (calendars: readonly CalendarRecord[]): Promise<string> => tagOf(stateOf(calendars))
