import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { secretMask } from '#contract/secretProperties.ts'
import { epochMs } from '#domain/time/units.ts'
import { savedSettings } from '../../configuration/settings/savedSettings.ts'
import type { Store } from '../Store.ts'
import type { Subject } from '../ChangeStore.ts'
import type { CalendarRecord, EventRecord } from '../records.ts'
import { emptyPostgresLite, postgresLite, postgresLiteStore } from '../../testing/postgresLite.ts'
import { postgresStore } from './postgresStore.ts'
import { postgresHere, testDatabase } from '../../testing/postgresTestServer.ts'

type Shared = {
  /** Another store on the same tables, like one of another process. */
  open(): Promise<Store>
  empty(): Promise<void>
  close(): Promise<void>
  /** Runs a query outside of any store; undefined inside this process, where nothing is announced to others. */
  readonly ask?: (text: string) => Promise<unknown>
}

async function inThisProcess(): Promise<Shared> {
  const lite = await postgresLite()
  return {
    open: () => postgresLiteStore(lite),
    empty: () => emptyPostgresLite(lite),
    close: () => lite.close(),
  }
}

async function onServer(serverUrl: string): Promise<Shared> {
  const { databaseUrl, ask, empty, drop } = await testDatabase(serverUrl)
  return { open: () => postgresStore(databaseUrl), empty, close: drop, ask }
}

const places = [postgresHere(inThisProcess, onServer)]

const calendar = (calendarId: string): CalendarRecord => ({
  homeId: 'h',
  calendarId,
  name: null,
  description: null,
  colour: null,
  order: null,
  revision: 0,
})
const event = (eventId: string, change: Partial<EventRecord> = {}): EventRecord => ({
  homeId: 'h',
  calendarId: 'work',
  eventId,
  uid: eventId,
  jcal: '[]',
  etag: '"0"',
  startUtc: epochMs(0),
  lastUtc: epochMs(1),
  modifiedAt: epochMs(0),
  ...change,
})
const none = { kind: 'none' } as const
const numbers = (count: number) => Array.from({ length: count }, (_, number) => number)
const counts = (outcomes: readonly string[]) =>
  Object.fromEntries(
    [...new Set(outcomes)].toSorted().map((each) => [each, outcomes.filter((one) => one === each).length]),
  )

/** Listens, once it is sure to be told of everything. */
async function listenTo(store: Store) {
  const heard: (readonly Subject[])[] = []
  let waiting = Promise.withResolvers<void>()
  let connected = Promise.withResolvers<void>()
  const stop = await store.changes.listen((subjects) => {
    if (subjects === null) connected.resolve()
    else heard.push(subjects)
    waiting.resolve()
  })
  await connected.promise
  return {
    stop,
    again: async () => {
      connected = Promise.withResolvers()
      await connected.promise
    },
    next: async (): Promise<readonly Subject[]> => {
      for (;;) {
        const subjects = heard.shift()
        if (subjects !== undefined) return subjects
        waiting = Promise.withResolvers()
        await waiting.promise
      }
    },
  }
}

