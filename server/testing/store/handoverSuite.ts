import { expect } from 'vitest'
import { epochMs } from '#domain/time/units.ts'
import type { Handover } from '../../store/CalendarStore.ts'
import type { Store } from '../../store/Store.ts'
import { alice, calendar, event, none, storeTests, type OpenStore } from './storeTests.ts'

const bob = 'b'.repeat(24)
const now = epochMs(50)
const roomy = { events: 100, bytes: 100_000, calendars: 10 }
const share = {
  source: { homeId: alice.id, calendarId: 'work' },
  right: 'read',
  status: 'accepted',
  name: 'Hers',
  colour: null,
  order: null,
  revision: 1,
} as const

/** Alice has two calendars, Bob one. */
async function withHomes(store: Store): Promise<void> {
  await store.calendars.create(calendar(alice.id))
  await store.calendars.create(calendar('work'))
  await store.calendars.create({ ...calendar(bob), homeId: bob })
  await store.events.put(event('one'), none)
  await store.events.put(event('two'), none)
  await store.events.put(event('three', { calendarId: alice.id }), none)
}

async function handoverOf(store: Store, change: Partial<Handover> = {}): Promise<Handover> {
  const known = await store.calendars.ofHome(alice.id)
  const calendars = known.map((each) => ({
    known: each,
    handed: { ...each, homeId: bob, calendarId: `new-${each.calendarId}`, name: 'Alice’s' },
  }))
  return { calendars, staying: [], dropped: [], written: [], scheduling: [], limit: roomy, now, ...change }
}

const idsIn = async (store: Store, homeId: string, calendarId: string) =>
  (await store.events.page(homeId, calendarId, '', 100_000)).map(({ eventId }) => eventId)

