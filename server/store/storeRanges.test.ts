import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '#contract/testing/assertProperty.ts'
import { epochMs, type EpochMs } from '#domain/time/units.ts'
import type { Store } from './Store.ts'
import type { EventRecord } from './records.ts'
import { memoryStore } from './memory/memoryStore.ts'
import { instant, span } from '../testing/storeHistory.ts'
import { storePlaces, type StorePlace } from '../testing/storePlaces.ts'

const memoryPlace = async (): Promise<StorePlace> => ({
  runs: 30,
  open: async () => memoryStore(),
  close: async () => undefined,
})

const spans = fc.array(span, { maxLength: 40, size: 'max' })
const ranges = fc.array(fc.tuple(instant, instant), { minLength: 1, maxLength: 10, size: 'max' })

test.each([['memory', memoryPlace] as const, ...storePlaces])(
  'a range in %s has the same events as a full scan',
  async (_name, placeOf) => {
    const place = await placeOf()
    const store = await place.open()
    await assertProperty(
      fc.asyncProperty(spans, ranges, async (stored, asked) => {
        const calendarId = crypto.randomUUID()
        const events = await filled(store, calendarId, stored)
        for (const [start, end] of asked) {
          const found = await store.events.sizesInRange('h', calendarId, { start, end })
          const scanned = events.filter(({ startUtc, lastUtc }) =>
            startUtc === lastUtc ? startUtc >= start && startUtc < end : startUtc < end && lastUtc > start,
          )
          expect(found.map(({ eventId }) => eventId)).toEqual(scanned.map(({ eventId }) => eventId))
        }
      }),
      { numRuns: place.runs / 2 },
    )
    await store.close()
    await place.close()
  },
  60_000,
)

/** @returns the events in the order of an answer: by start, then by id */
async function filled(
  store: Store,
  calendarId: string,
  stored: readonly { readonly startUtc: EpochMs; readonly lastUtc: EpochMs }[],
): Promise<readonly EventRecord[]> {
  const rest = { name: null, description: null, colour: null, order: null, revision: 1 }
  await store.calendars.create({ homeId: 'h', calendarId, ...rest })
  const events = stored.map((when, index): EventRecord => {
    const eventId = String(index).padStart(4, '0')
    return {
      homeId: 'h',
      calendarId,
      eventId,
      uid: eventId,
      jcal: '[]',
      etag: '"1"',
      modifiedAt: epochMs(0),
      ...when,
    }
  })
  for (const event of events) await store.events.put(event, { kind: 'none' })
  return events.toSorted((one, other) => one.startUtc - other.startUtc)
}