describe.each(places)('two processes on one PostgreSQL %s', async (_name, place) => {
  const shared = await place()
  const { ask } = shared
  const isOnServer = ask !== undefined
  let one: Store
  let other: Store
  beforeEach(async () => {
    await shared.empty()
    // On empty tables both try to create them.
    ;[one, other] = await Promise.all([shared.open(), shared.open()])
    await one.calendars.create(calendar('work'))
    // With open connections, simultaneous calls really arrive at the same time.
    await atOnce(16, (store) => store.ping())
  })
  afterEach(async () => {
    await Promise.all([one.close(), other.close()])
  })
  afterAll(() => shared.close())

  /** Does the same in both at once, this many times. */
  const atOnce = <T>(count: number, act: (store: Store, number: number) => Promise<T>): Promise<T[]> =>
    Promise.all(numbers(count).map((number) => act(number % 2 === 0 ? one : other, number)))

  test.runIf(isOnServer)(
    'what one announces reaches the other, and those of the same process once',
    async () => {
      const heard: [Awaited<ReturnType<typeof listenTo>>, Awaited<ReturnType<typeof listenTo>>] = [
        await listenTo(one),
        await listenTo(other),
      ]
      const subjects = [{ homeId: 'h', calendarId: 'work' }, { homeId: 'h' }]
      await one.changes.announce(subjects)
      expect(await heard[0].next()).toEqual(subjects)
      expect(await heard[1].next()).toEqual(subjects)
      const many = numbers(40).map((number) => ({ homeId: `home ${number}`.padEnd(200, '.') }))
      await other.changes.announce(many)
      expect(await heard[1].next()).toEqual(many)
      const received = new Set<string>()
      while (received.size < many.length) for (const { homeId } of await heard[0].next()) received.add(homeId)
      expect(received).toEqual(new Set(many.map(({ homeId }) => homeId)))
      for (const { stop } of heard) stop()
    },
  )

  test.runIf(isOnServer)(
    'who was cut off is told that announcements may be missing, and goes on',
    async () => {
      const heard = await listenTo(other)
      await ask?.(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'kalends changes'",
      )
      await heard.again()
      await one.changes.announce([{ homeId: 'after' }])
      expect(await heard.next()).toEqual([{ homeId: 'after' }])
      heard.stop()
    },
  )

  test('simultaneous saves of the sign-on settings are each a version and an audit line', async () => {
    const saver = { userId: null, address: null }
    const first = { client_id: 'web', client_secret: 'typed once' }
    await savedSettings({ store: one, clock: () => epochMs(0) }).save({ clients: [first] }, saver)
    const outcomes = await atOnce(16, (store, number) =>
      savedSettings({ store, clock: () => epochMs(number) }).save(
        { clients: [{ ...first, client_secret: secretMask, scope: `openid s${number}` }] },
        saver,
      ),
    )
    expect(counts(outcomes.map(({ kind }) => kind))).toEqual({ changed: 16 })
    const settings = savedSettings({ store: other, clock: () => epochMs(0) })
    const versions = await settings.versions()
    expect(new Set(versions.map(({ value }) => value?.clients[0]?.['scope'])).size).toBe(17)
    expect(versions[0]?.isCurrent).toBe(true)
    expect(await settings.audit()).toHaveLength(17)
    expect((await settings.read()).value?.clients).toMatchObject([first])
  })

  test('of two forms that were read at the same time, one is saved', async () => {
    const saver = { userId: null, address: null }
    const { etag } = await savedSettings({ store: one, clock: () => epochMs(0) }).read()
    const outcomes = await atOnce(8, (store, number) =>
      savedSettings({ store, clock: () => epochMs(0) }).save(
        { issuer_url: `https://n${number}.example`, clients: [] },
        saver,
        etag,
      ),
    )
    expect(counts(outcomes.map(({ kind }) => kind))).toEqual({ changed: 1, stale: 7 })
  })

  test('of simultaneous writers with If-None-Match, one creates the event', async () => {
    const outcomes = await atOnce(8, (store, number) =>
      store.events.put(event('one', { etag: `"${number}"` }), { kind: 'absent' }),
    )
    expect(counts(outcomes)).toEqual({ created: 1, 'precondition-failed': 7 })
    const winner = outcomes.indexOf('created')
    expect((await other.events.find(event('one')))?.etag).toBe(`"${winner}"`)
    expect((await one.calendars.find('h', 'work'))?.revision).toBe(1)
  })

  test('of simultaneous writers with the same etag, one changes or deletes the event', async () => {
    await one.events.put(event('one'), none)
    const seen = { kind: 'match', etags: ['"0"'] } as const
    const outcomes = await atOnce(8, (store, number) =>
      number < 6
        ? store.events.put(event('one', { etag: `"new ${number}"` }), seen)
        : store.events.delete(event('one'), seen),
    )
    expect(outcomes.filter((outcome) => outcome !== 'precondition-failed')).toHaveLength(1)
    expect((await other.calendars.find('h', 'work'))?.revision).toBe(2)
  })

  test('of simultaneous writers of a state that they read, one writes it', async () => {
    await atOnce(6, (store, number) => store.calendars.create(calendar(`calendar ${number}`)))
    for (const known of [null, 'known']) {
      const uid = `of ${known}`
      if (known !== null) await one.scheduling.write('h', { uid, known: null, state: known })
      const outcomes = await atOnce(8, (store, number) => {
        const write = { uid, known, state: `${number}` }
        if (number >= 6) return store.scheduling.write('h', write)
        // In calendars of their own they do not wait for each other.
        const there = event(uid, { calendarId: `calendar ${number}` })
        return store.events.put(there, none, undefined, undefined, write)
      })
      const winners = outcomes.flatMap((outcome, number) =>
        ['created', 'written'].includes(outcome) ? [number] : [],
      )
      expect(winners).toHaveLength(1)
      expect(await other.scheduling.stateOf('h', uid)).toBe(`${winners[0]}`)
    }
  })

  test('a browser that is added by several tabs at once is there once', async () => {
    const subscription = { endpoint: 'https://push.example/one', p256dh: '', auth: '', zone: 'UTC' }
    const until = { createdAt: epochMs(0), expiresAt: epochMs(9) }
    const outcomes = await atOnce(8, (store, number) =>
      store.push.add({ id: `${number}`, userId: `user ${number % 3}`, ...subscription, ...until }, 1),
    )
    expect(counts(outcomes)).toEqual({ added: 8 })
    const found = await Promise.all(numbers(3).map((number) => one.push.ofUser(`user ${number}`, epochMs(0))))
    expect(found.flat()).toHaveLength(1)
  })

  test('every write raises the revision once, and both processes see every change', async () => {
    await atOnce(20, (store, number) => store.events.put(event(`event ${number}`), none))
    expect((await one.calendars.find('h', 'work'))?.revision).toBe(20)
    const changes = await Promise.all(
      numbers(20).map((revision) => other.events.changesSince('h', 'work', revision)),
    )
    // Each revision belongs to one write.
    expect(changes.map(({ length }) => length)).toEqual(numbers(20).map((revision) => 20 - revision))
    expect(await one.events.changesSince('h', 'work', 0)).toEqual(changes[0])
  })

  test('moves in opposite directions do not deadlock, and lose nothing', async () => {
    await one.calendars.create(calendar('home'))
    await atOnce(8, (store, number) =>
      store.events.put(event(`${number}`, { calendarId: number < 4 ? 'work' : 'home' }), none),
    )
    await atOnce(8, (store, number) => {
      const [from, to] = number < 4 ? ['work', 'home'] : ['home', 'work']
      const id = `${number}`
      return store.events.move(event(id, { calendarId: from }), event(id, { calendarId: to }), false)
    })
    const idsIn = async (id: string) =>
      (await other.events.page('h', id, '', 1e6)).map(({ eventId }) => eventId)
    expect(await idsIn('home')).toEqual(['0', '1', '2', '3'])
    expect(await idsIn('work')).toEqual(['4', '5', '6', '7'])
  })

  test('a write to a calendar that is deleted meanwhile leaves no event behind', async () => {
    const outcomes = await atOnce(8, (store, number) =>
      number === 3 ? store.calendars.delete('h', 'work') : store.events.put(event(`${number}`), none),
    )
    expect(outcomes[3]).toBe('deleted')
    expect(await other.events.page('h', 'work', '', 1e6)).toEqual([])
    expect(await one.events.byUid('h', '0')).toBeNull()
  })

  test('two simultaneous first sign-ins of a person create one user with one calendar', async () => {
    const users = await atOnce(8, (store, number) => {
      const id = `user ${number}`
      const user = { id, email: 'ada@kalends.example', firstName: 'Ada', lastName: '', domainId: 'd' }
      return store.users.provision(user, { ...calendar(id), homeId: id })
    })
    expect(new Set(users.map(({ id }) => id)).size).toBe(1)
    const calendars = await Promise.all(numbers(8).map((number) => one.calendars.ofHome(`user ${number}`)))
    expect(calendars.flat()).toHaveLength(1)
  })

  test('simultaneously created calendars of a home have the same order in every process', async () => {
    const outcomes = await atOnce(10, (store, number) =>
      store.calendars.create(calendar(`calendar ${number % 5}`)),
    )
    expect(counts(outcomes)).toEqual({ created: 5, exists: 5 })
    const found = await one.calendars.ofHome('h')
    expect(found).toHaveLength(6)
    expect(await other.calendars.ofHome('h')).toEqual(found)
  })

  test('a process hears of a configuration that another one changed', async () => {
    const heard = new Promise<void>((resolve) => other.configuration.onChange(resolve))
    await one.configuration.put([{ name: 'core', configurations: [{ name: 'one', value: 1 }] }])
    await heard
    expect(await other.configuration.get('core', 'one')).toBe(1)
  })

  test('of processes that exchange a fact, one succeeds', async () => {
    const first = await atOnce(8, (store, number) => store.configuration.exchange('key', null, `${number}`))
    expect(first.filter(Boolean)).toHaveLength(1)
    const known = await one.configuration.recall('key')
    expect(known).toBe(`${first.indexOf(true)}`)
    const next = await atOnce(8, (store, number) =>
      store.configuration.exchange('key', known, `next ${number}`),
    )
    expect(next.filter(Boolean)).toHaveLength(1)
  })

  test('of processes that store or exchange a short-lived text, one succeeds', async () => {
    const accepted = await atOnce(8, (store, number) =>
      store.expiring.keep('key', { text: `${number}`, until: epochMs(1) }),
    )
    expect(accepted.filter(Boolean)).toHaveLength(1)
    const known = `${accepted.indexOf(true)}`
    const exchanged = await atOnce(8, (store, number) =>
      store.expiring.exchange('key', known, `next ${number}`),
    )
    expect(exchanged.filter(Boolean)).toHaveLength(1)
  })

  test('the processes have the same generation', () => {
    expect(one.generation).toMatch(/^[0-9a-f-]{36}$/)
    expect(other.generation).toBe(one.generation)
  })

  test('many processes that start on an empty database create its tables once', async () => {
    await shared.empty()
    const stores = await Promise.all(numbers(5).map(() => shared.open()))
    await Promise.all(stores.map((store, number) => store.configuration.remember('last', `${number}`)))
    await Promise.all(stores.map((store) => store.close()))
    expect(await one.configuration.recall('last')).toMatch(/^\d$/)
  })
})
