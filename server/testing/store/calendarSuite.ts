import type { EventRecord } from '../../store/records.ts'
import { expect } from 'vitest'
import { alice, calendar, event, none, storeTests, type OpenStore } from './storeTests.ts'

/** Tests for every store: calendars, their sizes and their changes. */
export function calendarSuite(open: OpenStore): void {
  const { withCalendar } = storeTests(open)

  withCalendar('calendars are listed in the order of creation, each once', async (store) => {
    await store.calendars.create(calendar('b'))
    await store.calendars.create(calendar('a'))
    expect(await store.calendars.create({ ...calendar('b'), name: 'Again' })).toBe('exists')
    const found = await store.calendars.ofHome(alice.id)
    expect(found.map(({ calendarId }) => calendarId)).toEqual(['work', 'b', 'a'])
    expect(found[1]?.name).toBeNull()
  })

  withCalendar('changing a calendar keeps its other properties and raises the revision', async (store) => {
    await store.calendars.change(alice.id, 'work', { name: 'Work', order: '2' })
    expect(await store.calendars.change(alice.id, 'work', { colour: '#abc' })).toBe('changed')
    expect(await store.calendars.find(alice.id, 'work')).toEqual({
      ...calendar('work'),
      name: 'Work',
      order: '2',
      colour: '#abc',
      revision: 3,
    })
    expect(await store.calendars.change(alice.id, 'gone', { name: 'x' })).toBe('missing')
  })

  withCalendar('deleting a calendar deletes its events', async (store) => {
    await store.events.put(event('one'), none)
    expect(await store.calendars.delete(alice.id, 'work')).toBe('deleted')
    expect(await store.calendars.delete(alice.id, 'work')).toBe('missing')
    expect(await store.events.find(event('one'))).toBeNull()
    await store.calendars.create(calendar('work'))
    expect(await store.events.page(alice.id, 'work', '', 1e6)).toEqual([])
    expect(await store.events.changesSince(alice.id, 'work', 0)).toEqual([])
  })

  withCalendar(
    'a home accepts events and bytes up to its limit, and always writes that do not grow',
    async (store) => {
      await store.calendars.create(calendar('home'))
      const sized = (eventId: string, bytes: number, calendarId = 'work') =>
        event(eventId, { calendarId, jcal: JSON.stringify('é'.repeat((bytes - 2) / 2)) })
      const put = (one: EventRecord, events: number, bytes: number) =>
        store.events.put(one, none, { events, bytes })
      expect(await put(sized('one', 40), 2, 100)).toBe('created')
      expect(await put(sized('two', 62, 'home'), 2, 100)).toBe('home-full')
      expect(await store.events.find(sized('two', 62, 'home'))).toBeNull()
      expect(await put(sized('two', 60, 'home'), 2, 100)).toBe('created')
      expect(await put(sized('three', 2), 2, 1000)).toBe('home-full')
      expect(await put(sized('one', 42), 2, 100)).toBe('home-full')
      // It is above the limit now, because the operator has lowered it.
      expect(await put(sized('one', 40), 1, 10)).toBe('changed')
      expect(await put(sized('one', 20), 1, 10)).toBe('changed')
      expect(await put(sized('one', 40), 2, 100)).toBe('changed')
      expect(await store.events.put(sized('one', 400), none)).toBe('changed')
      expect(await store.events.put({ ...sized('one', 400), homeId: 'other' }, none)).toBe('no-calendar')
    },
  )

  withCalendar('the size of a home stays right after moves and deletions', async (store) => {
    await store.calendars.create(calendar('home'))
    const jcal = JSON.stringify('x'.repeat(98))
    const at = (calendarId: string, eventId: string) => event(eventId, { calendarId, jcal })
    /** How many more events of a hundred bytes fit; the limit is three. */
    const room = async () => {
      for (const [index, eventId] of ['x', 'y', 'z'].entries()) {
        const outcome = await store.events.put(at('work', eventId), none, { events: 9, bytes: 300 })
        if (outcome !== 'home-full') continue
        for (const taken of ['x', 'y', 'z'].slice(0, index))
          await store.events.delete(at('work', taken), none)
        return index
      }
      for (const taken of ['x', 'y', 'z']) await store.events.delete(at('work', taken), none)
      return 3
    }
    expect(await room()).toBe(3)
    await store.events.put(at('work', 'one'), none)
    await store.events.put(at('home', 'two'), none)
    expect(await room()).toBe(1)
    await store.events.move(at('work', 'one'), at('home', 'one'), false)
    expect(await room()).toBe(1)
    await store.events.move(at('home', 'one'), at('home', 'two'), true)
    expect(await room()).toBe(2)
    await store.events.put(at('work', 'three'), none)
    await store.calendars.delete(alice.id, 'home')
    expect(await room()).toBe(2)
    await store.events.delete(at('work', 'three'), none)
    expect(await room()).toBe(3)
  })

  withCalendar('the events of a UID are found in all calendars of a home', async (store) => {
    await store.calendars.create(calendar('home'))
    const of = (calendarId: string, eventId: string) => event(eventId, { calendarId, uid: 'same' })
    const all = [of('home', 'one'), of('work', 'one'), of('work', 'two')]
    for (const each of all.toReversed()) await store.events.put(each, none)
    await store.events.put(event('other'), none)
    expect(await store.events.ofUid(alice.id, 'same')).toEqual(all)
    expect(await store.events.byUid(alice.id, 'same')).toEqual(all[0])
    expect(await store.events.ofUid('bob', 'same')).toEqual([])
  })

  withCalendar('a move changes both calendars', async (store) => {
    await store.calendars.create(calendar('home'))
    await store.events.put(event('one'), none)
    const there = { homeId: alice.id, calendarId: 'home', eventId: 'two' }
    expect(await store.events.move(event('one'), there, false)).toBe('created')
    expect(await store.events.find(there)).toEqual({ ...event('one'), ...there })
    expect(await store.events.changesSince(alice.id, 'work', 0)).toEqual([
      { eventId: 'one', isDeleted: true },
    ])
    expect(await store.events.changesSince(alice.id, 'home', 0)).toEqual([
      { eventId: 'two', isDeleted: false },
    ])
  })

  withCalendar('a move only overwrites if it may', async (store) => {
    await store.events.put(event('one'), none)
    await store.events.put(event('two'), none)
    const gone = event('one', { calendarId: 'gone' })
    expect(await store.events.move(event('one'), event('two'), false)).toBe('exists')
    expect(await store.events.move(event('one'), gone, true)).toBe('no-calendar')
    expect(await store.events.move(event('none'), event('two'), true)).toBe('missing')
    expect(await store.events.move(event('one'), event('two'), true)).toBe('replaced')
    expect((await store.events.page(alice.id, 'work', '', 1e6)).map(({ uid }) => uid)).toEqual([
      'one@example',
    ])
  })

  withCalendar('changes since a revision have each event once', async (store) => {
    await store.events.put(event('one'), none)
    await store.events.put(event('two'), none)
    await store.events.put(event('one', { etag: '"2"' }), none)
    await store.events.delete(event('two'), none)
    expect(await store.events.changesSince(alice.id, 'work', 3)).toEqual([
      { eventId: 'one', isDeleted: false },
      { eventId: 'two', isDeleted: true },
    ])
    expect(await store.events.changesSince(alice.id, 'work', 5)).toEqual([])
    expect((await store.calendars.find(alice.id, 'work'))?.revision).toBe(5)
  })
}
