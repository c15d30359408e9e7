import type { CalendarsQuery } from '#contract/calendar.ts'
import { eventsAlias } from '#contract/endpoints.ts'
import { readCalendarHref } from '#contract/hal.ts'
import { mayBeId } from '../http/pathTemplate.ts'
import { timeSlices } from '../http/timeSlices.ts'
import { unchanged } from '../http/unchanged.ts'
import { wholeOrStream } from '../http/wholeOrStream.ts'
import type { Ports } from '../ports.ts'
import type { CalendarRecord, Store, UserRecord } from '../store/Store.ts'
import { isOpenTo } from './homeAccess.ts'
import { calendarEntry, listFrame } from './hal.ts'
import { queryHref } from './hrefs.ts'
import { stateOf, tagOf } from './listTag.ts'
import { json } from './negotiation.ts'
import type { RangeAnswers } from './rangeAnswers.ts'
import { readRange, type Range } from './readRange.ts'
import { itemsInRange } from './reportRange.ts'
import { syncToken } from './syncToken.ts'

/**
 * Many calendars with their events in one range: entries as in the list of a home (CAL-1), each with its items and its sync token as in
 * a REPORT (CAL-7), each once, in the order they are named (CAL-35). A calendar that is not there is left out like one that the user may
 * not read. What is kept in memory of a calendar's range is not read again; 304 if the client has the answer.
 *
 * @throws {HttpError} wrong-shape for a time that no calendar has
 */
export async function queryCalendars(
  ports: Pick<Ports, 'store' | 'log' | 'digest'>,
  ranges: RangeAnswers,
  user: UserRecord,
  { scope, match, expand = true }: CalendarsQuery,
  request: Request,
): Promise<Response> {
  const range = readRange(match)
  // Read before the events: their tokens must not promise what is written meanwhile.
  const calendars = await calendarsIn(ports.store, user, scope.calendars)
  const etag = await tagOf(stateOf(ports.store.generation, calendars, queryHref, match, expand), ports.digest)
  const signal = () => request.signal
  const itemsOf = async function* (calendar: CalendarRecord) {
    const asked = { scope: { ...calendar, calendars: [calendar] }, match, expand, signal }
    const held = await ranges.itemsText(asked)
    if (held !== null) yield held
    else yield* textsInRange(ports, calendar, range, expand, signal)
  }
  return (
    unchanged(request, etag) ??
    json(await wholeOrStream(partsOf(ports.store, calendars, itemsOf)), 200, { etag })
  )
}

/** `events` names every calendar of a home, as in a REPORT (CAL-6). */
async function calendarsIn(
  { calendars }: Pick<Store, 'calendars'>,
  user: UserRecord,
  hrefs: readonly string[],
): Promise<readonly CalendarRecord[]> {
  const named = hrefs.flatMap((href) => {
    const found = readCalendarHref(href)
    return found !== null && isOpenTo(user, found.homeId) && mayBeId(found.calendarId) ? [found] : []
  })
  const ofHome = new Map<string, readonly CalendarRecord[]>()
  for (const homeId of new Set(named.map((each) => each.homeId))) {
    ofHome.set(homeId, await calendars.ofHome(homeId))
  }
  const asked = named.flatMap(({ homeId, calendarId }) =>
    (ofHome.get(homeId) ?? []).filter((each) => calendarId === eventsAlias || each.calendarId === calendarId),
  )
  return [...new Set(asked)]
}

async function* partsOf(
  { generation }: Pick<Store, 'generation'>,
  calendars: readonly CalendarRecord[],
  itemsOf: (calendar: CalendarRecord) => AsyncIterable<string>,
): AsyncGenerator<string> {
  const pause = timeSlices()
  const { head, tail } = listFrame(queryHref)
  yield head
  for (const [index, calendar] of calendars.entries()) {
    const entry = JSON.stringify(calendarEntry(calendar, generation)).slice(0, -1)
    yield `${index > 0 ? ',' : ''}${entry},"_embedded":{"dav:item":[`
    yield* itemsOf(calendar)
    yield `],"sync-token":${JSON.stringify(syncToken(generation, [calendar]))}}}`
    await pause()
  }
  yield tail
}

/** The items of one calendar, some at a time. */
async function* textsInRange(
  ports: Pick<Ports, 'store' | 'log'>,
  calendar: CalendarRecord,
  range: Range,
  expand: boolean,
  signal: () => AbortSignal,
): AsyncGenerator<string> {
  let separator = ''
  for await (const items of itemsInRange(ports, [calendar], range, expand, signal)) {
    if (items.length === 0) continue
    yield separator + items.map(({ text }) => text).join(',')
    separator = ','
  }
}
