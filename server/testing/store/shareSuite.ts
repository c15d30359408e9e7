import { expect } from 'vitest'
import { epochMs } from '#domain/time/units.ts'
import type { ShareRecord } from '../../store/records.ts'
import { alice, calendar, storeTests, type OpenStore } from './storeTests.ts'

const source = { homeId: alice.id, calendarId: 'work' }
const share = (change: Partial<ShareRecord> = {}): ShareRecord => ({
  source,
  userId: 'bob',
  copyId: 'copy-of-work',
  right: 'read',
  status: 'accepted',
  name: 'Work',
  colour: '#3366cc',
  order: null,
  revision: 1,
  ...change,
})

/** Tests for every store: calendars that are shared (CAL-23, CAL-25). */
export function shareSuite(open: OpenStore): void {
  const { withStore, withCalendar } = storeTests(open)

  withCalendar('a share is found by its calendar, by its person, and by its copy', async (store) => {
    await store.calendars.create(calendar('family'))
    const family = share({ source: { ...source, calendarId: 'family' }, copyId: 'copy-of-family' })
    const carols = share({ userId: 'carol', copyId: 'copy-for-carol', right: 'freebusy' })
    expect(await store.shares.give(family, 10)).toBe('given')
    expect(await store.shares.give(share(), 10)).toBe('given')
    expect(await store.shares.give(carols, 10)).toBe('given')
    expect(await store.shares.of(source)).toEqual([share(), carols])
    expect(await store.shares.with('bob')).toEqual([family, share()])
    expect(await store.shares.from(alice.id)).toEqual([family, share(), carols])
    expect(await store.shares.from('bob')).toEqual([])
    expect(await store.shares.find('bob', 'copy-of-work')).toEqual(share())
    expect(await store.shares.find('carol', 'copy-of-work')).toBeNull()
    expect(await store.shares.with(alice.id)).toEqual([])
  })

  withCalendar('sharing again changes only the right', async (store) => {
    await store.shares.give(share(), 1)
    expect(await store.shares.give(share({ copyId: 'other', right: 'read-write', name: null }), 1)).toBe(
      'changed',
    )
    expect(await store.shares.of(source)).toEqual([share({ right: 'read-write', revision: 2 })])
    await store.shares.give(share({ revision: 5000 }), 1)
    expect(await store.shares.of(source)).toEqual([share({ revision: 5000 })])
  })

  withCalendar('a calendar has a limited number of shares', async (store) => {
    await store.shares.give(share(), 1)
    expect(await store.shares.give(share({ userId: 'carol', copyId: 'other' }), 1)).toBe('full')
    expect(await store.shares.with('carol')).toEqual([])
  })

  withCalendar('name, colour, order and status are those of the person who has the copy', async (store) => {
    await store.shares.give(share(), 1)
    const change = { name: 'Alice', colour: null, order: '3', status: 'hidden' } as const
    expect(await store.shares.change('bob', 'copy-of-work', change)).toBe('changed')
    expect(await store.shares.find('bob', 'copy-of-work')).toEqual(share({ ...change, revision: 2 }))
    expect(await store.shares.change('carol', 'copy-of-work', change)).toBe('missing')
    expect((await store.calendars.find(alice.id, 'work'))?.name).toBe(calendar('work').name)
  })

  withCalendar('a share ends when it is taken back', async (store) => {
    await store.shares.give(share(), 1)
    expect(await store.shares.end(source, 'carol')).toBe('missing')
    expect(await store.shares.end(source, 'bob')).toBe('ended')
    expect(await store.shares.end(source, 'bob')).toBe('missing')
    expect(await store.shares.with('bob')).toEqual([])
  })

  withCalendar(
    'all shares end with the calendar, and do not come back from the bin with it',
    async (store) => {
      await store.shares.give(share(), 1)
      const limit = { items: 10, events: 10, bytes: 10_000 }
      const until = epochMs(90_000)
      await store.calendars.delete(alice.id, 'work', {
        id: 'b1',
        by: alice.id,
        at: epochMs(5000),
        until,
        limit,
      })
      expect(await store.shares.with('bob')).toEqual([])
      await store.bin.restore('b1', epochMs(6000), { events: 100, bytes: 10_000, calendars: 10 })
      expect((await store.calendars.find(alice.id, 'work'))?.calendarId).toBe('work')
      expect(await store.shares.of(source)).toEqual([])
    },
  )

  withCalendar('who subscribes to a public calendar has its right as long as it is public', async (store) => {
    const { right: _, ...subscription } = share({ copyId: 'subscribed' })
    expect(await store.shares.subscribe(subscription, 2)).toBe('not-public')
    expect(await store.shares.publish(source, 'read', epochMs(0))).toBe('changed')
    expect((await store.calendars.find(alice.id, 'work'))?.publicRight).toBe('read')
    expect(await store.shares.subscribe(subscription, 0)).toBe('full')
    expect(await store.shares.subscribe(subscription, 1)).toBe('given')
    expect(await store.shares.subscribe(subscription, 1)).toBe('exists')
    expect(await store.shares.of(source)).toEqual([share({ copyId: 'subscribed', isPublic: true })])
    await store.shares.publish(source, 'read-write', epochMs(5000))
    const changed = share({ copyId: 'subscribed', isPublic: true, right: 'read-write', revision: 5000 })
    expect(await store.shares.find('bob', 'subscribed')).toEqual(changed)
    await store.shares.publish(source, null, epochMs(0))
    expect(await store.shares.of(source)).toEqual([])
    expect((await store.calendars.find(alice.id, 'work'))?.publicRight).toBeUndefined()
    expect(await store.shares.publish({ ...source, calendarId: 'none' }, 'read', epochMs(0))).toBe('missing')
  })

  withCalendar('what is shared stays when it is public no longer', async (store) => {
    const { right: _, ...subscription } = share({ copyId: 'subscribed' })
    await store.shares.publish(source, 'read', epochMs(0))
    await store.shares.subscribe(subscription, 10)
    expect(await store.shares.give(share({ right: 'read-write' }), 1)).toBe('changed')
    await store.shares.publish(source, null, epochMs(0))
    const given = share({ copyId: 'subscribed', right: 'read-write', revision: 2 })
    expect(await store.shares.of(source)).toEqual([given])
    await store.shares.publish(source, 'freebusy', epochMs(0))
    await store.shares.change('bob', 'subscribed', { status: 'hidden' })
    expect(await store.shares.subscribe(subscription, 10)).toBe('given')
    expect(await store.shares.of(source)).toEqual([{ ...given, revision: 4 }])
  })

  withCalendar('the public calendars of a domain are listed with their owners', async (store) => {
    await store.users.provision(alice, calendar(alice.id))
    await store.calendars.create(calendar('family'))
    await store.shares.publish(source, 'read', epochMs(0))
    const [found, ...others] = await store.shares.published(alice.domainId, 10)
    expect(others).toEqual([])
    expect(found?.calendar).toMatchObject({ calendarId: 'work', publicRight: 'read' })
    expect(found?.owner.email).toBe(alice.email)
    expect(await store.shares.published('another', 10)).toEqual([])
    expect(await store.shares.published(alice.domainId, 0)).toEqual([])
  })

  withCalendar('a calendar has one secret address, which ends with it', async (store) => {
    const { secretAddresses } = store
    const address = { source, secretHash: 'one', shows: 'all', createdAt: epochMs(5000) } as const
    expect(await secretAddresses.of(source)).toBeNull()
    expect(await secretAddresses.set(address)).toBe('set')
    expect(await secretAddresses.find('one')).toEqual(address)
    await secretAddresses.set({ ...address, secretHash: 'two', shows: 'busy' })
    expect(await secretAddresses.find('one')).toBeNull()
    expect(await secretAddresses.of(source)).toEqual({ ...address, secretHash: 'two', shows: 'busy' })
    await secretAddresses.end(source)
    expect(await secretAddresses.find('two')).toBeNull()
    await secretAddresses.set(address)
    await store.calendars.delete(alice.id, 'work')
    expect(await secretAddresses.find('one')).toBeNull()
    expect(await secretAddresses.set(address)).toBe('no-calendar')
  })

  withStore('a calendar on the web lies in a home of its own, and is seen through a share', async (store) => {
    const { webCalendars } = store
    await store.users.provision(alice, calendar(alice.id))
    expect(await webCalendars.add(onWeb, named, 2)).toBe('added')
    expect(await webCalendars.add({ ...onWeb, source: elsewhere('two'), copyId: 'two' }, named, 2)).toBe(
      'exists',
    )
    const sameId = { ...onWeb, source: elsewhere('two'), address: 'https://club.example/two.ics' }
    expect(await webCalendars.add(sameId, named, 2)).toBe('exists')
    expect(await webCalendars.add({ ...sameId, copyId: 'two' }, named, 1)).toBe('full')
    expect(await webCalendars.add({ ...sameId, copyId: 'two' }, named, 2)).toBe('added')
    expect(await webCalendars.ofUser(alice.id)).toHaveLength(2)
    expect(await webCalendars.ofUser('bob')).toEqual([])
    expect(await store.shares.find(alice.id, 'one')).toMatchObject({
      ...named,
      right: 'read',
      isPublic: true,
    })
    expect((await store.calendars.ofHome(alice.id)).map(({ calendarId }) => calendarId)).toEqual([alice.id])
    await store.calendars.delete(onWeb.source.homeId, onWeb.source.calendarId)
    expect(await store.shares.find(alice.id, 'one')).toBeNull()
    expect((await webCalendars.ofUser(alice.id)).map(({ copyId }) => copyId)).toEqual(['two'])
  })

  withStore('of several processes one reads a calendar on the web', async (store) => {
    const { webCalendars } = store
    await store.users.provision(alice, calendar(alice.id))
    expect(await webCalendars.next()).toBeNull()
    await webCalendars.add(onWeb, named, 2)
    expect(await webCalendars.next()).toBe(2000)
    expect(await webCalendars.due(epochMs(1999), 5)).toEqual([])
    expect(await webCalendars.due(epochMs(2000), 5)).toEqual([onWeb])
    const claims = [webCalendars.claim(onWeb, epochMs(3000)), webCalendars.claim(onWeb, epochMs(3000))]
    expect((await Promise.all(claims)).filter(Boolean)).toHaveLength(1)
    const read = {
      etag: '"1"',
      lastModified: 'then',
      everyMs: 60,
      readAt: epochMs(2500),
      dueAt: null,
    } as const
    const failed = { failures: 2, failingSince: epochMs(2400), seenAt: epochMs(2600) }
    await webCalendars.change(onWeb.source, { ...read, ...failed })
    expect(await webCalendars.ofUser(alice.id)).toEqual([{ ...onWeb, ...read, ...failed }])
    expect(await webCalendars.next()).toBeNull()
    expect(await webCalendars.due(epochMs(9000), 5)).toEqual([])
    expect(await webCalendars.claim({ ...onWeb, ...read, ...failed }, epochMs(4000))).toBe(true)
    expect(await webCalendars.next()).toBe(4000)
  })

  withStore('a calendar that does not exist cannot be shared', async (store) => {
    expect(await store.shares.give(share(), 1)).toBe('no-calendar')
    expect(await store.shares.with('bob')).toEqual([])
  })
}

const elsewhere = (name: string) => ({ homeId: `web~${name}`, calendarId: 'file' })
const named = { name: 'Club', colour: '#336699', order: null }
const onWeb = {
  source: elsewhere('one'),
  userId: alice.id,
  copyId: 'one',
  address: 'https://club.example/one.ics',
  etag: null,
  lastModified: null,
  everyMs: null,
  readAt: epochMs(1000),
  failingSince: null,
  failures: 0,
  dueAt: epochMs(2000),
  seenAt: epochMs(1000),
} as const
