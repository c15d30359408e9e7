import { endpoints } from '#contract/endpoints.ts'
import { readEventHref } from '#contract/hal.ts'
import { eventSearchAnswer, searchPage, type FoundEvent } from '#contract/search.ts'
import type { EventStatus, EventWhen } from '#domain/event/CalendarEvent.ts'
import type { FoundObject } from '#domain/search/foundOf.ts'
import type { SearchQuery } from '#domain/search/SearchQuery.ts'
import { fitsFound, replyFound, type FoundReader } from './fitsFound.ts'
import { canDecide } from './canDecide.ts'
import { wordsForService } from './wordsForService.ts'
import { addDays } from '#domain/time/dates.ts'
import { readDate } from '#domain/time/parseDate.ts'
import { epochMs } from '#domain/time/units.ts'
import type { Api } from '../../../../api/createApi.ts'
import type { Calendar } from '../../queries/calendars/Calendar.ts'

/** What a service found. */
export type FoundOnService = {
  /** Of a series only its first date. */
  readonly found: readonly FoundObject[]
  /** Nothing else meets the search at any time: it answered all that has the words, and said enough of each. */
  readonly isAll: boolean
}

/**
 * Events of any time that the service finds by words (CAL-32), latest start first, of which those are left out
 * that do not meet the other conditions of a search, or of which it does not say whether they do.
 *
 * @param query one that has `wordsForService`
 * @throws {ApiError} if the service does not answer
 */
export async function findOnService(
  api: Api,
  calendars: readonly Pick<Calendar, 'homeId' | 'id'>[],
  query: SearchQuery,
  reader: FoundReader,
  signal: AbortSignal,
): Promise<FoundOnService> {
  const { value } = await api.send(endpoints.searchEvents, {
    query: { limit: String(searchPage.maxLimit) },
    body: {
      json: {
        calendars: calendars.map(({ homeId, id }) => ({ userId: homeId, calendarId: id })),
        query: wordsForService(query) ?? '',
      },
    },
    schema: eventSearchAnswer,
    signal,
  })
  const { events } = value._embedded
  const fits = fitsFound(query, reader)
  const found = events.flatMap(({ _links, data }) => {
    const [name, when] = [readEventHref(_links.self.href), whenOf(data)]
    if (name === null || when === null || !fits(data, when)) return []
    const { calendarId, eventId } = name
    return [{ calendarId, eventId, ...resultOf(data, when, reader.myAddresses) }]
  })
  const isAll = value._total_hits <= events.length && events.every(({ data }) => canDecide(query, data))
  return { found, isAll }
}

function resultOf(data: FoundEvent, when: EventWhen, myAddresses: readonly string[]) {
  return {
    occurrence: null,
    title: data.summary,
    location: data.location,
    when,
    isRecurring: data.isRecurrentMaster,
    status: statuses[data.status ?? 'CONFIRMED'],
    reply: replyFound(data, myAddresses),
    isNext: false,
    dates: [{ occurrence: null, when }],
    isOpenEnded: data.isRecurrentMaster,
  }
}

const statuses: Readonly<Record<NonNullable<FoundEvent['status']>, EventStatus>> = {
  CONFIRMED: 'confirmed',
  TENTATIVE: 'tentative',
  CANCELLED: 'cancelled',
}

function whenOf({ start, end, allDay }: FoundEvent): EventWhen | null {
  if (!allDay) {
    const [from, to] = [epochMs(Date.parse(start)), epochMs(Date.parse(end))]
    return Number.isNaN(from + to) ? null : { kind: 'timed', start: from, end: to, zone: 'UTC' }
  }
  const [first, after] = [readDate(start), readDate(end)]
  return first === null || after === null ? null : { kind: 'allDay', first, last: addDays(after, -1) }
}
