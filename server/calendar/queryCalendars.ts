import type { CalendarsQuery } from '#contract/calendar.ts'
import { eventsAlias } from '#contract/endpoints.ts'
import { readCalendarHref } from '#contract/hal.ts'
import { mayBeId } from '../http/pathTemplate.ts'
import { timeSlices } from '../http/timeSlices.ts'
import { wholeOrStream } from '../http/wholeOrStream.ts'
import type { Ports } from '../ports.ts'
import type { CalendarRecord, Store, UserRecord } from '../store.ts'
import { isOpenTo } from './access.ts'
import { calendarEntry, listFrame } from './hal.ts'
import { queryHref } from './hrefs.ts'
import { readRange, type Range } from './readRange.ts'
import { itemsInRange } from './reportRange.ts'

/**
 * Many calendars with their events in one range: entries as in the list of a home (CAL-1), each with its items as in a REPORT (CAL-7),
 * each once, in the order they are named (CAL-35). A calendar that is not there is left out like one that the user may not read.
 *
 * @returns the answer as JSON text; a long one as a stream of it
 * @throws {Refusal} wrong-shape for a time that no calendar has
 */
export async function queryCalendars(
  ports: Pick<Ports, 'store' | 'log'>,
  user: UserRecord,
  { scope, match, expand = true }: CalendarsQuery,
  signal: () => AbortSignal,
): Promise<string | ReadableStream<Uint8Array>> {
  const range = readRange(match)
  const calendars = await calendarsIn(ports.store, user, scope.calendars)
  return wholeOrStream(partsOf(ports, calendars, range, expand, signal))
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
  ports: Pick<Ports, 'store' | 'log'>,
  calendars: readonly CalendarRecord[],
  range: Range,
  expand: boolean,
  signal: () => AbortSignal,
): AsyncGenerator<string> {
  const pause = timeSlices()
  const { head, tail } = listFrame(queryHref)
  yield head
  for (const [index, calendar] of calendars.entries()) {
    const entry = JSON.stringify(calendarEntry(calendar, ports.store.generation)).slice(0, -1)
    yield `${index > 0 ? ',' : ''}${entry},"_embedded":{"dav:item":[`
    let separator = ''
    for await (const items of itemsInRange(ports, [calendar], range, expand, signal)) {
      if (items.length === 0) continue
      yield separator + items.map(({ text }) => text).join(',')
      separator = ','
    }
    yield ']}}'
    await pause()
  }
  yield tail
}
