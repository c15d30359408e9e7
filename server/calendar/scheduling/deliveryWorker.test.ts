import { expect, test } from 'vitest'
import type { JCal } from '#contract/jcal.ts'
import { bareOf, partstatOf } from '#domain/scheduling/people.ts'
import { addMs, epochMs } from '#domain/time/units.ts'
import type { Ports } from '../../ports.ts'
import { memoryStore } from '../../store/memory/memoryStore.ts'
import { parsedJCal } from '../../store/parsedJCal.ts'
import type { Store } from '../../store/Store.ts'
import { deliveryWorker } from './deliveryWorker.ts'
import { scheduledWrites } from './scheduledWrites.ts'
import { tellsAll } from './schedulingOf.ts'
import { storedObject } from './storedObject.ts'
import { plainSettings } from '../../testing/plainSettings.ts'

const start = epochMs(Date.UTC(2027, 2, 10, 9))
const names = ['alice', 'bob', 'carol'] as const
const emailOf = (name: string) => `${name}@kalends.example`
const plan = (title: string, uid = 'plan'): JCal => [
  'vcalendar',
  [],
  [
    [
      'vevent',
      [
        ['uid', {}, 'text', uid],
        ['dtstart', {}, 'date-time', '2027-03-15T09:00:00Z'],
        ['summary', {}, 'text', title],
        ['organizer', {}, 'cal-address', 'mailto:alice@kalends.example'],
        ...['bob', 'carol'].map(
          (each) => ['attendee', {}, 'cal-address', `mailto:${emailOf(each)}`] as const,
        ),
      ],
      [],
    ],
  ],
]
const own = { homeId: 'alice', calendarId: 'alice', eventId: 'plan' }
const writer = {
  id: 'w',
  by: 'alice',
  until: addMs(start, 1000),
  limit: { perEvent: 5, perHome: 50, bytes: 1e6 },
}

async function withPeople(): Promise<Store> {
  const store = memoryStore()
  for (const name of names)
    await store.users.provision(
      { id: name, email: emailOf(name), firstName: name, lastName: '', domainId: 'd' },
      {
        homeId: name,
        calendarId: name,
        name: null,
        description: null,
        colour: null,
        order: null,
        revision: 1,
      },
    )
  return store
}

/** A process that dies before its nth call of the store, and after it answers nothing any more. */
function dying(store: Store, calls: number) {
  let left = calls
  const death = Promise.withResolvers<undefined>()
  const member = (value: unknown): unknown => {
    if (typeof value === 'object' && value !== null)
      return new Proxy(value, { get: (target, name) => member(Reflect.get(target, name)) })
    if (typeof value !== 'function') return value
    return (...args: readonly unknown[]) => {
      left -= 1
      if (left >= 0) return Reflect.apply(value, undefined, args)
      death.resolve(undefined)
      return new Promise(() => undefined)
    }
  }
  // oxlint-disable-next-line no-unsafe-type-assertion -- a proxy of a store
  return { store: member(store) as Store, isDead: () => left < 0, died: death.promise }
}

function process(store: Store, now = start) {
  const ports = {
    elsewhere: null,
    store,
    clock: () => now,
    log: () => undefined,
    settings: plainSettings,
  } satisfies Pick<Ports, 'store' | 'clock' | 'log' | 'settings'> & { readonly elsewhere: null }
  const worker = deliveryWorker(ports)
  const writes = scheduledWrites(ports, () => undefined)
  const put = async (data: JCal, at = own, uid = 'plan') => {
    const stored = await storedObject(data, undefined)
    if (stored === null) throw new Error('no time')
    const event = { ...at, uid, ...stored, modifiedAt: now }
    return writes.put(event, { kind: 'none' }, writer, tellsAll)
  }
  return { ...worker, put }
}

const seen = async (store: Store, home: string) => {
  const event = await store.events.byUid(home, 'plan')
  const data = event && parsedJCal(event.jcal)
  const [vevent] = data?.[2] ?? []
  return vevent?.[1].flatMap((each) => {
    if (each[0] === 'summary') return [each[3]]
    return each[0] === 'attendee' ? [`${bareOf(each)} ${partstatOf(each)}`] : []
  })
}

