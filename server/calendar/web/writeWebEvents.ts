import { timeSlices } from '../../http/body/timeSlices.ts'
import type { Ports, WebFileEvent } from '../../ports.ts'
import type { WebCalendarRecord } from '../../store/records.ts'

/** How many bytes of jCal are read at a time. */
const pageBytes = 512 * 1024
/** How many events are written at once, so that the store can commit them together. */
const atOnce = 50

/** Makes what is stored of a calendar on the web the same as its file. What says the same is not written. */
export async function writeWebEvents(
  { store, clock }: Pick<Ports, 'store' | 'clock'>,
  { source }: Pick<WebCalendarRecord, 'source'>,
  events: readonly WebFileEvent[],
): Promise<void> {
  const pause = timeSlices()
  const stored = new Map<string, string>()
  let after = ''
  for (;;) {
    const page = await store.events.page(source.homeId, source.calendarId, after, pageBytes)
    const last = page.at(-1)
    if (last === undefined) break
    after = last.eventId
    for (const { eventId, etag } of page) stored.set(eventId, etag)
    await pause()
  }
  const named = new Set(events.map(({ eventId }) => eventId))
  const modifiedAt = clock()
  const writes = [
    ...events
      .filter(({ eventId, etag }) => stored.get(eventId) !== etag)
      .map((event) => () => store.events.put({ ...source, ...event, modifiedAt }, anyState)),
    ...[...stored.keys()]
      .filter((eventId) => !named.has(eventId))
      .map((eventId) => () => store.events.delete({ ...source, eventId }, anyState)),
  ]
  for (let at = 0; at < writes.length; at += atOnce) {
    await Promise.all(writes.slice(at, at + atOnce).map((write) => write()))
    await pause()
  }
}

const anyState = { kind: 'none' } as const
