import { expect, test } from 'vitest'
import { savedSettings } from '../configuration/savedSettings.ts'
import type { CalendarRecord, EventRecord, Store, TokenRecord, UserRecord } from '../store/Store.ts'

const alice: UserRecord = {
  id: 'a'.repeat(24),
  email: 'alice@kalends.example',
  firstName: 'Alice',
  lastName: '',
  domainId: 'd'.repeat(24),
}

const calendar = (calendarId: string): CalendarRecord => ({
  homeId: alice.id,
  calendarId,
  name: null,
  description: null,
  colour: null,
  order: null,
  revision: 1,
})

const event = (eventId: string, change: Partial<EventRecord> = {}): EventRecord => ({
  homeId: alice.id,
  calendarId: 'work',
  eventId,
  uid: `${eventId}@example`,
  jcal: '["vcalendar",[],[]]',
  etag: '"1"',
  startUtc: 1000,
  lastUtc: 2000,
  modifiedAt: 5,
  ...change,
})

const aToken: TokenRecord = {
  id: 'a',
  secretHash: 'hash',
  userId: alice.id,
  name: 'Phone',
  scope: 'read',
  createdAt: 20,
  expiresAt: 300,
  lastUsedAt: null,
}

const none = { kind: 'none' } as const

/** What every store promises; `open` gives a fresh, empty one. */
export function storeSuite(open: () => Promise<Store>): void {
  const withStore = (title: string, tell: (store: Store) => Promise<void>) =>
    test(title, async () => {
      const store = await open()
      try {
        await tell(store)
      } finally {
        await store.close()
      }
    })
  const withCalendar = (title: string, tell: (store: Store) => Promise<void>) =>
    withStore(title, async (store) => {
      await store.calendars.create(calendar('work'))
      await tell(store)
    })

  withStore('a user is found by id and by e-mail, with a default calendar', async (store) => {
    expect(await store.users.provision(alice, calendar(alice.id))).toEqual(alice)
    expect(await store.users.byId(alice.id)).toEqual(alice)
    expect(await store.users.byEmail(alice.email)).toEqual(alice)
    expect(await store.users.byEmail('bob@kalends.example')).toBeNull()
    expect(await store.calendars.ofHome(alice.id)).toEqual([calendar(alice.id)])
  })

  withStore('two who provision one e-mail at once get one user', async (store) => {
    const second = { ...alice, id: 'b'.repeat(24) }
    const [one, other] = await Promise.all([
      store.users.provision(alice, calendar(alice.id)),
      store.users.provision(second, { ...calendar(second.id), homeId: second.id }),
    ])
    expect(other).toEqual(one)
    const loser = one.id === alice.id ? second : alice
    expect(await store.users.byId(loser.id)).toBeNull()
    expect(await store.calendars.ofHome(loser.id)).toEqual([])
    expect(await store.calendars.ofHome(one.id)).toHaveLength(1)
  })

  withStore('a password replaces the one before', async (store) => {
    await store.users.provision(alice, calendar(alice.id))
    expect(await store.passwords.hashOf(alice.id)).toBeNull()
    await store.passwords.set(alice.id, 'one')
    await store.passwords.set(alice.id, 'two')
    expect(await store.passwords.hashOf(alice.id)).toBe('two')
  })

  withStore('a session is found until it is closed, or swept after its end', async (store) => {
    const session = { idHash: 'one', userId: alice.id, expiresAt: 100, seenAt: 1 }
    await store.sessions.open(session)
    await store.sessions.open({ ...session, idHash: 'two', expiresAt: 200 })
    await store.sessions.open({ ...session, idHash: 'three', expiresAt: 300 })
    await store.sessions.close('three')
    await store.sessions.closeExpired(100)
    expect(await store.sessions.find('one')).toBeNull()
    expect(await store.sessions.find('two')).toEqual({ ...session, idHash: 'two', expiresAt: 200 })
    expect(await store.sessions.find('three')).toBeNull()
    await store.sessions.seen('two', 50)
    await store.sessions.seen('three', 50)
    expect(await store.sessions.find('two')).toMatchObject({ seenAt: 50 })
    expect(await store.sessions.find('three')).toBeNull()
  })

  withStore('a password’s hash is exchanged by who knows the one before', async (store) => {
    const { set, hashOf, exchange } = store.passwords
    expect(await exchange(alice.id, 'none', 'new')).toBe(false)
    expect(await hashOf(alice.id)).toBeNull()
    await set(alice.id, 'old')
    expect(await exchange(alice.id, 'other', 'new')).toBe(false)
    expect(await exchange(alice.id, 'old', 'new')).toBe(true)
    expect(await hashOf(alice.id)).toBe('new')
  })

  withStore('of too many sessions those that would end first end, and nobody else’s', async (store) => {
    const openUntil = (idHash: string, expiresAt: number, userId = alice.id) =>
      store.sessions.open({ idHash, userId, expiresAt, seenAt: 1 })
    await openUntil('second', 200)
    await openUntil('first', 100)
    await openUntil('third', 300)
    await openUntil('other', 50, 'b'.repeat(24))
    await store.sessions.closeBeyond(alice.id, 3)
    expect(await store.sessions.find('first')).not.toBeNull()
    await store.sessions.closeBeyond(alice.id, 2)
    const found = await Promise.all(
      ['first', 'second', 'third', 'other'].map((idHash) => store.sessions.find(idHash)),
    )
    expect(found.map((each) => each !== null)).toEqual([false, true, true, true])
  })

  withStore('a password is removed by who knows its hash', async (store) => {
    const { set, hashOf, remove } = store.passwords
    await set(alice.id, 'old')
    await remove(alice.id, 'other')
    expect(await hashOf(alice.id)).toBe('old')
    await remove(alice.id, 'old')
    expect(await hashOf(alice.id)).toBeNull()
  })

  withStore('every session of a user is closed at once, and nobody else’s', async (store) => {
    const session = { idHash: 'one', userId: alice.id, expiresAt: 100, seenAt: 1 }
    await store.sessions.open(session)
    await store.sessions.open({ ...session, idHash: 'two' })
    await store.sessions.open({ idHash: 'other', userId: 'b'.repeat(24), expiresAt: 100, seenAt: null })
    await store.sessions.closeAllOf(alice.id)
    const found = await Promise.all(['one', 'two', 'other'].map((idHash) => store.sessions.find(idHash)))
    expect(found.map((each) => each?.userId)).toEqual([undefined, undefined, 'b'.repeat(24)])
  })

  withStore('who is blocked keeps no session and no token, and no other user loses theirs', async (store) => {
    const bob = { ...alice, id: 'b'.repeat(24), email: 'bob@kalends.example' }
    for (const user of [alice, bob]) {
      await store.users.provision(user, { ...calendar(user.id), homeId: user.id })
      await store.sessions.open({ idHash: `session ${user.id}`, userId: user.id, expiresAt: 100, seenAt: 1 })
      await store.tokens.create({ ...aToken, id: `1${user.id}`, secretHash: user.id, userId: user.id })
    }
    expect(await store.users.block(alice.id, 40, [])).toBe('blocked')
    expect(await store.users.block(alice.id, 50, [])).toBe('blocked')
    expect(await store.users.byId(alice.id)).toEqual({ ...alice, blockedAt: 40 })
    expect(await store.users.byEmail(alice.email)).toEqual({ ...alice, blockedAt: 40 })
    expect(await store.sessions.ofUser(alice.id)).toEqual([])
    expect(await store.tokens.ofUser(alice.id)).toEqual([])
    expect(await store.users.byId(bob.id)).toEqual(bob)
    expect(await store.sessions.ofUser(bob.id)).toHaveLength(1)
    expect(await store.tokens.ofUser(bob.id)).toHaveLength(1)
  })

  withStore('an end of a block ends what was opened while it held, and nothing of others', async (store) => {
    await store.users.provision(alice, calendar(alice.id))
    await store.users.block(alice.id, 40, [])
    await store.sessions.open({ idHash: 'meanwhile', userId: alice.id, expiresAt: 100, seenAt: 1 })
    await store.tokens.create({ ...aToken, userId: alice.id })
    expect(await store.users.unblock(alice.id, 60)).toBe('unblocked')
    expect(await store.users.byId(alice.id)).toEqual({ ...alice, unblockedAt: 60 })
    expect(await store.sessions.ofUser(alice.id)).toEqual([])
    expect(await store.tokens.ofUser(alice.id)).toEqual([])
    await store.sessions.open({ idHash: 'later', userId: alice.id, expiresAt: 100, seenAt: 1 })
    expect(await store.users.unblock(alice.id, 70)).toBe('unblocked')
    expect(await store.users.byId(alice.id)).toEqual({ ...alice, unblockedAt: 60 })
    expect(await store.sessions.ofUser(alice.id)).toHaveLength(1)
    expect(await store.users.block('c'.repeat(24), 40, [])).toBe('missing')
    expect(await store.users.unblock('c'.repeat(24), 40)).toBe('missing')
  })

  withStore(
    'the last who is to be spared is not blocked, also of two who block each other',
    async (store) => {
      const bob = { ...alice, id: 'b'.repeat(24), email: 'bob@kalends.example' }
      const spare = [alice.email, bob.email, 'never-here@kalends.example']
      await store.users.provision(alice, calendar(alice.id))
      expect(await store.users.block(alice.id, 40, spare)).toBe('last')
      await store.users.provision(bob, { ...calendar(bob.id), homeId: bob.id })
      const both = await Promise.all([
        store.users.block(alice.id, 40, spare),
        store.users.block(bob.id, 40, spare),
      ])
      expect(both.toSorted()).toEqual(['blocked', 'last'])
      const left = await Promise.all([alice, bob].map(({ id }) => store.users.byId(id)))
      expect(left.filter((user) => user?.blockedAt === undefined)).toHaveLength(1)
    },
  )

  withStore('a user’s sessions are listed by their end, and all tokens deleted at once', async (store) => {
    for (const [idHash, userId, expiresAt] of [
      ['b', alice.id, 200],
      ['a', alice.id, 200],
      ['c', alice.id, 100],
      ['d', 'b'.repeat(24), 100],
    ] as const) {
      await store.sessions.open({ idHash, userId, expiresAt, seenAt: 1 })
      await store.tokens.create({ ...aToken, id: idHash, secretHash: idHash, userId })
    }
    expect((await store.sessions.ofUser(alice.id)).map(({ idHash }) => idHash)).toEqual(['c', 'a', 'b'])
    await store.tokens.deleteAllOf(alice.id)
    expect(await store.tokens.ofUser(alice.id)).toEqual([])
    expect(await store.tokens.ofUser('b'.repeat(24))).toHaveLength(1)
  })

  withStore('a pin is found by its address, replaced at its place, and forgotten', async (store) => {
    const pin = { email: alice.email, place: 'p'.repeat(64), subject: 'one', pinnedAt: 100 }
    const elsewhere = { ...pin, place: 'q'.repeat(64), subject: '' }
    await store.pins.put(pin)
    await store.pins.put(elsewhere)
    await store.pins.put({ ...pin, email: 'bob@kalends.example' })
    await store.pins.put({ ...pin, subject: 'two', pinnedAt: 200 })
    const found = await store.pins.of(alice.email)
    expect(found).toHaveLength(2)
    expect(found).toEqual(expect.arrayContaining([{ ...pin, subject: 'two', pinnedAt: 200 }, elsewhere]))
    expect(await store.pins.forget(alice.email)).toBe(2)
    expect(await store.pins.forget(alice.email)).toBe(0)
    expect(await store.pins.of(alice.email)).toEqual([])
    expect(await store.pins.of('bob@kalends.example')).toHaveLength(1)
  })

  withStore(
    'a configuration is replaced whole, the others stay, one without value is gone',
    async (store) => {
      const put = (name: string, value: unknown) =>
        store.configuration.put([{ name: 'core', configurations: [{ name, value }] }])
      await put('one', { deep: [1, { two: null }] })
      await put('two', 'kept')
      await put('one', { other: true })
      expect(await store.configuration.get('core', 'one')).toEqual({ other: true })
      expect(await store.configuration.get('core', 'two')).toBe('kept')
      await put('one', undefined)
      expect(await store.configuration.get('core', 'one')).toBeUndefined()
      expect(await store.configuration.get('other', 'two')).toBeUndefined()
    },
  )

  const key = { module: 'core', name: 'one' } as const
  const changeTo = (value: unknown, known: number | null, ids: readonly string[]) => ({
    ...key,
    known,
    value,
    versions: ids.map((id) => ({ id, at: 1, by: 'ada', restoredFrom: null, encrypted: `encrypted ${id}` })),
    line: {
      at: 1,
      by: null,
      from: null,
      action: 'saved' as const,
      changes: [{ path: String(value), kind: 'changed' as const }],
    },
    maxVersions: 3,
    maxLines: 2,
  })

  withStore('a configuration is replaced with its past only by who knows what is stored', async (store) => {
    const { read, put, replace, versions, audit } = store.configuration
    const idsOf = async () => (await versions(key.module, key.name)).map(({ id }) => id)
    expect(await read(key.module, key.name)).toBeNull()
    expect(await replace(changeTo('a', 7, ['a']))).toBe('stale')
    expect(await replace(changeTo('a', null, ['a']))).toBe('replaced')
    expect(await replace(changeTo('b', null, ['b']))).toBe('stale')
    expect(await read(key.module, key.name)).toEqual({ value: 'a', revision: 1 })
    await put([{ name: key.module, configurations: [{ name: key.name, value: 'hand' }] }])
    expect(await read(key.module, key.name)).toEqual({ value: 'hand', revision: 2 })
    expect(await replace(changeTo('b', 1, ['b']))).toBe('stale')
    expect(await idsOf()).toEqual(['a'])
    expect(await audit(key.module, key.name)).toHaveLength(1)
    expect(await replace(changeTo('b', 2, ['hand', 'b']))).toBe('replaced')
    expect(await idsOf()).toEqual(['b', 'hand', 'a'])
    expect(await replace(changeTo('c', 3, ['c']))).toBe('replaced')
    expect(await idsOf()).toEqual(['c', 'b', 'hand'])
    const lines = await audit(key.module, key.name)
    expect(lines.map(({ changes }) => changes[0]?.path)).toEqual(['c', 'b'])
    expect(await versions('core', 'other')).toEqual([])
  })

  withStore(
    'saves of the sign-on settings that queue are each a version and a line of the audit',
    async (store) => {
      const saver = { userId: null, address: null }
      const numbers = Array.from({ length: 12 }, (_, number) => number)
      await Promise.all(
        numbers.map((number) =>
          savedSettings({ store, clock: () => number }).save(
            { issuer_url: `https://n${number}.example`, clients: [] },
            saver,
          ),
        ),
      )
      const settings = savedSettings({ store, clock: () => 0 })
      const versions = await settings.versions()
      expect(new Set(versions.map(({ value }) => value?.issuer_url)).size).toBe(12)
      expect(versions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
      expect(await settings.audit()).toHaveLength(12)
    },
  )

  withStore('of two who replace the same configuration at once, one does', async (store) => {
    const { replace, versions } = store.configuration
    const outcomes = await Promise.all([
      replace(changeTo('a', null, ['a'])),
      replace(changeTo('b', null, ['b'])),
    ])
    expect(outcomes.toSorted()).toEqual(['replaced', 'stale'])
    expect(await versions(key.module, key.name)).toHaveLength(1)
  })

  withStore('who wants to know is told of every change of a configuration', async (store) => {
    let notified = 0
    store.configuration.onChange(() => (notified += 1))
    await store.configuration.put([{ name: 'core', configurations: [{ name: 'one', value: 1 }] }])
    expect(notified).toBeGreaterThan(0)
  })

  withStore('a fact is remembered', async (store) => {
    expect(await store.configuration.recall('discovery')).toBeNull()
    await store.configuration.remember('discovery', 'one')
    await store.configuration.remember('discovery', 'two')
    expect(await store.configuration.recall('discovery')).toBe('two')
  })

  withStore('a fact is exchanged by who knew it last, and by one of two at once', async (store) => {
    const { exchange, recall } = store.configuration
    expect(await exchange('key', 'zero', 'one')).toBe(false)
    const both = await Promise.all([exchange('key', null, 'one'), exchange('key', null, 'other')])
    expect(both.filter(Boolean)).toHaveLength(1)
    const first = await recall('key')
    expect(await exchange('key', null, 'two')).toBe(false)
    expect(await exchange('key', first, 'two')).toBe(true)
    expect(await exchange('key', first, 'three')).toBe(false)
    expect(await recall('key')).toBe('two')
  })

  withStore('what passes is kept once, exchanged by who knows it, and swept after its end', async (store) => {
    const { keep, find, exchange, sweep } = store.expiring
    const both = await Promise.all([
      keep('one', { text: 'é', until: 100 }),
      keep('one', { text: 'é', until: 200 }),
    ])
    expect(both.filter(Boolean)).toHaveLength(1)
    expect(await keep('two', { text: 'two', until: 300 })).toBe(true)
    expect(await exchange('two', 'other', 'changed')).toBe(false)
    expect(await exchange('gone', 'two', 'changed')).toBe(false)
    expect(await exchange('two', 'two', 'changed')).toBe(true)
    await sweep(200)
    expect(await find('one')).toBeNull()
    expect(await find('two')).toEqual({ text: 'changed', until: 300 })
    await sweep(300)
    expect(await find('two')).toBeNull()
  })

  withStore('what is throttled is counted by key from an instant on, forgotten and swept', async (store) => {
    const { add, count, forget, sweep } = store.throttle
    expect(await count('one', 0)).toBeNull()
    await Promise.all([add(['one', 'two'], 100), add(['one'], 100), add(['one'], 300), add(['three'], 100)])
    expect(await count('one', 0)).toEqual({ count: 3, oldest: 100 })
    expect(await count('one', 100)).toEqual({ count: 1, oldest: 300 })
    expect(await count('one', 300)).toBeNull()
    await forget(['two', 'none'])
    expect(await count('two', 0)).toBeNull()
    await sweep(100)
    expect(await count('one', 0)).toEqual({ count: 1, oldest: 300 })
    expect(await count('three', 0)).toBeNull()
  })

  withStore('a token is found by its hash, listed, used, and deleted by its owner alone', async (store) => {
    const token = {
      id: 'a1',
      secretHash: 'hash of a1',
      userId: alice.id,
      name: 'Phone',
      scope: 'read',
      createdAt: 20,
      expiresAt: 300,
      lastUsedAt: null,
    } as const
    const earlier = { ...token, id: 'a2', secretHash: 'hash of a2', scope: 'write', createdAt: 10 } as const
    await store.tokens.create(token)
    await store.tokens.create(earlier)
    await store.tokens.create({ ...token, id: 'b', secretHash: 'hash of b', userId: 'bob' })
    expect(await store.tokens.find('hash of a1')).toEqual(token)
    expect(await store.tokens.find('another')).toBeNull()
    await store.tokens.used('a1', 250)
    await store.tokens.used('gone', 250)
    expect(await store.tokens.ofUser(alice.id)).toEqual([earlier, { ...token, lastUsedAt: 250 }])
    expect(await store.tokens.delete('bob', 'a1')).toBe('missing')
    expect(await store.tokens.delete(alice.id, 'a1')).toBe('deleted')
    expect(await store.tokens.delete(alice.id, 'a1')).toBe('missing')
    expect(await store.tokens.find('hash of a1')).toBeNull()
  })

  withCalendar('calendars come in the order of their creation, each once', async (store) => {
    await store.calendars.create(calendar('b'))
    await store.calendars.create(calendar('a'))
    expect(await store.calendars.create({ ...calendar('b'), name: 'Again' })).toBe('exists')
    const found = await store.calendars.ofHome(alice.id)
    expect(found.map(({ calendarId }) => calendarId)).toEqual(['work', 'b', 'a'])
    expect(found[1]?.name).toBeNull()
  })

  withCalendar(
    'a change of a calendar keeps what it does not name and raises the revision',
    async (store) => {
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
    },
  )

  withCalendar('a calendar goes with its events', async (store) => {
    await store.events.put(event('one'), none)
    expect(await store.calendars.delete(alice.id, 'work')).toBe('deleted')
    expect(await store.calendars.delete(alice.id, 'work')).toBe('missing')
    expect(await store.events.find(event('one'))).toBeNull()
    await store.calendars.create(calendar('work'))
    expect(await store.events.page(alice.id, 'work', '', 1e6)).toEqual([])
    expect(await store.events.changesSince(alice.id, 'work', 0)).toEqual([])
  })

  withCalendar('an event is put, found by address and uid, changed and deleted', async (store) => {
    const changed = event('one', { jcal: '["vcalendar",[["x","é","𝄞"]],[]]', etag: '"2"' })
    expect(await store.events.put(event('one'), none)).toBe('created')
    expect(await store.events.put(changed, none)).toBe('changed')
    expect(await store.events.find(event('one'))).toEqual(changed)
    expect(await store.events.byUid(alice.id, 'one@example')).toEqual(changed)
    expect(await store.events.byUid('another home', 'one@example')).toBeNull()
    expect(await store.events.delete(event('one'), none)).toBe('deleted')
    expect(await store.events.delete(event('one'), none)).toBe('missing')
    expect(await store.events.find(event('one'))).toBeNull()
  })

  withCalendar('ids as long as they may be, and a uid of any length, are kept', async (store) => {
    const longest = { calendarId: noise(255), eventId: noise(255), uid: noise(20_000) }
    await store.calendars.create(calendar(longest.calendarId))
    expect(await store.events.put(event('', longest), none)).toBe('created')
    expect(await store.events.find(event('', longest))).toEqual(event('', longest))
    expect(await store.events.byUid(alice.id, longest.uid)).toEqual(event('', longest))
  })

  withCalendar('an event needs its calendar', async (store) => {
    expect(await store.events.put(event('one', { calendarId: 'gone' }), none)).toBe('no-calendar')
    expect(await store.events.find(event('one', { calendarId: 'gone' }))).toBeNull()
  })

  withCalendar('a write whose precondition fails changes nothing', async (store) => {
    const stale = { kind: 'match', etags: ['"0"', '"9"'] } as const
    const any = { kind: 'match', etags: '*' } as const
    expect(await store.events.put(event('one'), any)).toBe('precondition-failed')
    expect(await store.events.put(event('one'), { kind: 'absent' })).toBe('created')
    expect(await store.events.put(event('one'), { kind: 'absent' })).toBe('precondition-failed')
    expect(await store.events.put(event('one'), stale)).toBe('precondition-failed')
    expect(await store.events.delete(event('one'), stale)).toBe('precondition-failed')
    expect(await store.events.delete(event('two'), any)).toBe('precondition-failed')
    expect((await store.calendars.find(alice.id, 'work'))?.revision).toBe(2)
    expect(await store.events.put(event('one'), { kind: 'match', etags: ['"0"', '"1"'] })).toBe('changed')
    expect(await store.events.delete(event('one'), any)).toBe('deleted')
  })

  withCalendar('of two writers on one etag, one wins', async (store) => {
    await store.events.put(event('one'), none)
    const mine = { kind: 'match', etags: ['"1"'] } as const
    const outcomes = await Promise.all([
      store.events.put(event('one', { etag: '"2"' }), mine),
      store.events.put(event('one', { etag: '"3"' }), mine),
    ])
    expect(outcomes.toSorted()).toEqual(['changed', 'precondition-failed'])
  })

  withCalendar('a range holds what touches it, its end exclusive, by start then id', async (store) => {
    const spans: readonly [string, number, number][] = [
      ['ends-at-start', 0, 1000],
      ['ends-inside', 0, 1001],
      ['inside-b', 1200, 1300],
      ['inside-a', 1200, 1300],
      ['point-at-start', 1000, 1000],
      ['starts-at-end', 2000, 3000],
      ['point-at-end', 2000, 2000],
      ['endless', -86_400_000_000, 253_402_300_800_000],
    ]
    for (const [eventId, startUtc, lastUtc] of spans) {
      await store.events.put(event(eventId, { startUtc, lastUtc }), none)
    }
    const range = { start: 1000, end: 2000 }
    const sizes = await store.events.sizesInRange(alice.id, 'work', range)
    expect(sizes.map(({ eventId }) => eventId)).toEqual([
      'endless',
      'ends-inside',
      'point-at-start',
      'inside-a',
      'inside-b',
    ])
    const found = await store.events.inRange(alice.id, 'work', range, { events: 5, bytesEach: 100 })
    expect(found).toEqual(
      await store.events.named(
        alice.id,
        'work',
        sizes.map(({ eventId }) => eventId),
      ),
    )
  })

  withCalendar('a range of too many events, or of a large one, is not read at once', async (store) => {
    const range = { start: 1000, end: 2000 }
    const jcal = JSON.stringify('é🗓'.repeat(10))
    const inRange = (events: number, bytesEach: number) =>
      store.events.inRange(alice.id, 'work', range, { events, bytesEach })
    await store.events.put(event('large', { jcal, startUtc: 1200 }), none)
    await store.events.put(event('small'), none)
    expect(await store.events.sizesInRange(alice.id, 'work', range)).toEqual([
      { eventId: 'small', bytes: 19 },
      { eventId: 'large', bytes: 62 },
    ])
    expect(await inRange(2, 62)).toEqual([event('small'), event('large', { jcal, startUtc: 1200 })])
    expect(await inRange(1, 62)).toBe('too-much')
    expect(await inRange(2, 61)).toBe('too-much')
    expect(await inRange(0, 0)).toBe('too-much')
  })

  withCalendar('a home takes so many events and bytes, and always what does not grow', async (store) => {
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
    // Larger than it may be by now, as the operator allows less.
    expect(await put(sized('one', 40), 1, 10)).toBe('changed')
    expect(await put(sized('one', 20), 1, 10)).toBe('changed')
    expect(await put(sized('one', 40), 2, 100)).toBe('changed')
    expect(await store.events.put(sized('one', 400), none)).toBe('changed')
    expect(await store.events.put({ ...sized('one', 400), homeId: 'other' }, none)).toBe('no-calendar')
  })

  withCalendar('what a home holds is counted through moves and deletions', async (store) => {
    await store.calendars.create(calendar('home'))
    const jcal = JSON.stringify('x'.repeat(98))
    const at = (calendarId: string, eventId: string) => event(eventId, { calendarId, jcal })
    /** How many more events of a hundred bytes there is room for, where there is room for three. */
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

  withCalendar('a calendar is read in pages of so many bytes, by id', async (store) => {
    const page = async (after: string, bytes: number, calendarId = 'work') =>
      (await store.events.page(alice.id, calendarId, after, bytes)).map(({ eventId }) => eventId)
    for (const eventId of ['c', 'a', 'b', '🗓', '\uFFFD']) await store.events.put(event(eventId), none)
    expect(await page('', 41)).toEqual(['a', 'b'])
    expect(await page('b', 40)).toEqual(['c', '\uFFFD'])
    expect(await page('\uFFFD', 40)).toEqual(['🗓'])
    expect(await page('🗓', 40)).toEqual([])
    expect(await page('', 1)).toEqual(['a'])
    expect(await page('', 100, 'none')).toEqual([])
    expect(await store.events.page(alice.id, 'work', '', 20)).toEqual([event('a')])
  })

  withCalendar('more events than a page of the database are there page by page', async (store) => {
    const ids = Array.from({ length: 1003 }, (_, index) => String(index).padStart(4, '0'))
    for (const eventId of ids) await store.events.put(event(eventId), none)
    const found: string[] = []
    for (let isDone = false; !isDone;) {
      const page = await store.events.page(alice.id, 'work', found.at(-1) ?? '', 1e6)
      found.push(...page.map(({ eventId }) => eventId))
      isDone = page.length === 0
    }
    expect(found).toEqual(ids)
  })

  withCalendar('the earliest and the latest start are those of all spans', async (store) => {
    expect(await store.events.starts(alice.id, 'work')).toBeNull()
    await store.events.put(event('short', { startUtc: -5, lastUtc: 5 }), none)
    await store.events.put(event('endless', { startUtc: 3, lastUtc: 253_402_300_799_000 }), none)
    await store.events.put(event('week', { startUtc: 7, lastUtc: 604_800_000 }), none)
    expect(await store.events.starts(alice.id, 'work')).toEqual({ first: -5, last: 7 })
    expect(await store.events.starts(alice.id, 'none')).toBeNull()
  })

  withCalendar('events are found by their names, in the order named, those that are there', async (store) => {
    await store.events.put(event('one'), none)
    await store.events.put(event('two'), none)
    expect(await store.events.named(alice.id, 'work', ['two', 'gone', 'one'])).toEqual([
      event('two'),
      event('one'),
    ])
    expect(await store.events.named(alice.id, 'work', [])).toEqual([])
    expect(await store.events.named(alice.id, 'none', ['one'])).toEqual([])
  })

  withCalendar('a move takes the event along and tells both calendars', async (store) => {
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

  withCalendar('a move overwrites only where it may', async (store) => {
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

  withCalendar('changes since a revision name each event once', async (store) => {
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

  test('no two stores are of one generation', async () => {
    const generations = new Set<string>()
    for (const _ of ['one', 'other']) {
      const store = await open()
      generations.add(store.generation)
      await store.close()
    }
    expect(generations.size).toBe(2)
  })

  withStore('it answers a question of its own', async (store) => {
    expect(await store.ping()).toBeUndefined()
  })
}

/** Letters of three bytes each that no compression makes shorter. */
function noise(length: number): string {
  let state = length
  return Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647
    return String.fromCharCode(0x4e00 + (state % 20_000))
  }).join('')
}
