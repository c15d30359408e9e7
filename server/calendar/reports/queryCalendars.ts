import type { CalendarsQuery } from '#contract/calendar.ts'
import { readCalendarHref } from '#contract/hal.ts'
import type { Window } from '#domain/time/Window.ts'
import { timeSlices } from '../../http/body/timeSlices.ts'
import { unchanged } from '../../http/headers/unchanged.ts'
import { wholeOrStream } from '../../http/body/wholeOrStream.ts'
import type { Ports } from '../../ports.ts'
import type { Store } from '../../store/Store.ts'
import type { CalendarRecord, UserRecord } from '../../store/records.ts'
import { readableCalendars } from '../readableCalendars.ts'
import { writeCalendarEntry, listFrame } from '../answers/hal.ts'
import { queryHref } from '../answers/hrefs.ts'
import { stateOf, tagOf } from '../answers/listTag.ts'
import { json } from '../answers/negotiation.ts'
import type { RangeAnswers } from './rangeAnswers.ts'
import { readRange } from './readRange.ts'
import { rejectLongExpansion } from './rejectLongExpansion.ts'
import { itemsInRange } from './reportRange.ts'
import { syncToken } from '../answers/syncToken.ts'

/**
 * Several calendars with their events in a range: entries as in the list of a home (CAL-1), each with its
 * items and sync token as in a REPORT (CAL-7), each once and in the given order (CAL-35). Calendars that do
 * not exist, or that the user cannot read, are left out. Cached ranges are not read again; 304 if the client
 * has the answer.
 *
 * @throws {HttpError} wrong-shape for a time that does not exist; too-large if the instances would take too long
 */
export async function queryCalendars(
  ports: Pick<Ports, 'store' | 'log' | 'digest'>,
  ranges: RangeAnswers,
  user: UserRecord,
  { scope, match, expand = true }: CalendarsQuery,
  request: Request,
): Promise<Response> {
  const range = readRange(match)
  // Read before the events, because the tokens must not include later writes.
  const named = scope.calendars.map(readCalendarHref).filter((each) => each !== null)
  const calendars = await readableCalendars(ports.store, user, 'readBusy', named)
  const etag = await tagOf(stateOf(ports.store.generation, calendars, queryHref, match, expand), ports.digest)
  const signal = () => request.signal
  const itemsOf = async function* (calendar: CalendarRecord) {
    const asked = { scope: { ...calendar, calendars: [calendar] }, match, expand, signal }
    const held = await ranges.itemsText(asked)
    if (held !== null) yield held
    else yield* textsInRange(ports, calendar, range, expand, signal)
  }
  const nothing = unchanged(request, etag)
  if (nothing !== null) return nothing
  if (expand) await rejectLongExpansion(ports.store, calendars, range, signal)
  return json(await wholeOrStream(partsOf(ports.store, calendars, itemsOf)), 200, { etag })
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
    const entry = JSON.stringify(writeCalendarEntry(calendar, generation)).slice(0, -1)
    yield `${index > 0 ? ',' : ''}${entry},"_embedded":{"dav:item":[`
    yield* itemsOf(calendar)
    yield `],"sync-token":${JSON.stringify(syncToken(generation, [calendar]))}}}`
    await pause()
  }
  yield tail
}

/** The items of one calendar, in parts. */
async function* textsInRange(
  ports: Pick<Ports, 'store' | 'log'>,
  calendar: CalendarRecord,
  range: Window,
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
