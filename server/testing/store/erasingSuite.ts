import { expect } from 'vitest'
import { epochMs } from '#domain/time/units.ts'
import type { Store } from '../../store/Store.ts'
import { alice, calendar, event, none, storeTests, type OpenStore } from './storeTests.ts'

const bob = { ...alice, id: 'b'.repeat(24), firstName: 'Bob', email: 'bob@kalends.example' }
const at = epochMs(50)
const source = { homeId: alice.id, calendarId: 'work' }
const outgoing = { before: 'null', after: 'gone', dueAt: epochMs(10) }
const state = { uid: 'one@example', known: 'first', state: 'second' }

const erasureOf = async (store: Store, change: object = {}) => ({
  at,
  calendars: await store.calendars.ofHome(alice.id),
  scheduling: [],
  facts: ['user-settings.alice'],
  ...change,
})

/** Alice with a calendar, an event that Bob is invited to, a share of hers and one of Bob's. */
async function withAlice(store: Store): Promise<void> {
  await store.users.provision(alice, calendar(alice.id))
  await store.users.provision(bob, { ...calendar(bob.id), homeId: bob.id })
  await store.calendars.create(calendar('work'))
  await store.events.put(event('one'), none, undefined, undefined, { ...state, known: null, state: 'first' })
  const deletion = {
    id: 'binned',
    by: alice.id,
    at,
    until: epochMs(900),
    limit: { items: 9, events: 9, bytes: 9000 },
  }
  await store.events.put(event('two'), none)
  await store.events.delete(event('two'), none, deletion)
  const share = {
    copyId: 'copy-of-work',
    right: 'read',
    status: 'accepted',
    name: null,
    colour: null,
    order: null,
    revision: 1,
  } as const
  await store.shares.give({ ...share, source, userId: bob.id }, 9)
  const bobs = { homeId: bob.id, calendarId: bob.id }
  await store.shares.give({ ...share, source: bobs, userId: alice.id, copyId: 'copy-of-bob' }, 9)
  await store.passwords.set(alice.id, 'hash')
  await store.configuration.remember('user-settings.alice', '{}')
  await store.configuration.remember('subject x', alice.email)
  await store.configuration.remember('other', 'stays')
}

/** Tests for every store: people who are erased (USR-3). */
export function erasingSuite(open: OpenStore): void {
  const { withStore } = storeTests(open)

  withStore('with a person everything that is theirs goes', async (store) => {
    await withAlice(store)
    await store.webCalendars.add(onWeb, { name: 'Club', colour: null, order: null }, 9)
    expect(await store.users.erase(alice.id, await erasureOf(store))).toBe('erased')
    expect(await store.webCalendars.ofUser(alice.id)).toEqual([])
    expect(await store.calendars.ofHome(onWeb.source.homeId)).toEqual([])
    expect(await store.users.byId(alice.id)).toBeNull()
    expect(await store.users.byEmail(alice.email)).toBeNull()
    expect(await store.users.search(alice.domainId, ['alice'], 9)).toEqual([])
    expect(await store.calendars.ofHome(alice.id)).toEqual([])
    expect(await store.events.find(event('one'))).toBeNull()
    expect(await store.bin.find('binned', at)).toBeNull()
    expect(await store.scheduling.stateOf(alice.id, state.uid)).toBeNull()
    expect(await store.shares.with(bob.id)).toEqual([])
    expect(await store.shares.from(bob.id)).toEqual([])
    expect(await store.passwords.hashOf(alice.id)).toBeNull()
    expect(await store.configuration.recall('user-settings.alice')).toBeNull()
    expect(await store.configuration.recall('subject x')).toBeNull()
    expect(await store.configuration.recall('other')).toBe('stays')
    expect(await store.users.erase(alice.id, await erasureOf(store))).toBe('missing')
    expect(await store.calendars.ofHome(bob.id)).toHaveLength(1)
  })

  withStore('what was written meanwhile is not erased unseen', async (store) => {
    await withAlice(store)
    const outdated = await erasureOf(store)
    await store.events.put(event('three'), none)
    expect(await store.users.erase(alice.id, outdated)).toBe('changed-meanwhile')
    const known = { ...state, known: 'other', outgoing }
    expect(await store.users.erase(alice.id, await erasureOf(store, { scheduling: [known] }))).toBe(
      'changed-meanwhile',
    )
    expect(await store.users.byId(alice.id)).toEqual(alice)
    expect(await store.events.find(event('three'))).not.toBeNull()
    expect(await store.scheduling.next()).toBeNull()
  })

  withStore('who was erased is forgotten when others were told, and not before', async (store) => {
    await withAlice(store)
    const mail = { homeId: alice.id, address: 'far@elsewhere.example', revision: '1', text: 'x', dueAt: at }
    await store.mails.add({ ...mail, uid: state.uid, until: epochMs(900) })
    await store.mails.add({ ...mail, uid: 'other', until: epochMs(900) })
    await store.scheduling.write(alice.id, { uid: 'other', known: null, state: 'x', outgoing })
    await store.users.erase(alice.id, await erasureOf(store, { scheduling: [{ ...state, outgoing }] }))
    expect((await store.scheduling.due(at, 9)).map(({ uid }) => uid)).toEqual([state.uid])
    expect((await store.mails.due(at, 9)).map(({ uid }) => uid)).toEqual([state.uid])
    await store.users.forgetErased()
    expect(await store.users.sender(alice.id)).toMatchObject({ email: alice.email })
    for (const each of await store.scheduling.due(at, 9)) await store.scheduling.finish(each)
    await store.users.forgetErased()
    expect(await store.users.sender(alice.id)).not.toBeNull()
    for (const each of await store.mails.due(at, 9)) await store.mails.finish(each, 'known')
    await store.users.forgetErased()
    expect(await store.users.sender(alice.id)).toBeNull()
    expect(await store.mails.find({ ...mail, uid: state.uid })).toBeNull()
    expect(await store.users.sender(bob.id)).toEqual(bob)
  })

  withStore('who comes back begins anew, also while others are still told', async (store) => {
    await withAlice(store)
    await store.users.erase(alice.id, await erasureOf(store, { scheduling: [{ ...state, outgoing }] }))
    const anew = { ...alice, id: 'e'.repeat(24), firstName: 'Alicia' }
    const back = await store.users.provision(anew, { ...calendar(anew.id), homeId: anew.id })
    expect(back).toEqual({ ...anew, id: alice.id, unblockedAt: at })
    expect(await store.users.byEmail(alice.email)).toEqual(back)
    expect(await store.calendars.ofHome(alice.id)).toEqual([calendar(alice.id)])
    await store.users.forgetErased()
    expect(await store.users.byId(alice.id)).toEqual(back)
    expect((await store.scheduling.due(at, 9)).map(({ after }) => after)).toEqual(['gone'])
  })
}

const onWeb = {
  source: { homeId: 'web~club', calendarId: 'file' },
  userId: alice.id,
  copyId: 'web~club',
  address: 'https://club.example/basic.ics',
  etag: null,
  lastModified: null,
  everyMs: null,
  readAt: at,
  failingSince: null,
  failures: 0,
  dueAt: null,
  seenAt: at,
} as const