/** Alice invites, Bob accepts, Alice changes the title; each process dies after so many calls. */
async function history(calls: number) {
  const store = await withPeople()
  let now = start
  const accepted = async () => {
    const copy = await store.events.byUid('bob', 'plan')
    if (copy === null) throw new Error('Bob has no copy')
    const text = copy.jcal.replace(
      '["attendee",{},"cal-address","mailto:bob@',
      '["attendee",{"partstat":"ACCEPTED"},"cal-address","mailto:bob@',
    )
    const data = parsedJCal(text)
    if (data === null) throw new Error('unreadable')
    return { data, at: copy }
  }
  const steps = [
    async () => process(store, now).put(plan('First')),
    async () => {
      const { data, at } = await accepted()
      return process(store, now).put(data, at)
    },
    async () => {
      const data = parsedJCal((await store.events.find(own))?.jcal ?? '')
      return process(store, now).put(JSON.parse(JSON.stringify(data).replace('First', 'Second')))
    },
  ]
  let isEnough = true
  for (const step of steps) {
    await step()
    // One process dies while it carries that, and another one takes it up when its lease is over.
    const mortal = dying(store, calls)
    const dies = process(mortal.store, now)
    dies.wake()
    await Promise.race([dies.settled(), mortal.died])
    if (mortal.isDead()) isEnough = false
    now = addMs(now, 3 * 60_000)
    const next = process(store, now)
    next.wake()
    await next.settled()
  }
  return { store, isEnough }
}

test('wherever a process dies, another one carries everything to everybody, once', async () => {
  const expected = ['Second', 'bob@kalends.example ACCEPTED', 'carol@kalends.example NEEDS-ACTION']
  for (let calls = 0; ; calls += 1) {
    const { store, isEnough } = await history(calls)
    for (const name of names) expect(await seen(store, name), `${name}, ${calls} calls`).toEqual(expected)
    expect(await store.scheduling.next()).toBeNull()
    if (!isEnough) continue
    expect(calls).toBeGreaterThan(10)
    break
  }
})

test('of two processes that look at once, one carries it', async () => {
  const store = await withPeople()
  await process(store).put(plan('First'))
  const claims: boolean[] = []
  const written: string[] = []
  const bothRead = Promise.withResolvers<undefined>()
  let readers = 0
  const watched: Store = {
    ...store,
    scheduling: {
      ...store.scheduling,
      claim: async (...asked) => {
        // Both have read that it is due before one of them claims it.
        if ((readers += 1) === 2) bothRead.resolve(undefined)
        await bothRead.promise
        const isClaimed = await store.scheduling.claim(...asked)
        claims.push(isClaimed)
        return isClaimed
      },
    },
    events: {
      ...store.events,
      put: async (event, ...more) => {
        written.push(event.homeId)
        return store.events.put(event, ...more)
      },
    },
  }
  const both = [process(watched), process(watched)]
  for (const each of both) each.wake()
  await Promise.all(both.map((each) => each.settled()))
  expect(claims).toHaveLength(2)
  expect(claims.filter(Boolean)).toHaveLength(1)
  expect(written.toSorted()).toEqual(['bob', 'carol'])
  expect(await store.scheduling.next()).toBeNull()
})

test('what cannot be carried is tried again, and at last given up', async () => {
  const store = await withPeople()
  let now = start
  await process(store, now).put(plan('First'))
  const broken: Store = {
    ...store,
    users: { ...store.users, byEmail: () => Promise.reject(new Error('no')) },
  }
  for (let tries = 0; tries < 10; tries += 1) {
    expect(await store.scheduling.next()).not.toBeNull()
    const worker = process(broken, now)
    worker.wake()
    await worker.settled()
    now = addMs(now, 3 * 60_000)
  }
  expect(await store.scheduling.next()).toBeNull()
})

test('a stop carries the event that is under way to its end, and leaves the others to the next start', async () => {
  const store = await withPeople()
  const { put } = process(store)
  await put(plan('First'))
  await put(plan('Other', 'other'), { homeId: 'alice', calendarId: 'alice', eventId: 'other' }, 'other')
  const claimed = Promise.withResolvers<undefined>()
  const held = Promise.withResolvers<undefined>()
  const claims: string[] = []
  const slow: Store = {
    ...store,
    scheduling: {
      ...store.scheduling,
      claim: async (outgoing, until) => {
        claims.push(outgoing.uid)
        claimed.resolve(undefined)
        await held.promise
        return store.scheduling.claim(outgoing, until)
      },
    },
  }
  const stop = process(slow).start()
  await claimed.promise
  const stopping = stop()
  held.resolve(undefined)
  await stopping
  expect(claims).toHaveLength(1)
  // Nothing waits for a lease: what is left is due at once.
  expect(await store.scheduling.next()).toBe(start)
  const [left, ...more] = await store.scheduling.due(start, 10)
  expect([left?.uid === claims[0], more]).toEqual([false, []])
})
