import { expect } from 'vitest'
import { epochMs } from '#domain/time/units.ts'
import type { Deletion } from '../../store/BinStore.ts'
import type { Look, Writer } from '../../store/EventHistoryStore.ts'
import type { Store } from '../../store/Store.ts'
import type { EventAddress, EventRecord, ShareRecord } from '../../store/records.ts'
import { alice, calendar, event, none, storeTests, type OpenStore } from './storeTests.ts'

const roomy = { perEvent: 20, perHome: 100, bytes: 10_000 }
const home = { events: 100, bytes: 10_000, calendars: 10 }
const now = epochMs(5000)
const one = event('one')

const writer = (id: string, change: Partial<Writer> = {}): Writer => ({
  id,
  by: 'bob',
  until: epochMs(10_000),
  limit: roomy,
  ...change,
})
/** A state of an event, written at `number`. */
const state = (number: number, change: Partial<EventRecord> = {}): EventRecord => ({
  ...one,
  jcal: JSON.stringify(['vcalendar', [], [['vevent', [['summary', {}, 'text', `é${number}`]], []]]]),
  etag: `"${number}"`,
  modifiedAt: epochMs(number),
  ...change,
})
const deletion = (id: string): Deletion => ({
  id,
  by: 'bob',
  at: epochMs(1000),
  until: epochMs(9000),
  limit: { items: 10, events: 10, bytes: 10_000 },
})

const put = (store: Store, number: number, given: Writer, change?: Partial<EventRecord>) =>
  store.events.put(state(number, change), none, undefined, given)
const threeStates = async (store: Store) => {
  await put(store, 1, writer('v0', { by: 'alice' }))
  await put(store, 2, writer('v1'))
  await put(store, 3, writer('v2', { by: 'carol' }))
}
const numbersOf = async (store: Store, at: EventAddress = one, when = now) =>
  (await store.history.of(at, when)).map(({ number }) => number)

