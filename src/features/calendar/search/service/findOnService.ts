import { endpoints } from '#contract/endpoints.ts'
import { readEventHref } from '#contract/hal.ts'
import { eventSearchAnswer, type FoundEvent } from '#contract/search.ts'
import type { EventWhen } from '#domain/event/CalendarEvent.ts'
import type { FoundObject } from '#domain/search/foundOf.ts'
import type { SearchQuery } from '#domain/search/SearchQuery.ts'
import type { Zone } from '#domain/time/Zone.ts'
import { fitsFound } from './fitsFound.ts'
import { wordsForService } from './wordsForService.ts'
import { addDays } from '#domain/time/dates.ts'
import { readDate } from '#domain/time/parseDate.ts'
import { epochMs } from '#domain/time/units.ts'
import type { Api } from '../../../../api/createApi.ts'
import type { Calendar } from '../../queries/calendars/Calendar.ts'

/**
 * Events of any time that the service finds by words (CAL-32), latest start first, of which those are left out
 * that do not meet the other conditions of a search.
 *
 * @param query one that has `wordsForService`
 * @param zone the zone that days are in
 * @returns only the first date of a series
 * @throws {ApiError} if the service does not answer
 */
export async function findOnService(
  api: Api,
  calendars: readonly Pick<Calendar, 'homeId' | 'id'>[],
  query: SearchQuery,
  zone: Zone,
  signal: AbortSignal,
): Promise<readonly FoundObject[]> {
  const { value } = await api.send(endpoints.searchEvents, {
    body: {
      json: {
        calendars: calendars.map(({ homeId, id }) => ({ userId: homeId, calendarId: id })),
        query: wordsForService(query) ?? '',
      },
    },
    schema: eventSearchAnswer,
    signal,
  })
  const fits = fitsFound(query, zone)
  return value._embedded.events.flatMap(({ _links, data }) => {
    const [name, when] = [readEventHref(_links.self.href), whenOf(data)]
    if (name === null || when === null || !fits(data, when)) return []
    return [
      {
        calendarId: name.calendarId,
        eventId: name.eventId,
        occurrence: null,
        title: data.summary,
        location: data.location,
        when,
        isRecurring: data.isRecurrentMaster,
        status: 'confirmed',
        reply: null,
        isNext: false,
        dates: [{ occurrence: null, when }],
        isOpenEnded: data.isRecurrentMaster,
      },
    ]
  })
}

function whenOf({ start, end, allDay }: FoundEvent): EventWhen | null {
  if (!allDay) {
    const [from, to] = [epochMs(Date.parse(start)), epochMs(Date.parse(end))]
    return Number.isNaN(from + to) ? null : { kind: 'timed', start: from, end: to, zone: 'UTC' }
  }
  const [first, after] = [readDate(start), readDate(end)]
  return first === null || after === null ? null : { kind: 'allDay', first, last: addDays(after, -1) }
}
