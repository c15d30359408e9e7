import type { Store } from '../../store/Store.ts'
import type { CalendarRecord, Change } from '../../store/records.ts'
import { timeSlices } from '../../http/body/timeSlices.ts'
import { wholeOrStream } from '../../http/body/wholeOrStream.ts'
import { calendarHref, eventHref } from '../answers/hrefs.ts'
import type { ReportScope } from './reportRange.ts'
import { revisionKnown, syncToken } from '../answers/syncToken.ts'

type Changes = { readonly changes: readonly Change[]; readonly isIncremental: boolean }

/**
 * With more changes than these, reading the whole range is as fast, so an answer is not marked as
 * incremental.
 */
const limit = { events: 50, bytesEach: 16 * 1024 }

/** In characters: the size of a part of a stream. */
const partLength = 256 * 1024

/**
 * The changes since a token (CAL-19): 200 for what exists, 404 for what was deleted; everything if the token
 * is unknown. `isIncremental` says that everything not listed is unchanged. That is only so for a few
 * changes, and never for a calendar created anew.
 *
 * @returns the answer as JSON text; a long one as a stream
 */
export const reportChanges = (store: Store, scope: ReportScope, token: string) =>
  wholeOrStream(partsOf(store, scope, token))

async function* partsOf(
  store: Store,
  { homeId, calendarId, calendars }: ReportScope,
  token: string,
): AsyncGenerator<string> {
  const pause = timeSlices()
  const links = JSON.stringify({ self: { href: calendarHref(homeId, calendarId) } })
  let part = `{"_links":${links},"_embedded":{"dav:item":[`
  let isFirst = true
  let areAllIncremental = true
  for (const calendar of calendars) {
    const { changes, isIncremental } = await changesIn(store, calendar, token)
    areAllIncremental &&= isIncremental
    for (const change of changes) {
      part += isFirst ? itemOf(calendar, change) : `,${itemOf(calendar, change)}`
      isFirst = false
      if (part.length > partLength) {
        yield part
        part = ''
      }
      await pause()
    }
  }
  const state = { 'sync-token': syncToken(store.generation, calendars), isIncremental: areAllIncremental }
  yield `${part}]},${JSON.stringify(state).slice(1)}`
}

async function changesIn(store: Store, calendar: CalendarRecord, token: string): Promise<Changes> {
  const known = revisionKnown(token, store.generation, calendar)
  const { homeId, calendarId } = calendar
  const changes = await store.events.changesSince(homeId, calendarId, known)
  // A client that starts again has nothing that could be deleted.
  if (known === 0) return { changes: changes.filter(({ isDeleted }) => !isDeleted), isIncremental: false }
  const since = await store.events.since(homeId, calendarId, known, limit)
  return { changes, isIncremental: since !== 'unknown' }
}

const itemOf = (calendar: CalendarRecord, { eventId, isDeleted }: Change): string =>
  JSON.stringify({
    _links: { self: { href: eventHref({ ...calendar, eventId }) } },
    status: isDeleted ? 404 : 200,
  })
