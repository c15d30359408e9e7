import type { Digest } from '../../ports.ts'
import type { Store } from '../../store/Store.ts'
import type { CalendarRecord } from '../../store/records.ts'
import { etagOf } from '../../http/headers/etagOf.ts'

/** Raised when answers change their form, so that clients discard what an older service sent. */
const form = '3'

/**
 * The state of an answer about calendars, as text: their revisions and the request. It is known before any
 * event is read. The homes are part of it, because calendars of two people may have the same name and
 * revision.
 */
export function stateOf(
  generation: Store['generation'],
  calendars: readonly CalendarRecord[],
  ...asked: readonly unknown[]
): string {
  const revisions = calendars.map(({ homeId, calendarId, revision, copy }) =>
    copy === undefined
      ? [homeId, calendarId, revision]
      : [homeId, calendarId, revision, copy.revision, copy.copyId],
  )
  return JSON.stringify([form, generation, revisions, ...asked])
}

/**
 * The ETag of a state. It is weak, because it stands for the same content and not the same bytes (RFC 9110
 * 8.8.1).
 */
export const tagOf = async (state: string, digest?: Digest): Promise<string> =>
  `W/${await etagOf(state, digest)}`

/** The ETag of a list of calendars. */
export const listTag = (
  generation: Store['generation'],
  calendars: readonly CalendarRecord[],
  ...asked: readonly unknown[]
): Promise<string> => tagOf(stateOf(generation, calendars, ...asked))
