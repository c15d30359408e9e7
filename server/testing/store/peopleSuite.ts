import { expect } from 'vitest'
import { epochMs, type EpochMs } from '#domain/time/units.ts'
import type { TokenRecord } from '../../store/records.ts'
import { alice, calendar, storeTests, type OpenStore } from './storeTests.ts'

const aToken: TokenRecord = {
  id: 'a',
  secretHash: 'hash',
  userId: alice.id,
  name: 'Phone',
  scope: 'read',
  createdAt: epochMs(20),
  expiresAt: epochMs(300),
  lastUsedAt: null,
}

/** Tests for every store: people with their sessions, passwords, blocks, pins and tokens. */
export function peopleSuite(open: OpenStore): void {
  const { withStore } = storeTests(open)

  withStore('a user is found by id and by e-mail, with a default calendar', async (store) => {
    expect(await store.users.provision(alice, calendar(alice.id))).toEqual(alice)
    expect(await store.users.byId(alice.id)).toEqual(alice)
    expect(await store.users.byEmail(alice.email)).toEqual(alice)
    expect(await store.users.byEmail('bob@kalends.example')).toBeNull()
    expect(await store.calendars.ofHome(alice.id)).toEqual([calendar(alice.id)])
  })

  withStore(
    'people of a domain are found by the beginnings of words of their name and address',
    async (store) => {
      const named = async (id: string, firstName: string, email: string, domainId: string) => {
        const user = { ...alice, id: id.repeat(24), firstName, lastName: 'O_Neill', email, domainId }
        await store.users.provision(user, { ...calendar(user.id), homeId: user.id })
      }
      await named('1', 'Zoë', 'zoe.o@kalends.example', alice.domainId)
      await named('2', 'Ann', 'ann+b@kalends.example', alice.domainId)
      await named('3', 'Ann', 'ann@elsewhere.example', 'e'.repeat(24))
      const found = async (...words: string[]) =>
        (await store.users.search(alice.domainId, words, 10)).map(({ firstName }) => firstName)
      expect(await found('zo')).toEqual(['Zoë'])
      expect(await found('o_n')).toEqual(['Ann', 'Zoë'])
      expect(await found('an', 'o_')).toEqual(['Ann'])
      expect(await found('ann+')).toEqual(['Ann'])
      expect(await found('b')).toEqual(['Ann'])
      expect(await found('%')).toEqual([])
      expect(await found('o%')).toEqual([])
      expect(await found('eill')).toEqual([])
      expect(await store.users.search(alice.domainId, ['kalends'], 1)).toHaveLength(1)
      await store.users.block('2'.repeat(24), epochMs(1), [])
      expect(await found('an')).toEqual([])
    },
  )

  withStore(
    'a user with another address is found by it and by those before, and nobody else has one',
    async (store) => {
      const bob = { ...alice, id: 'b'.repeat(24), email: 'bob@kalends.example' }
      await store.users.provision(alice, calendar(alice.id))
      await store.users.provision(bob, { ...calendar(bob.id), homeId: bob.id })
      const [email, domainId] = ['a_new@kalends.example', alice.domainId]
      const formerEmails = [alice.email, 'a%old@kalends.example']
      expect(await store.users.readdress(alice.id, { email, domainId, formerEmails })).toBe('readdressed')
      const changed = { ...alice, email, formerEmails }
      for (const each of [email, ...formerEmails]) expect(await store.users.byEmail(each)).toEqual(changed)
      // An address is no pattern, and no part of another one.
      for (const each of ['a-new@kalends.example', 'axold@kalends.example', 'old@kalends.example'])
        expect(await store.users.byEmail(each)).toBeNull()
      expect(await store.users.byId(alice.id)).toEqual(changed)
      expect(await store.users.search(domainId, ['a_new'], 9)).toEqual([changed])
      expect(await store.users.provision({ ...alice, id: 'c'.repeat(24) }, calendar('c'.repeat(24)))).toEqual(
        changed,
      )
      for (const taken of [email, alice.email])
        expect(await store.users.readdress(bob.id, { email: taken, domainId, formerEmails: [] })).toBe(
          'taken',
        )
      expect(await store.users.readdress('d'.repeat(24), { email, domainId, formerEmails: [] })).toBe(
        'missing',
      )
      expect(await store.users.readdress(alice.id, { email: alice.email, domainId, formerEmails: [] })).toBe(
        'readdressed',
      )
      expect(await store.users.byId(alice.id)).toEqual(alice)
      expect(await store.users.byEmail(email)).toBeNull()
    },
  )

  withStore('a user with another name is found by it, and not by the former one', async (store) => {
    await store.users.provision({ ...alice, lastName: 'Former' }, calendar(alice.id))
    const named = { ...alice, firstName: 'Zoë', lastName: 'O_Neill' }
    await store.users.rename(alice.id, { firstName: 'Zoë', lastName: 'O_Neill' })
    expect(await store.users.byId(alice.id)).toEqual(named)
    expect(await store.users.search(alice.domainId, ['zoe', 'o_'], 9)).toEqual([named])
    expect(await store.users.search(alice.domainId, ['former'], 9)).toEqual([])
    await store.users.rename('b'.repeat(24), { firstName: 'No', lastName: 'Body' })
    expect(await store.users.byId('b'.repeat(24))).toBeNull()
  })

  withStore('two simultaneous calls with the same e-mail create one user', async (store) => {
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

  withStore('setting a password replaces the one before', async (store) => {
    await store.users.provision(alice, calendar(alice.id))
    expect(await store.passwords.hashOf(alice.id)).toBeNull()
    await store.passwords.set(alice.id, 'one')
    await store.passwords.set(alice.id, 'two')
    expect(await store.passwords.hashOf(alice.id)).toBe('two')
  })

  withStore('a session is found until it is closed, or deleted after its end', async (store) => {
    const session = { idHash: 'one', userId: alice.id, expiresAt: epochMs(100), seenAt: epochMs(1) }
    await store.sessions.open(session)
    await store.sessions.open({ ...session, idHash: 'two', expiresAt: epochMs(200) })
    await store.sessions.open({ ...session, idHash: 'three', expiresAt: epochMs(300) })
    await store.sessions.close('three')
    await store.sessions.closeExpired(epochMs(100))
    expect(await store.sessions.find('one')).toBeNull()
    expect(await store.sessions.find('two')).toEqual({ ...session, idHash: 'two', expiresAt: epochMs(200) })
    expect(await store.sessions.find('three')).toBeNull()
    await store.sessions.seen('two', epochMs(50))
    await store.sessions.seen('three', epochMs(50))
    expect(await store.sessions.find('two')).toMatchObject({ seenAt: epochMs(50) })
    expect(await store.sessions.find('three')).toBeNull()
  })

  withStore('a password’s hash is only exchanged if the known one is right', async (store) => {
    const { set, hashOf, exchange } = store.passwords
    expect(await exchange(alice.id, 'none', 'new')).toBe(false)
    expect(await hashOf(alice.id)).toBeNull()
    await set(alice.id, 'old')
    expect(await exchange(alice.id, 'other', 'new')).toBe(false)
    expect(await exchange(alice.id, 'old', 'new')).toBe(true)
    expect(await hashOf(alice.id)).toBe('new')
  })

  withStore(
    'of too many sessions those with the earliest end are closed, and nobody else’s',
    async (store) => {
      const openUntil = (idHash: string, expiresAt: EpochMs, userId = alice.id) =>
        store.sessions.open({ idHash, userId, expiresAt, seenAt: epochMs(1) })
      await openUntil('second', epochMs(200))
      await openUntil('first', epochMs(100))
      await openUntil('third', epochMs(300))
      await openUntil('other', epochMs(50), 'b'.repeat(24))
      await store.sessions.closeBeyond(alice.id, 3)
      expect(await store.sessions.find('first')).not.toBeNull()
      await store.sessions.closeBeyond(alice.id, 2)
      const found = await Promise.all(
        ['first', 'second', 'third', 'other'].map((idHash) => store.sessions.find(idHash)),
      )
      expect(found.map((each) => each !== null)).toEqual([false, true, true, true])
    },
  )

  withStore('a password is only removed if the known hash is right', async (store) => {
    const { set, hashOf, remove } = store.passwords
    await set(alice.id, 'old')
    await remove(alice.id, 'other')
    expect(await hashOf(alice.id)).toBe('old')
    await remove(alice.id, 'old')
    expect(await hashOf(alice.id)).toBeNull()
  })

  withStore('all sessions of a user are closed at once, and nobody else’s', async (store) => {
    const session = { idHash: 'one', userId: alice.id, expiresAt: epochMs(100), seenAt: epochMs(1) }
    await store.sessions.open(session)
    await store.sessions.open({ ...session, idHash: 'two' })
    await store.sessions.open({
      idHash: 'other',
      userId: 'b'.repeat(24),
      expiresAt: epochMs(100),
      seenAt: null,
    })
    await store.sessions.closeAllOf(alice.id)
    const found = await Promise.all(['one', 'two', 'other'].map((idHash) => store.sessions.find(idHash)))
    expect(found.map((each) => each?.userId)).toEqual([undefined, undefined, 'b'.repeat(24)])
  })

  withStore('a blocked user loses all sessions and tokens, and no other user does', async (store) => {
    const bob = { ...alice, id: 'b'.repeat(24), email: 'bob@kalends.example' }
    for (const user of [alice, bob]) {
      await store.users.provision(user, { ...calendar(user.id), homeId: user.id })
      await store.sessions.open({
        idHash: `session ${user.id}`,
        userId: user.id,
        expiresAt: epochMs(100),
        seenAt: epochMs(1),
      })
      await store.tokens.create({ ...aToken, id: `1${user.id}`, secretHash: user.id, userId: user.id })
    }
    expect(await store.users.block(alice.id, epochMs(40), [])).toBe('blocked')
    expect(await store.users.block(alice.id, epochMs(50), [])).toBe('blocked')
    expect(await store.users.byId(alice.id)).toEqual({ ...alice, blockedAt: epochMs(40) })
    expect(await store.users.byEmail(alice.email)).toEqual({ ...alice, blockedAt: epochMs(40) })
    expect(await store.sessions.ofUser(alice.id)).toEqual([])
    expect(await store.tokens.ofUser(alice.id)).toEqual([])
    expect(await store.users.byId(bob.id)).toEqual(bob)
    expect(await store.sessions.ofUser(bob.id)).toHaveLength(1)
    expect(await store.tokens.ofUser(bob.id)).toHaveLength(1)
  })

  withStore(
    'unblocking ends sessions and tokens opened during the block, and nobody else’s',
    async (store) => {
      await store.users.provision(alice, calendar(alice.id))
      await store.users.block(alice.id, epochMs(40), [])
      await store.sessions.open({
        idHash: 'meanwhile',
        userId: alice.id,
        expiresAt: epochMs(100),
        seenAt: epochMs(1),
      })
      await store.tokens.create({ ...aToken, userId: alice.id })
      expect(await store.users.unblock(alice.id, epochMs(60))).toBe('unblocked')
      expect(await store.users.byId(alice.id)).toEqual({ ...alice, unblockedAt: epochMs(60) })
      expect(await store.sessions.ofUser(alice.id)).toEqual([])
      expect(await store.tokens.ofUser(alice.id)).toEqual([])
      await store.sessions.open({
        idHash: 'later',
        userId: alice.id,
        expiresAt: epochMs(100),
        seenAt: epochMs(1),
      })
      expect(await store.users.unblock(alice.id, epochMs(70))).toBe('unblocked')
      expect(await store.users.byId(alice.id)).toEqual({ ...alice, unblockedAt: epochMs(60) })
      expect(await store.sessions.ofUser(alice.id)).toHaveLength(1)
      expect(await store.users.block('c'.repeat(24), epochMs(40), [])).toBe('missing')
      expect(await store.users.unblock('c'.repeat(24), epochMs(40))).toBe('missing')
    },
  )

  withStore('the last of the spared users is not blocked, even if two block each other', async (store) => {
    const bob = { ...alice, id: 'b'.repeat(24), email: 'bob@kalends.example' }
    const spare = [alice.email, bob.email, 'never-here@kalends.example']
    await store.users.provision(alice, calendar(alice.id))
    expect(await store.users.block(alice.id, epochMs(40), spare)).toBe('last')
    await store.users.provision(bob, { ...calendar(bob.id), homeId: bob.id })
    const both = await Promise.all([
      store.users.block(alice.id, epochMs(40), spare),
      store.users.block(bob.id, epochMs(40), spare),
    ])
    expect(both.toSorted()).toEqual(['blocked', 'last'])
    const left = await Promise.all([alice, bob].map(({ id }) => store.users.byId(id)))
    expect(left.filter((user) => user?.blockedAt === undefined)).toHaveLength(1)
  })

  withStore(
    'a user’s sessions are listed by their end, and all tokens are deleted at once',
    async (store) => {
      for (const [idHash, userId, end] of [
        ['b', alice.id, 200],
        ['a', alice.id, 200],
        ['c', alice.id, 100],
        ['d', 'b'.repeat(24), 100],
      ] as const) {
        await store.sessions.open({ idHash, userId, expiresAt: epochMs(end), seenAt: epochMs(1) })
        await store.tokens.create({ ...aToken, id: idHash, secretHash: idHash, userId })
      }
      expect((await store.sessions.ofUser(alice.id)).map(({ idHash }) => idHash)).toEqual(['c', 'a', 'b'])
      await store.tokens.deleteAllOf(alice.id)
      expect(await store.tokens.ofUser(alice.id)).toEqual([])
      expect(await store.tokens.ofUser('b'.repeat(24))).toHaveLength(1)
    },
  )

  withStore('a pin is found by its address, replaced at its place, and deleted', async (store) => {
    const pin = { email: alice.email, place: 'p'.repeat(64), subject: 'one', pinnedAt: epochMs(100) }
    const elsewhere = { ...pin, place: 'q'.repeat(64), subject: '' }
    await store.pins.put(pin)
    await store.pins.put(elsewhere)
    await store.pins.put({ ...pin, email: 'bob@kalends.example' })
    await store.pins.put({ ...pin, subject: 'two', pinnedAt: epochMs(200) })
    const found = await store.pins.of(alice.email)
    expect(found).toHaveLength(2)
    expect(found).toEqual(
      expect.arrayContaining([{ ...pin, subject: 'two', pinnedAt: epochMs(200) }, elsewhere]),
    )
    expect(await store.pins.forget(alice.email)).toBe(2)
    expect(await store.pins.forget(alice.email)).toBe(0)
    expect(await store.pins.of(alice.email)).toEqual([])
    expect(await store.pins.of('bob@kalends.example')).toHaveLength(1)
  })

  withStore(
    'a token is found by its hash, listed, marked as used, and deleted by its owner only',
    async (store) => {
      const token = {
        id: 'a1',
        secretHash: 'hash of a1',
        userId: alice.id,
        name: 'Phone',
        scope: 'read',
        createdAt: epochMs(20),
        expiresAt: epochMs(300),
        lastUsedAt: null,
      } as const
      const earlier = {
        ...token,
        id: 'a2',
        secretHash: 'hash of a2',
        scope: 'write',
        createdAt: epochMs(10),
      } as const
      await store.tokens.create(token)
      await store.tokens.create(earlier)
      await store.tokens.create({ ...token, id: 'b', secretHash: 'hash of b', userId: 'bob' })
      expect(await store.tokens.find('hash of a1')).toEqual(token)
      expect(await store.tokens.find('another')).toBeNull()
      await store.tokens.used('a1', epochMs(250))
      await store.tokens.used('gone', epochMs(250))
      expect(await store.tokens.ofUser(alice.id)).toEqual([earlier, { ...token, lastUsedAt: epochMs(250) }])
      expect(await store.tokens.delete('bob', 'a1')).toBe('missing')
      expect(await store.tokens.delete(alice.id, 'a1')).toBe('deleted')
      expect(await store.tokens.delete(alice.id, 'a1')).toBe('missing')
      expect(await store.tokens.find('hash of a1')).toBeNull()
    },
  )
}
