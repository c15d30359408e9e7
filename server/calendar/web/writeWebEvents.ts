import { timeSlices } from '../../http/body/timeSlices.ts'
import { eventsOf } from '../objects/eventsOf.ts'
import type { Ports, WebFileEvent } from '../../ports.ts'
import type { WebCalendarRecord } from '../../store/records.ts'

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
  for await (const { eventId, etag } of eventsOf(store, source)) {
    stored.set(eventId, etag)
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