/** Tests for every store: the history of events (CAL-34). */
export function historySuite(open: OpenStore): void {
  const { withCalendar } = storeTests(open)

  withCalendar('a history has each state with who wrote it and when, the newest first', async (store) => {
    expect(await store.history.of(one, now)).toEqual([])
    await threeStates(store)
    expect(await store.history.of(one, now)).toEqual([
      { number: 3, jcal: state(3).jcal, etag: '"3"', at: 3, by: 'carol', shownIn: 'work' },
      { number: 2, jcal: state(2).jcal, etag: '"2"', at: 2, by: 'bob', shownIn: 'work' },
      { number: 1, jcal: state(1).jcal, etag: '"1"', at: 1, by: 'alice', shownIn: 'work' },
    ])
    expect(await store.events.find(one)).toEqual(state(3))
    expect(await numbersOf(store, event('two'))).toEqual([])
  })

  withCalendar('the same state again is no change, and a failed write neither', async (store) => {
    await put(store, 1, writer('v0', { by: 'alice' }))
    await put(store, 1, writer('v1'))
    await store.events.put(state(2), { kind: 'absent' }, undefined, writer('v2'))
    expect(await store.history.of(one, now)).toMatchObject([{ number: 1, by: 'alice' }])
  })

  withCalendar('without a writer the former state is not kept, and nobody is named', async (store) => {
    await threeStates(store)
    await store.events.put(state(4), none)
    expect(await store.history.of(one, now)).toMatchObject([
      { number: 4, by: null },
      { number: 2 },
      { number: 1 },
    ])
  })

  withCalendar('an event has at most its limit of former states', async (store) => {
    const limit = { ...roomy, perEvent: 2 }
    for (const number of [1, 2, 3, 4, 5]) await put(store, number, writer(`v${number}`, { limit }))
    expect(await numbersOf(store)).toEqual([5, 4, 3])
  })

  withCalendar('a home has at most its limits, and what is replaced first leaves first', async (store) => {
    const limit = { ...roomy, perHome: 2 }
    for (const [index, id] of ['one', 'two', 'three'].entries()) {
      await put(store, 1, writer(`${id}0`), { eventId: id })
      await put(store, 2, writer(`${id}1`, { limit, until: epochMs(8000 + index) }), { eventId: id })
    }
    const lengths = async () =>
      Promise.all(['one', 'two', 'three'].map(async (id) => (await numbersOf(store, event(id))).length))
    expect(await lengths()).toEqual([1, 2, 2])
    await put(store, 3, writer('last', { limit: { ...roomy, bytes: 0 }, until: epochMs(9000) }))
    expect(await lengths()).toEqual([2, 1, 1])
  })

  withCalendar('what has expired is neither listed nor kept', async (store) => {
    await put(store, 1, writer('v0'))
    await put(store, 2, writer('v1', { until: epochMs(2000) }))
    expect(await numbersOf(store, one, epochMs(1999))).toEqual([2, 1])
    expect(await numbersOf(store, one, epochMs(2000))).toEqual([2])
    await store.history.sweep(epochMs(1999))
    expect(await numbersOf(store, one, epochMs(0))).toEqual([2, 1])
    await store.history.sweep(epochMs(2000))
    expect(await numbersOf(store, one, epochMs(0))).toEqual([2])
  })

  withCalendar('a history moves with its event inside of a home, and ends in another one', async (store) => {
    await store.calendars.create(calendar('trips'))
    await threeStates(store)
    const moved = { ...one, calendarId: 'trips', eventId: 'moved' }
    await put(store, 1, writer('t0'), moved)
    await put(store, 2, writer('t1'), moved)
    await store.events.move(one, moved, true)
    expect(await store.history.of(moved, now)).toMatchObject([
      { number: 3, by: 'carol' },
      { number: 2, by: 'bob' },
      { number: 1, by: 'alice' },
    ])
    await store.calendars.create({ ...calendar('work'), homeId: 'bob' })
    await store.events.move(moved, { ...moved, homeId: 'bob', calendarId: 'work' }, false)
    expect(await numbersOf(store, { ...moved, homeId: 'bob', calendarId: 'work' })).toEqual([3])
    // Nothing is left behind for the next event in this place.
    await put(store, 1, writer('t2'), moved)
    expect(await numbersOf(store, moved)).toEqual([1])
  })

  withCalendar('of each state is known in which calendar it was shown last', async (store) => {
    await store.calendars.create(calendar('trips'))
    const moved = { ...one, calendarId: 'trips', eventId: 'moved' }
    await put(store, 1, writer('v0'))
    await put(store, 2, writer('v1'))
    await store.events.move(one, moved, false)
    const placesOf = async () =>
      (await store.history.of(moved, now)).map(({ number, shownIn }) => [number, shownIn])
    expect(await placesOf()).toEqual([
      [2, 'trips'],
      [1, 'work'],
    ])
    await put(store, 3, writer('v2'), { calendarId: 'trips', eventId: 'moved' })
    await store.events.delete(moved, none, deletion('b1'))
    expect(await store.bin.restore('b1', now, home)).toBe('restored')
    expect(await placesOf()).toEqual([
      [3, 'trips'],
      [2, 'trips'],
      [1, 'work'],
    ])
  })

  withCalendar('an event has its history again when it comes back from the bin', async (store) => {
    await threeStates(store)
    await store.events.delete(one, none, deletion('b1'))
    expect(await numbersOf(store)).toEqual([])
    await put(store, 1, writer('n0'))
    expect(await numbersOf(store)).toEqual([1])
    await store.events.delete(one, none)
    expect(await store.bin.restore('b1', now, home)).toBe('restored')
    expect(await store.history.of(one, now)).toMatchObject([
      { number: 3, by: 'carol' },
      { number: 2 },
      { number: 1 },
    ])
    await store.calendars.delete(alice.id, 'work', deletion('b2'))
    expect(await store.bin.restore('b2', now, home)).toBe('restored')
    expect(await store.history.of(one, now)).toMatchObject([{ number: 3, by: 'carol' }, {}, {}])
    await put(store, 4, writer('v3'))
    expect(await numbersOf(store)).toEqual([4, 3, 2, 1])
  })

  withCalendar('a history ends with what is deleted for ever', async (store) => {
    await threeStates(store)
    await store.events.delete(one, none)
    await put(store, 1, writer('n0'))
    expect(await numbersOf(store)).toEqual([1])
    await put(store, 2, writer('n1'))
    await store.calendars.delete(alice.id, 'work')
    await store.calendars.create(calendar('work'))
    await put(store, 1, writer('m0'))
    expect(await numbersOf(store)).toEqual([1])
  })

  const look = (change: Partial<Look> = {}): Look => ({
    reader: 'alice',
    since: epochMs(0),
    lookedAt: () => epochMs(0),
    now,
    limit: { events: 10, bytesEach: 1000 },
    ...change,
  })
  const changes = (store: Store, change?: Partial<Look>) => store.history.changedSince(one, look(change))

  withCalendar('what others changed since somebody looked is listed with the state before', async (store) => {
    await threeStates(store)
    const changed = { eventId: 'one', at: 3, by: 'carol', before: state(1).jcal, after: state(3).jcal }
    expect(await changes(store)).toEqual([changed])
    expect(await changes(store, { since: epochMs(2) })).toEqual([{ ...changed, before: state(2).jcal }])
    expect(await changes(store, { lookedAt: () => epochMs(2) })).toEqual([
      { ...changed, before: state(2).jcal },
    ])
    expect(await changes(store, { since: epochMs(3) })).toEqual([])
    expect(await changes(store, { reader: 'carol' })).toEqual([])
    expect(await changes(store, { limit: { events: 10, bytesEach: 5 } })).toEqual([])
    expect(await store.history.changedSince({ ...one, calendarId: 'none' }, look())).toEqual([])
  })

  withCalendar('new and deleted events are among the changes, the latest first', async (store) => {
    await put(store, 1, writer('v0', { by: 'alice' }))
    await put(store, 2, writer('v1'))
    await put(store, 5, writer('n0'), { eventId: 'new' })
    await store.events.delete(one, none, deletion('b1'))
    const gone = { eventId: 'one', at: 1000, by: 'bob', before: state(1).jcal, after: null }
    const added = { eventId: 'new', at: 5, by: 'bob', before: null, after: state(5).jcal }
    expect(await changes(store)).toEqual([gone, added])
    expect(await changes(store, { since: epochMs(3) })).toEqual([{ ...gone, before: state(2).jcal }, added])
    expect(await changes(store, { limit: { events: 1, bytesEach: 1000 } })).toEqual([gone])
    expect(await changes(store, { reader: 'bob' })).toEqual([])
    expect(await changes(store, { now: epochMs(9000) })).toEqual([added])
    await store.bin.restore('b1', now, home)
    expect(await changes(store)).toMatchObject([{ eventId: 'one' }, { eventId: 'new' }])
  })

  withCalendar('no change has a state that the event had in another calendar', async (store) => {
    await store.calendars.create(calendar('diary'))
    const inDiary = { ...one, calendarId: 'diary' }
    await put(store, 1, writer('v0'), { calendarId: 'diary' })
    await put(store, 3, writer('v1'), { calendarId: 'diary' })
    await store.events.move(inDiary, one, false)
    const added = { eventId: 'one', at: 3, by: 'bob', before: null, after: state(3).jcal }
    expect(await changes(store, { since: epochMs(2) })).toEqual([added])
    await put(store, 5, writer('v2'))
    expect(await changes(store, { since: epochMs(4) })).toMatchObject([{ before: state(3).jcal }])
    expect(await changes(store, { since: epochMs(2) })).toMatchObject([{ before: null }])
    await store.events.delete(one, none, deletion('b1'))
    expect(await changes(store, { since: epochMs(2) })).toEqual([])
    expect(await changes(store, { since: epochMs(4) })).toMatchObject([
      { before: state(3).jcal, after: null },
    ])
  })

  withCalendar('a move inside of a home is remembered with who made it, until it expires', async (store) => {
    await store.calendars.create(calendar('trips'))
    await put(store, 1, writer('v0'))
    const moved = { ...one, calendarId: 'trips' }
    await store.events.move(one, moved, true, { deletion: deletion('m1') })
    await store.events.move(moved, one, true, { deletion: { ...deletion('m2'), by: 'carol' } })
    await store.events.move(one, moved, true)
    const [work, trips] = ['work', 'trips'].map((calendarId) => ({ calendarId, eventId: 'one' }))
    const moves = async (since: number, when = now) => store.unseen.moves(alice.id, epochMs(since), when)
    expect(await moves(999)).toEqual([
      { from: work, to: trips, at: 1000, by: 'bob' },
      { from: trips, to: work, at: 1000, by: 'carol' },
    ])
    expect(await store.unseen.moves('bob', epochMs(0), now)).toEqual([])
    expect(await moves(1000)).toEqual([])
    expect(await moves(0, epochMs(9000))).toEqual([])
    await store.history.sweep(epochMs(9000))
    expect(await moves(0)).toEqual([])
  })

  withCalendar('a calendar that is deleted is remembered for who could read it', async (store) => {
    await put(store, 1, writer('v0'))
    const share = { source: one, status: 'accepted', colour: null, order: null, revision: 1 } as const
    const give = (userId: string, change: Partial<ShareRecord>) =>
      store.shares.give({ ...share, userId, copyId: `of ${userId}`, right: 'read', name: null, ...change }, 9)
    await give('bob', { name: 'Alice’s' })
    await give('carol', { right: 'freebusy' })
    await give('dora', { status: 'noresponse' })
    await store.calendars.change(alice.id, 'work', { name: 'Work' })
    await store.calendars.delete(alice.id, 'work', deletion('b1'))
    const deleted = (userId: string, since = 0, when = now) =>
      store.unseen.deletedCalendars(userId, epochMs(since), when)
    expect(await deleted('bob')).toEqual([
      { copyId: 'of bob', name: 'Alice’s', events: 1, at: 1000, by: 'bob' },
    ])
    expect(await Promise.all(['carol', 'dora', alice.id].map(async (id) => deleted(id)))).toEqual([
      [],
      [],
      [],
    ])
    expect(await deleted('bob', 1000)).toEqual([])
    expect(await deleted('bob', 0, epochMs(9000))).toEqual([])
    await store.history.sweep(epochMs(9000))
    expect(await deleted('bob')).toEqual([])
  })

  withCalendar('what is made again where something was deleted is told once', async (store) => {
    await put(store, 1, writer('v0', { by: 'alice' }))
    await store.events.delete(one, none, deletion('b1'))
    await put(store, 1500, writer('n0'))
    expect(await changes(store)).toEqual([
      { eventId: 'one', at: 1500, by: 'bob', before: null, after: state(1500).jcal },
    ])
    await store.calendars.delete(alice.id, 'work', deletion('b2'))
    await store.calendars.create(calendar('work'))
    expect(await changes(store)).toEqual([])
  })
}
