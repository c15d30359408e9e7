import type { Digest } from '../../ports.ts'
import type { Store } from '../../store/Store.ts'
import type { CalendarRecord } from '../../store/records.ts'
import { etagOf } from '../../http/headers/etagOf.ts'

/**
 * Raised when the same events are answered in another form, so that clients drop what an older service sent
 * them.
 */
const form = '3'

/**
 * Everything that an answer made of calendars depends on, as a text: their revisions and the request, known
 * before an event is read. The homes are part of it, because two people's calendars with the same name may
 * have the same revision.
 */
export function stateOf(
  generation: Store['generation'],
  calendars: readonly CalendarRecord[],
  ...asked: readonly unknown[]
): string {
  const revisions = calendars.map(({ homeId, calendarId, revision }) => [homeId, calendarId, revision])
  return JSON.stringify([form, generation, revisions, ...asked])
}

/** The ETag of a state. Weak, as it promises the same content, not the same bytes (RFC 9110 8.8.1). */
export const tagOf = async (state: string, digest?: Digest): Promise<string> =>
  `W/${await etagOf(state, digest)}`

/** The ETag of a list of calendars. */
export const listTag = (
  generation: Store['generation'],
  calendars: readonly CalendarRecord[],
): Promise<string> => tagOf(stateOf(generation, calendars))
