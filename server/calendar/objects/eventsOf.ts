import type { Store } from '../../store/Store.ts'
import type { CalendarRecord, EventRecord } from '../../store/records.ts'

/** How many bytes of jCal are read at a time. */
const pageBytes = 512 * 1024

/** All events of a calendar in the order of their ids, of which only a part is in memory at a time. */
export async function* eventsOf(
  { events }: { readonly events: Pick<Store['events'], 'page'> },
  { homeId, calendarId }: Pick<CalendarRecord, 'homeId' | 'calendarId'>,
): AsyncGenerator<EventRecord> {
  for (let after = ''; ;) {
    const page = await events.page(homeId, calendarId, after, pageBytes)
    yield* page
    const last = page.at(-1)
    if (last === undefined) return
    after = last.eventId
  }
}
