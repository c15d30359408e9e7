import { byText } from '../../byText.ts'
import type { Store } from '../Store.ts'
import { isMatch } from '../search/isMatch.ts'
import { searchTerms } from '../search/searchTerms.ts'
import type { MemoryShelves } from './memoryShelves.ts'

/**
 * A search that reads every event of the calendars; the full-text indexes of the databases are compared with
 * it.
 */
export const memoryEventSearch = (shelves: MemoryShelves): Pick<Store['events'], 'search'> => ({
  search: async (search) => {
    const found = search.calendars
      .flatMap(({ homeId, calendarId }) => [...(shelves.find(homeId, calendarId)?.events.values() ?? [])])
      .filter((event) => isMatch(new Set(searchTerms(event)), search))
      .toSorted(
        (one, other) =>
          other.startUtc - one.startUtc ||
          byText(one.homeId, other.homeId) ||
          byText(one.calendarId, other.calendarId) ||
          byText(one.eventId, other.eventId),
      )
    return {
      total: found.length,
      addresses: found
        .slice(search.offset, search.offset + search.limit)
        .map(({ homeId, calendarId, eventId }) => ({ homeId, calendarId, eventId })),
    }
  },
})
