import { test } from 'vitest'
import { epochMs } from '#domain/time/units.ts'
import type { Store } from '../../store/Store.ts'
import type { CalendarRecord, EventRecord, UserRecord } from '../../store/records.ts'

export const alice: UserRecord = {
  id: 'a'.repeat(24),
  email: 'alice@kalends.example',
  firstName: 'Alice',
  lastName: '',
  domainId: 'd'.repeat(24),
}

export const calendar = (calendarId: string): CalendarRecord => ({
  homeId: alice.id,
  calendarId,
  name: null,
  description: null,
  colour: null,
  order: null,
  revision: 1,
})

export const event = (eventId: string, change: Partial<EventRecord> = {}): EventRecord => ({
  homeId: alice.id,
  calendarId: 'work',
  eventId,
  uid: `${eventId}@example`,
  jcal: '["vcalendar",[],[]]',
  etag: '"1"',
  startUtc: epochMs(1000),
  lastUtc: epochMs(2000),
  modifiedAt: epochMs(5),
  ...change,
})

export const none = { kind: 'none' } as const

/** Opens a fresh, empty store. */
export type OpenStore = () => Promise<Store>

/** Tests that each get a store of their own: an empty one, or one with the calendar `work`. */
export function storeTests(open: OpenStore) {
  const withStore = (title: string, use: (store: Store) => Promise<void>) =>
    test(title, async () => {
      const store = await open()
      try {
        await use(store)
      } finally {
        await store.close()
      }
    })
  const withCalendar = (title: string, use: (store: Store) => Promise<void>) =>
    withStore(title, async (store) => {
      await store.calendars.create(calendar('work'))
      await use(store)
    })
  return { withStore, withCalendar }
}
