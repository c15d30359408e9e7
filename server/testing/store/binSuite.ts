import { expect } from 'vitest'
import { epochMs, type EpochMs } from '#domain/time/units.ts'
import type { BinPlaces, Deletion } from '../../store/BinStore.ts'
import type { Store } from '../../store/Store.ts'
import { alice, calendar, event, none, storeTests, type OpenStore } from './storeTests.ts'

const roomy = { items: 100, events: 100, bytes: 10_000 }
const home = { events: 100, bytes: 10_000, calendars: 10 }
const now = epochMs(5000)
const whole = { limit: 100, offset: 0 }
const hers = { home: { homeId: alice.id } }

const deletion = (id: string, at: number, change: Partial<Deletion> = {}): Deletion => ({
  id,
  by: 'bob',
  at: epochMs(at),
  until: epochMs(at + 10_000),
  limit: roomy,
  ...change,
})
const titled = (title: string, ...more: readonly unknown[]) =>
  JSON.stringify(['vcalendar', [], [['vevent', [['summary', {}, 'text', title], ...more], []]]])

/** How many items there are in places, and the ids of those in a page. */
const idsOf = async (store: Store, places: BinPlaces, page = whole) => {
  const { total, items } = await store.bin.of(places, now, page)
  return [total, ...items.map(({ id }) => id)]
}

