import type { Window } from '#domain/time/Window.ts'
import { countWithin } from '../../countWithin.ts'
import type { Store } from '../../store/Store.ts'
import type { CalendarRecord, EventRecord, EventSize } from '../../store/records.ts'

/** What is read of a calendar in a single query: enough for six weeks of most calendars, and 8 MB at most. */
const limit = { events: 500, bytesEach: 16 * 1024 }

/** If there is more, jCal is read in parts of this size. */
const batchBytes = 1024 * 1024

/** How many calendars are read at once. */
const calendarsAtOnce = 4

/**
 * The events of calendars in a range, calendar by calendar and by start. They come in parts of limited size,
 * however many and large they are.
 */
export async function* eventsInRange(
  store: Pick<Store, 'events'>,
  calendars: readonly CalendarRecord[],
  range: Window,
): AsyncGenerator<readonly EventRecord[]> {
  for (let at = 0; at < calendars.length; at += calendarsAtOnce) {
    const asked = calendars.slice(at, at + calendarsAtOnce)
    const found = await Promise.all(
      asked.map(({ homeId, calendarId }) => store.events.inRange(homeId, calendarId, range, limit)),
    )
    for (const [index, calendar] of asked.entries()) {
      const events = found[index] ?? []
      if (events === 'too-much') yield* batches(store, calendar, range)
      else yield events
    }
  }
}

/** Ids are read first, so that an event that is moved meanwhile is neither missing nor listed twice. */
async function* batches(
  { events }: Pick<Store, 'events'>,
  { homeId, calendarId }: CalendarRecord,
  range: Window,
): AsyncGenerator<readonly EventRecord[]> {
  const sizes = await events.sizesInRange(homeId, calendarId, range)
  for (let at = 0; at < sizes.length;) {
    const next = sizes.slice(at, at + limit.events)
    const batch = next.slice(0, countWithin(next.map(bytesOf), batchBytes))
    yield await events.named(
      homeId,
      calendarId,
      batch.map(({ eventId }) => eventId),
    )
    at += batch.length
  }
}

const bytesOf = ({ bytes }: EventSize) => bytes