/** Tests for every store: calendars that are handed over (ID-25). */
export function handoverSuite(open: OpenStore): void {
  const { withStore } = storeTests(open)

  withStore('calendars are handed over with their events and shares', async (store) => {
    await withHomes(store)
    await store.shares.give({ ...share, userId: 'carol', copyId: 'carols' }, 9)
    await store.shares.give({ ...share, userId: bob, copyId: 'bobs' }, 9)
    await store.calendars.create({ ...calendar('team'), homeId: 'carol' })
    const team = { homeId: 'carol', calendarId: 'team' }
    await store.shares.give({ ...share, source: team, userId: alice.id, copyId: 'alices' }, 9)
    const { homeId, calendarId } = share.source
    const source = { homeId, calendarId }
    await store.secretAddresses.set({ source, secretHash: 'hash', shows: 'all', createdAt: now })
    await store.shares.publish(source, 'read', now)
    expect(await store.calendars.handOver(alice.id, bob, await handoverOf(store))).toBe('handed-over')
    expect(await idsIn(store, bob, 'new-work')).toEqual(['one', 'two'])
    expect(await idsIn(store, bob, `new-${alice.id}`)).toEqual(['three'])
    expect(await store.events.byUid(alice.id, 'one@example')).toBeNull()
    expect((await store.calendars.ofHome(alice.id)).map((each) => each.calendarId)).toEqual([alice.id])
    expect(await idsIn(store, alice.id, alice.id)).toEqual([])
    expect(await store.shares.with('carol')).toMatchObject([
      { copyId: 'carols', name: 'Hers', source: { homeId: bob, calendarId: 'new-work' } },
    ])
    expect(await store.shares.with(bob)).toEqual([])
    expect(await store.shares.with(alice.id)).toEqual([])
    expect(await store.secretAddresses.find('hash')).toBeNull()
    expect(await store.calendars.find(bob, 'new-work')).toMatchObject({
      name: 'Alice’s',
      publicRight: 'read',
    })
  })

  withStore('what stays keeps its calendar, and what is written is written', async (store) => {
    await withHomes(store)
    const copy = event('copy', { homeId: bob, calendarId: bob, uid: 'two@example' })
    await store.events.put(copy, none)
    const written = [
      event('two', { homeId: bob, calendarId: 'new-work', jcal: '["vcalendar",[],[1]]', etag: '"2"' }),
    ]
    const write = { uid: 'two@example', known: null, state: 'first' }
    const scheduling = [{ homeId: bob, write }]
    const handover = await handoverOf(store, {
      staying: [event('one')],
      dropped: [copy],
      written,
      scheduling,
    })
    expect(await store.calendars.handOver(alice.id, bob, handover)).toBe('handed-over')
    expect(await idsIn(store, alice.id, 'work')).toEqual(['one'])
    expect(await store.events.byUid(bob, 'two@example')).toEqual(written[0])
    expect(await store.events.find(copy)).toBeNull()
    expect(await store.scheduling.stateOf(bob, 'two@example')).toBe('first')
  })

  withStore('what is written has its own place, also where a UID is there twice', async (store) => {
    await withHomes(store)
    const again = { calendarId: alice.id, uid: 'two@example' }
    await store.events.put(event('again', again), none)
    const written = [
      event('two', { homeId: bob, calendarId: 'new-work', etag: '"2"' }),
      event('again', { ...again, homeId: bob, calendarId: `new-${alice.id}`, etag: '"3"' }),
    ]
    const write = { uid: 'two@example', known: null, state: 'first' }
    const scheduling = [write, { ...write, state: 'second' }].map((each) => ({ homeId: bob, write: each }))
    const handover = await handoverOf(store, { written, scheduling })
    expect(await store.calendars.handOver(alice.id, bob, handover)).toBe('handed-over')
    expect(await idsIn(store, bob, 'new-work')).toEqual(['one', 'two'])
    expect(await idsIn(store, bob, `new-${alice.id}`)).toEqual(['again', 'three'])
    for (const each of written) expect(await store.events.find(each)).toEqual(each)
    expect(await store.scheduling.stateOf(bob, 'two@example')).toBe('second')
  })

  withStore('a calendar that is not handed over stays, without its secret address', async (store) => {
    await withHomes(store)
    const source = { homeId: alice.id, calendarId: 'work' }
    await store.secretAddresses.set({ source, secretHash: 'hash', shows: 'all', createdAt: now })
    const { calendars, ...handover } = await handoverOf(store, { limit: { ...roomy, calendars: 2 } })
    const some = calendars.map((each) =>
      each.known.calendarId === 'work' ? { ...each, handed: null } : each,
    )
    const given = { ...handover, calendars: some, dropped: [event('one')] }
    expect(await store.calendars.handOver(alice.id, bob, given)).toBe('handed-over')
    expect(await idsIn(store, alice.id, 'work')).toEqual(['two'])
    expect(await store.secretAddresses.find('hash')).toBeNull()
    expect((await store.calendars.ofHome(bob)).map((each) => each.calendarId)).toEqual([
      bob,
      `new-${alice.id}`,
    ])
  })

  withStore('a handover happens as a whole, or not at all', async (store) => {
    await withHomes(store)
    const outdated = await handoverOf(store)
    await store.events.put(event('four'), none)
    expect(await store.calendars.handOver(alice.id, bob, outdated)).toBe('changed-meanwhile')
    const write = { uid: 'two@example', known: 'other', state: 'first' }
    const unknown = await handoverOf(store, { scheduling: [{ homeId: bob, write }] })
    expect(await store.calendars.handOver(alice.id, bob, unknown)).toBe('changed-meanwhile')
    for (const limit of [
      { ...roomy, events: 3 },
      { ...roomy, calendars: 2 },
    ])
      expect(await store.calendars.handOver(alice.id, bob, await handoverOf(store, { limit }))).toBe('full')
    expect(await idsIn(store, alice.id, 'work')).toEqual(['four', 'one', 'two'])
    expect(await store.calendars.ofHome(bob)).toHaveLength(1)
  })
}
