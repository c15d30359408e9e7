import type { CalendarRecord, Change, Store } from '../store.ts'
import { timeSlices } from '../http/timeSlices.ts'
import { wholeOrStream } from '../http/wholeOrStream.ts'
import { calendarHref, eventHref } from './hrefs.ts'
import type { Scope } from './reportRange.ts'
import { revisionKnown, syncToken } from './syncToken.ts'

/** Characters of a part of a stream. */
const partLength = 256 * 1024

/**
 * What changed since a token (CAL-19): 200 for what is there, 404 for what is gone; from the start where the token is unknown.
 *
 * @returns the answer as JSON text; a long one as a stream of it
 */
export const reportChanges = (store: Store, scope: Scope, token: string) =>
  wholeOrStream(partsOf(store, scope, token))

async function* partsOf(
  store: Store,
  { homeId, calendarId, calendars }: Scope,
  token: string,
): AsyncGenerator<string> {
  const pause = timeSlices()
  const links = JSON.stringify({ self: { href: calendarHref(homeId, calendarId) } })
  let part = `{"_links":${links},"_embedded":{"dav:item":[`
  let isFirst = true
  for (const calendar of calendars) {
    for (const change of await changesIn(store, calendar, token)) {
      part += isFirst ? itemOf(calendar, change) : `,${itemOf(calendar, change)}`
      isFirst = false
      if (part.length > partLength) {
        yield part
        part = ''
      }
      await pause()
    }
  }
  yield `${part}]},"sync-token":${JSON.stringify(syncToken(store.generation, calendars))}}`
}

async function changesIn(store: Store, calendar: CalendarRecord, token: string): Promise<readonly Change[]> {
  const known = revisionKnown(token, store.generation, calendar)
  const changes = await store.events.changesSince(calendar.homeId, calendar.calendarId, known)
  // Who starts anew holds nothing that could be gone.
  return known === 0 ? changes.filter(({ isDeleted }) => !isDeleted) : changes
}

const itemOf = (calendar: CalendarRecord, { eventId, isDeleted }: Change): string =>
  JSON.stringify({
    _links: { self: { href: eventHref({ ...calendar, eventId }) } },
    status: isDeleted ? 404 : 200,
  })
