import { expect } from 'vitest'
import { epochMs } from '#domain/time/units.ts'
import type { Deletion } from '../../store/BinStore.ts'
import type { PushSubscriptionRecord } from '../../store/PushStore.ts'
import type { Store } from '../../store/Store.ts'
import type { EventRecord } from '../../store/records.ts'
import { alice, calendar, event, none, storeTests, type OpenStore } from './storeTests.ts'

const withAlarm = '["vcalendar",[],[["vevent",[],[["valarm",[],[]]]]]]'
const now = epochMs(5000)
const roomy = { events: 100, bytes: 10_000, calendars: 10 }

const phone = (change: Partial<PushSubscriptionRecord> = {}): PushSubscriptionRecord => ({
  id: 'phone',
  userId: alice.id,
  endpoint: 'https://push.example/phone',
  p256dh: 'key',
  auth: 'secret',
  zone: 'Europe/Paris',
  createdAt: epochMs(10),
  expiresAt: epochMs(9000),
  ...change,
})
const deletion = (id: string): Deletion => ({
  id,
  by: 'bob',
  at: now,
  until: epochMs(90_000),
  limit: { items: 10, events: 10, bytes: 10_000 },
})

const put = (store: Store, eventId: string, at: number, change: Partial<EventRecord> = {}) =>
  store.events.put(event(eventId, { jcal: withAlarm, modifiedAt: epochMs(at), ...change }), none)
const due = async (store: Store, limit = 10) =>
  (await store.reminders.due(now, limit)).map(({ event: { eventId }, from }) => [eventId, from])
const names = async (store: Store, at = now) => (await store.push.ofUser(alice.id, at)).map(({ id }) => id)

/** Tests for every store: reminders where no tab is open (USR-2). */
export function reminderSuite(open: OpenStore): void {
  const { withStore, withCalendar } = storeTests(open)

  withStore('subscriptions are listed by their creation until they expire', async (store) => {
    expect(await store.push.add(phone(), 2)).toBe('added')
    const tablet = phone({ id: 'tablet', endpoint: 'https://push.example/tablet', createdAt: epochMs(20) })
    expect(await store.push.add(tablet, 2)).toBe('added')
    expect(await store.push.ofUser(alice.id, now)).toEqual([phone(), tablet])
    expect(await names(store, epochMs(9000))).toEqual([])
    expect(await store.push.ofUser('bob', now)).toEqual([])
    expect(await store.push.delete('bob', 'phone')).toBe('missing')
    expect(await store.push.delete(alice.id, 'phone')).toBe('deleted')
    expect(await store.push.delete(alice.id, 'phone')).toBe('missing')
    expect(await names(store)).toEqual(['tablet'])
  })

  withStore('beyond the limit none is added, and a browser has one, whoever signs in', async (store) => {
    await store.push.add(phone(), 1)
    const other = phone({ id: 'other', endpoint: 'https://push.example/other' })
    expect(await store.push.add(other, 1)).toBe('full')
    expect(await store.push.add(phone({ id: 'again' }), 1)).toBe('added')
    expect(await names(store)).toEqual(['again'])
    expect(await store.push.add(phone({ id: 'bobs', userId: 'bob' }), 1)).toBe('added')
    expect(await names(store)).toEqual([])
    await store.push.sweep(epochMs(8999))
    expect(await store.push.ofUser('bob', now)).toHaveLength(1)
    await store.push.sweep(epochMs(9000))
    expect(await store.push.ofUser('bob', epochMs(0))).toEqual([])
  })

  withStore('subscriptions end with all sessions, and with a block', async (store) => {
    await store.users.provision(alice, calendar('work'))
    await store.push.add(phone(), 1)
    await store.sessions.closeAllOf(alice.id)
    expect(await names(store)).toEqual([])
    await store.push.add(phone(), 1)
    await store.users.block(alice.id, now, [])
    expect(await names(store)).toEqual([])
    await store.push.add(phone(), 1)
    await store.push.deleteAllOf(alice.id)
    expect(await names(store)).toEqual([])
  })

  withCalendar('an event with alarms is to be looked at from its write on', async (store) => {
    await put(store, 'one', 100)
    await put(store, 'two', 50)
    await put(store, 'plain', 20, { jcal: '["vcalendar",[["x","","text","\\"valarm\\""]],[]]' })
    expect(await due(store)).toEqual([])
    expect(await store.reminders.next(now)).toBeNull()
    await store.push.add(phone({ createdAt: epochMs(10) }), 1)
    await put(store, 'two', 50)
    await put(store, 'one', 100)
    expect(await due(store)).toEqual([
      ['two', 50],
      ['one', 100],
    ])
    expect(await due(store, 1)).toEqual([['two', 50]])
    expect(await store.reminders.next(now)).toBe(50)
    await put(store, 'two', 60, { jcal: '["vcalendar",[],[]]' })
    await store.events.delete(event('one'), none)
    expect(await store.reminders.next(now)).toBeNull()
  })

  withCalendar('one of two who claim an event gets it, and none after it changed', async (store) => {
    await store.push.add(phone(), 1)
    await put(store, 'one', 100)
    const [first] = await store.reminders.due(now, 1)
    if (first === undefined) throw new Error('Nothing is due')
    expect(await store.reminders.claim(first, epochMs(7000))).toBe(true)
    expect(await store.reminders.claim(first, epochMs(7000))).toBe(false)
    expect(await due(store)).toEqual([])
    expect(await store.reminders.next(now)).toBe(7000)
    const [, at] = [await put(store, 'one', 200), epochMs(200)]
    expect(
      await store.reminders.claim({ ...first, from: at, event: event('one', { etag: '"2"' }) }, null),
    ).toBe(false)
    expect(await store.reminders.claim({ ...first, from: at }, null)).toBe(true)
    expect(await store.reminders.next(now)).toBeNull()
  })

  withCalendar(
    'the first subscription in a zone looks at all events again that may still remind',
    async (store) => {
      await put(store, 'one', 100)
      await store.push.add(phone({ createdAt: epochMs(400) }), 1)
      expect(await due(store)).toEqual([['one', 400]])
      await store.push.add(phone({ id: 'again', createdAt: epochMs(500) }), 1)
      expect(await due(store)).toEqual([['one', 400]])
      await store.push.add(phone({ id: 'moved', zone: 'Asia/Tokyo', createdAt: epochMs(600) }), 1)
      expect(await due(store)).toEqual([['one', 600]])
    },
  )

  withCalendar('what is looked for moves with its event, and begins anew from the bin', async (store) => {
    await store.push.add(phone(), 1)
    await put(store, 'one', 100)
    await store.events.move(event('one'), event('moved'), false)
    expect(await due(store)).toEqual([['moved', 100]])
    await store.events.delete(event('moved'), none, deletion('b1'))
    expect(await due(store)).toEqual([])
    expect(await store.bin.restore('b1', epochMs(4000), roomy)).toBe('restored')
    expect(await due(store)).toEqual([['moved', 4000]])
    await store.calendars.delete(alice.id, 'work', deletion('b2'))
    expect(await due(store)).toEqual([])
    expect(await store.bin.restore('b2', epochMs(4500), roomy)).toBe('restored')
    expect(await due(store)).toEqual([['moved', 4500]])
  })
}