/** Tests for every store: the bin (CAL-34). */
export function binSuite(open: OpenStore): void {
  const { withCalendar } = storeTests(open)

  withCalendar('the meetings of an item that are still to come are counted', async (store) => {
    const meeting = titled('Plan', ['organizer', {}, 'cal-address', 'mailto:bob@kalends.example'])
    const span = { startUtc: epochMs(1000), lastUtc: epochMs(2000) }
    await store.events.put(event('one', { ...span, jcal: meeting }), none)
    await store.events.put(event('two', { ...span, jcal: meeting }), none)
    await store.events.put(event('three', { ...span, jcal: titled('Alone') }), none)
    await store.events.delete(event('one'), none, deletion('b1', 1000))
    await store.calendars.delete(alice.id, 'work', deletion('b2', 2000))
    expect(await store.bin.meetings('b1', epochMs(1999))).toBe(1)
    expect(await store.bin.meetings('b1', epochMs(2000))).toBe(0)
    expect(await store.bin.meetings('b2', epochMs(1999))).toBe(1)
    expect(await store.bin.meetings('none', epochMs(0))).toBe(0)
  })

  withCalendar('what a move replaces is in the bin, in its former place', async (store) => {
    await store.events.put(event('one', { jcal: titled('Moved') }), none)
    const two = event('two', { jcal: titled('Replaced') })
    await store.events.put(two, none)
    const replacing = { etag: two.etag, deletion: deletion('b1', 1000) }
    const over = { ...two, calendarId: 'work' }
    expect(await store.events.move(event('one'), over, true, {}, replacing)).toBe('replaced')
    const { items } = await store.bin.of(hers, now, whole)
    expect(items).toMatchObject([{ id: 'b1', eventId: 'two', name: 'Replaced', deletedBy: 'bob' }])
    expect(await store.bin.restore('b1', now, home)).toBe('taken')
    expect(await store.events.move(over, event('one'), true, {}, { etag: null })).toBe('created')
    expect(await store.bin.restore('b1', now, home)).toBe('restored')
    expect(await store.events.find(two)).toMatchObject({ etag: two.etag, jcal: two.jcal })
    expect(await idsOf(store, hers)).toEqual([0])
  })

  withCalendar('a deleted event is listed, restored exactly, and leaves the bin', async (store) => {
    const one = event('one', { jcal: titled('Lunch é𝄞') })
    await store.events.put(one, none)
    await store.calendars.change(alice.id, 'work', { name: 'Work' })
    expect(await store.events.delete(one, none, deletion('b1', 1000))).toBe('deleted')
    const item = {
      id: 'b1',
      homeId: alice.id,
      calendarId: 'work',
      eventId: 'one',
      name: 'Lunch é𝄞',
      isPrivate: false,
      calendarName: 'Work',
      size: { events: 1, bytes: new TextEncoder().encode(one.jcal).length },
      deletedAt: 1000,
      deletedBy: 'bob',
      expiresAt: 11_000,
      isCalendarGone: false,
    }
    expect(await store.bin.of(hers, now, whole)).toEqual({ total: 1, items: [item] })
    expect(await store.bin.find('b1', now)).toEqual(item)
    const before = (await store.calendars.find(alice.id, 'work'))?.revision ?? 0
    expect(await store.bin.restore('b1', now, home)).toBe('restored')
    expect(await store.events.find(one)).toEqual(one)
    expect((await store.calendars.find(alice.id, 'work'))?.revision).toBe(before + 1)
    expect(await store.events.changesSince(alice.id, 'work', before)).toEqual([
      { eventId: 'one', isDeleted: false },
    ])
    expect(await store.bin.of(hers, now, whole)).toEqual({ total: 0, items: [] })
    expect(await store.bin.restore('b1', now, home)).toBe('missing')
  })

  withCalendar('a restored event is found by its words', async (store) => {
    await store.events.put(event('one', { jcal: titled('Lunch') }), none)
    await store.events.delete(event('one'), none, deletion('b1', 1000))
    const search = {
      calendars: [{ homeId: alice.id, calendarId: 'work', withPrivate: true }],
      words: ['lunch'],
      organizers: [],
      attendees: [],
      limit: 10,
      offset: 0,
    }
    expect((await store.events.search(search)).total).toBe(0)
    await store.bin.restore('b1', now, home)
    expect((await store.events.search(search)).total).toBe(1)
    await store.calendars.delete(alice.id, 'work', deletion('b2', 2000))
    await store.bin.restore('b2', now, home)
    expect((await store.events.search(search)).total).toBe(1)
  })

  withCalendar('an event is not restored over another one, nor beside one with its uid', async (store) => {
    await store.events.put(event('one'), none)
    await store.events.delete(event('one'), none, deletion('b1', 1000))
    await store.events.put(event('one', { uid: 'other' }), none)
    expect(await store.bin.restore('b1', now, home)).toBe('taken')
    await store.events.delete(event('one'), none)
    await store.events.put(event('two', { uid: event('one').uid }), none)
    expect(await store.bin.restore('b1', now, home)).toBe('taken')
    await store.events.delete(event('two'), none)
    expect(await store.bin.restore('b1', now, { ...home, events: 0 })).toBe('full')
    expect(await store.bin.restore('b1', now, home)).toBe('restored')
  })

  withCalendar('a deleted calendar comes back with its events and new revisions', async (store) => {
    await store.calendars.change(alice.id, 'work', { name: 'Work', colour: '#123456', order: '3' })
    for (const id of ['one', 'two']) await store.events.put(event(id), none)
    const before = await store.calendars.find(alice.id, 'work')
    expect(await store.calendars.delete(alice.id, 'work', deletion('b1', 1000))).toBe('deleted')
    const { items } = await store.bin.of(hers, now, whole)
    expect(items).toMatchObject([{ eventId: null, name: 'Work', size: { events: 2 } }])
    await store.calendars.create(calendar('work'))
    expect(await store.bin.restore('b1', now, home)).toBe('taken')
    await store.calendars.delete(alice.id, 'work')
    expect(await store.bin.restore('b1', now, { ...home, calendars: 0 })).toBe('full')
    expect(await store.bin.restore('b1', now, { ...home, events: 1 })).toBe('full')
    expect(await store.bin.restore('b1', now, home)).toBe('restored')
    expect(await store.calendars.find(alice.id, 'work')).toEqual({ ...before, revision: 5000 })
    expect(await store.events.page(alice.id, 'work', '', 10_000)).toEqual([event('one'), event('two')])
    expect(await store.events.changesSince(alice.id, 'work', before?.revision ?? 0)).toHaveLength(2)
    const since = await store.events.since(alice.id, 'work', 4000, { events: 9, bytesEach: 99 })
    expect(since).toBe('unknown')
    // The size of the home counts its events again.
    expect(await store.events.put(event('three'), none, { events: 2, bytes: 10_000 })).toBe('home-full')
  })

  withCalendar('a revision never repeats, even if the clock is behind', async (store) => {
    for (const id of ['one', 'two']) await store.events.put(event(id), none)
    await store.calendars.delete(alice.id, 'work', deletion('b1', 1))
    await store.bin.restore('b1', epochMs(2), home)
    expect((await store.calendars.find(alice.id, 'work'))?.revision).toBe(4)
  })

  withCalendar('what was deleted from a calendar before it stays with it', async (store) => {
    await store.events.put(event('one'), none)
    await store.events.delete(event('one'), none, deletion('b1', 1000))
    await store.calendars.delete(alice.id, 'work', deletion('b2', 2000))
    expect(await store.bin.find('b1', now)).toMatchObject({ isCalendarGone: true })
    expect(await store.bin.restore('b1', now, home)).toBe('gone')
    // A new calendar with the same id is another one.
    await store.calendars.create(calendar('work'))
    expect(await store.bin.restore('b1', now, home)).toBe('gone')
    await store.calendars.delete(alice.id, 'work')
    await store.bin.restore('b2', now, home)
    expect(await store.bin.find('b1', now)).toMatchObject({ isCalendarGone: false })
    expect(await store.bin.restore('b1', now, home)).toBe('restored')
    await store.events.delete(event('one'), none, deletion('b3', 3000))
    await store.calendars.delete(alice.id, 'work', deletion('b4', 4000))
    expect(await store.bin.delete('b4')).toBe('deleted')
    expect(await store.bin.find('b3', now)).toBeNull()
    expect(await store.bin.delete('b4')).toBe('missing')
  })

  withCalendar('the bin lists pages and addresses, the newest first', async (store) => {
    for (const [index, id] of ['one', 'two', 'one'].entries()) {
      await store.events.put(event(id, { jcal: titled(id, ['class', {}, 'text', 'PRIVATE']) }), none)
      await store.events.delete(event(id), none, deletion(`b${index}`, 1000 + index))
    }
    await store.calendars.delete(alice.id, 'work', deletion('b4', 1004))
    const at = (eventId: string | null) => ({ home: { homeId: alice.id, calendarId: 'work', eventId } })
    expect(await idsOf(store, hers)).toEqual([4, 'b4', 'b2', 'b1', 'b0'])
    expect(await idsOf(store, hers, { limit: 2, offset: 1 })).toEqual([4, 'b2', 'b1'])
    expect(await idsOf(store, at('one'))).toEqual([2, 'b2', 'b0'])
    expect(await idsOf(store, at(null))).toEqual([1, 'b4'])
    expect(await idsOf(store, { home: { homeId: 'another home' } })).toEqual([0])
    expect(await store.bin.find('b1', now)).toMatchObject({ name: 'two', isPrivate: true })
    await store.bin.empty('another home')
    await store.bin.empty(alice.id)
    expect(await idsOf(store, hers)).toEqual([0])
  })

  withCalendar('the bin lists events of calendars in several homes, while these are there', async (store) => {
    for (const calendarId of ['other', 'third']) await store.calendars.create(calendar(calendarId))
    await store.calendars.create({ ...calendar('bobs'), homeId: 'bob' })
    const events = [
      event('one'),
      event('two'),
      event('three', { calendarId: 'other' }),
      event('four', { homeId: 'bob', calendarId: 'bobs' }),
    ]
    for (const [index, each] of events.entries()) {
      await store.events.put(each, none)
      await store.events.delete(each, none, deletion(`b${index}`, 1000 + index))
    }
    await store.calendars.delete(alice.id, 'third', deletion('b4', 1004))
    const calendars = ['work', 'third'].map((calendarId) => ({ homeId: alice.id, calendarId }))
    const all = { home: { homeId: 'bob' }, shared: { calendars } }
    expect(await idsOf(store, all)).toEqual([3, 'b3', 'b1', 'b0'])
    expect(await idsOf(store, all, { limit: 1, offset: 1 })).toEqual([3, 'b1'])
    expect(await idsOf(store, { shared: { calendars, eventId: 'one' } })).toEqual([1, 'b0'])
    expect(await idsOf(store, { shared: { calendars: [] } })).toEqual([0])
    await store.calendars.delete(alice.id, 'work', deletion('b5', 1005))
    expect(await idsOf(store, all)).toEqual([1, 'b3'])
  })

  withCalendar('what has expired is not listed, restored or kept', async (store) => {
    await store.events.put(event('one'), none)
    await store.events.delete(event('one'), none, deletion('b1', 1000, { until: epochMs(2000) }))
    const at = async (instant: EpochMs) => (await store.bin.of(hers, instant, whole)).total
    expect([await at(epochMs(1999)), await at(epochMs(2000))]).toEqual([1, 0])
    expect(await store.bin.find('b1', epochMs(2000))).toBeNull()
    expect(await store.bin.restore('b1', epochMs(2000), home)).toBe('missing')
    await store.bin.sweep(epochMs(1999))
    expect(await at(epochMs(0))).toBe(1)
    await store.bin.sweep(epochMs(2000))
    expect(await at(epochMs(0))).toBe(0)
  })

  withCalendar('a bin has at most its limit, and the oldest items leave first', async (store) => {
    const ids = ['one', 'two', 'three']
    for (const [index, id] of ids.entries()) {
      await store.events.put(event(id), none)
      const limit = { ...roomy, items: 2 }
      await store.events.delete(event(id), none, deletion(`b${index}`, 1000 + index, { limit }))
    }
    const { items } = await store.bin.of(hers, now, whole)
    expect(items.map(({ id }) => id)).toEqual(['b2', 'b1'])
    const limit = { ...roomy, bytes: 0 }
    await store.calendars.delete(alice.id, 'work', deletion('b9', 2000, { limit }))
    expect((await store.bin.of(hers, now, whole)).items.map(({ id }) => id)).toEqual(['b9'])
  })
}
