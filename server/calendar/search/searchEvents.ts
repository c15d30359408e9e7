import type { EventSearchBody } from '#contract/search.ts'
import { timeSlices } from '../../http/body/timeSlices.ts'
import { wholeOrStream } from '../../http/body/wholeOrStream.ts'
import type { Ports } from '../../ports.ts'
import { may } from '../../rights.ts'
import { parsedJCal } from '../../store/parsedJCal.ts'
import type { EventSearch, EventsFound, UserRecord } from '../../store/records.ts'
import { eventHref, searchHref } from '../answers/hrefs.ts'
import { readableCalendars } from '../readableCalendars.ts'
import { foundEventOf } from './foundEventOf.ts'
import { searchedWords } from './searchedWords.ts'

type Asked = EventSearchBody & Pick<EventSearch, 'limit' | 'offset'>

/**
 * A full-text search of events in the calendars that a user can read (CAL-32). Private events of others are
 * neither found nor counted. A query without a word and without a person finds nothing. Only one event is in
 * memory at a time, besides what is being sent.
 *
 * @returns the answer as JSON text; a long one as a stream
 */
export async function searchEvents(ports: Pick<Ports, 'store' | 'log'>, user: UserRecord, asked: Asked) {
  const { query, organizers, attendees, limit, offset } = asked
  const words = searchedWords(query)
  const isAsked = words.length + organizers.length + attendees.length > 0
  const named = asked.calendars.map(({ userId: homeId, calendarId }) => ({ homeId, calendarId }))
  const calendars = isAsked ? await readableCalendars(ports.store, user, 'read', named) : []
  const found = await ports.store.events.search({
    calendars: calendars.map((calendar) => ({
      homeId: calendar.homeId,
      calendarId: calendar.calendarId,
      withPrivate: may(user, 'readPrivate', calendar),
    })),
    words,
    organizers,
    attendees,
    limit,
    offset,
  })
  return wholeOrStream(partsOf(ports, found))
}

async function* partsOf(
  { store, log }: Pick<Ports, 'store' | 'log'>,
  { total, addresses }: EventsFound,
): AsyncGenerator<string> {
  const pause = timeSlices()
  const links = JSON.stringify({ self: { href: searchHref } })
  yield `{"_links":${links},"_total_hits":${total},"_embedded":{"events":[`
  let separator = ''
  let unreadable = 0
  for (const address of addresses) {
    const event = await store.events.find(address)
    // Deleted since the search.
    if (event === null) continue
    const jcal = parsedJCal(event.jcal)
    const data = jcal && foundEventOf(event, jcal)
    if (data === null) unreadable += 1
    else {
      yield separator + JSON.stringify({ _links: { self: { href: eventHref(event) } }, data })
      separator = ','
    }
    await pause()
  }
  if (unreadable > 0) log('events-unreadable', { unreadable })
  yield ']}}'
}
