import { expect, onTestFinished, test } from 'vitest'
import { addMs, dayMs, epochMs, minuteMs } from '#domain/time/units.ts'
import type { Log } from '../../ports.ts'
import { newVapidKeys } from '../../push/vapidKeys.ts'
import { webPush } from '../../push/webPush.ts'
import { memoryStore } from '../../store/memory/memoryStore.ts'
import type { Store } from '../../store/Store.ts'
import { openPushEndpoint } from '../../testing/pushEndpoint.ts'
import { emptySqlDatabases } from '../../testing/emptySqlDatabases.ts'
import { alice, calendar, event } from '../../testing/store/storeTests.ts'
import { sqlStore } from '../../store/sql/sqlStore.ts'
import { migrate } from '../../store/sql/sqlStoreMigrations.ts'
import { reminderWorker, type Schedule } from './reminderWorker.ts'

const nine = epochMs(Date.UTC(2027, 2, 15, 9))
const due = addMs(nine, -10 * minuteMs)

const jcalOf = (...properties: readonly unknown[]) =>
  JSON.stringify([
    'vcalendar',
    [],
    [
      [
        'vevent',
        [['uid', {}, 'text', 'one'], ['dtstart', {}, 'date-time', '2027-03-15T09:00:00Z'], ...properties],
        [
          [
            'valarm',
            [
              ['action', {}, 'text', 'DISPLAY'],
              ['trigger', {}, 'duration', '-PT10M'],
            ],
            [],
          ],
        ],
      ],
    ],
  ])
const titled = (title: string) => ['summary', {}, 'text', title]
const stores: readonly (readonly [string, () => Promise<Store>])[] = [
  ['memory', async () => memoryStore()],
  ...emptySqlDatabases.map(
    ([name, open]) =>
      [
        name,
        async () => {
          const database = await open()
          await migrate(database)
          return sqlStore(database)
        },
      ] as const,
  ),
]

/** Alice's calendar with one event a minute before its reminder, and her browser. */
async function opened(
  open: () => Promise<Store> = async () => memoryStore(),
  jcal = jcalOf(titled('Review')),
) {
  const store = await open()
  const browser = await openPushEndpoint()
  onTestFinished(async () => {
    await browser.close()
    await store.close()
  })
  let now = addMs(due, -minuteMs)
  await store.users.provision(alice, calendar('work'))
  await store.push.add(
    {
      id: 'phone',
      userId: alice.id,
      endpoint: browser.endpoint,
      ...browser.keys,
      zone: 'UTC',
      createdAt: now,
      expiresAt: addMs(now, dayMs),
    },
    10,
  )
  const lastUtc = epochMs(Date.UTC(9999, 11, 31))
  await store.events.put(event('one', { jcal, startUtc: nine, lastUtc, modifiedAt: now }), { kind: 'none' })
  const push = webPush({ ...newVapidKeys(), subject: 'mailto:a@b.example' }, { isPrivateAllowed: true })
  const logged: string[] = []
  const worker = (schedule?: Schedule) => {
    const log: Log = (msg, { outcome } = {}) =>
      void logged.push(outcome === undefined ? msg : `${msg} ${outcome}`)
    const begun = reminderWorker({ store, push, byMail: null, clock: () => now, log }, schedule)
    const look = async () => {
      const next = await begun.look()
      await begun.settled()
      return next
    }
    return { ...begun, look }
  }
  return {
    store,
    browser,
    logged,
    worker,
    pass: (milliseconds: number) => {
      now = addMs(now, milliseconds)
    },
    titles: () => browser.received.map(({ text }): unknown => JSON.parse(text).title),
  }
}

test.each(stores)('in %s a reminder is sent at its time, by one of two processes', async (_, open) => {
  const { worker, pass, titles } = await opened(open)
  const [one, other] = [worker(), worker()]
  expect(await one.look()).toBe(due)
  expect(titles()).toEqual([])
  pass(minuteMs)
  await Promise.all([one.look(), other.look()])
  expect(titles()).toEqual(['Review'])
  pass(minuteMs)
  await other.look()
  expect(titles()).toEqual(['Review'])
})

test('each reminder of a series is sent, and the next one is known', async () => {
  const { worker, pass, titles } = await opened(
    undefined,
    jcalOf(titled('Daily'), ['rrule', {}, 'recur', { freq: 'DAILY' }]),
  )
  pass(minuteMs)
  expect(await worker().look()).toBe(addMs(due, dayMs))
  expect(titles()).toEqual(['Daily'])
})

test('after a stop a reminder comes late by less than 15 minutes, or not at all', async () => {
  const late = await opened()
  late.pass(15 * minuteMs)
  await late.worker().look()
  expect(late.titles()).toEqual(['Review'])
  const tooLate = await opened()
  tooLate.pass(17 * minuteMs)
  await tooLate.worker().look()
  expect(tooLate.titles()).toEqual([])
})

test('a private event is sent without its title', async () => {
  const { worker, pass, titles } = await opened(
    undefined,
    jcalOf(titled('Doctor'), ['class', {}, 'text', 'PRIVATE']),
  )
  pass(minuteMs)
  await worker().look()
  expect(titles()).toEqual([null])
})

test.each([404, 410])('a browser whose push service answers %d is not tried again', async (status) => {
  const { worker, pass, browser, store } = await opened()
  browser.answer(status)
  pass(minuteMs)
  await worker().look()
  expect(await store.push.ofUser(alice.id, epochMs(0))).toEqual([])
})

test('what a push service does not take is not sent again, and its address is not logged', async () => {
  const { worker, pass, browser, store, logged } = await opened()
  browser.answer(500)
  pass(minuteMs)
  await worker().look()
  await worker().look()
  expect(browser.received).toHaveLength(1)
  expect(await store.push.ofUser(alice.id, epochMs(0))).toHaveLength(1)
  expect(logged).toEqual(['reminder-not-sent failed'])
  browser.answer(201)
  await store.events.put(
    event('two', { jcal: jcalOf(titled('Review')), startUtc: nine, lastUtc: nine, modifiedAt: due }),
    { kind: 'none' },
  )
  await worker().look()
  expect(logged).toEqual(['reminder-not-sent failed', 'reminders-sent'])
})

test.each([
  [401, 'refused'],
  [403, 'refused'],
  [429, 'busy'],
  [503, 'failed'],
])('the log says of a push service that answers %d: %s', async (status, outcome) => {
  const { worker, pass, browser, store, logged } = await opened()
  browser.answer(status)
  pass(minuteMs)
  const looking = worker()
  await looking.look()
  await looking.settled()
  expect(logged).toEqual([`reminder-not-sent ${outcome}`])
  expect(await store.push.ofUser(alice.id, epochMs(0))).toHaveLength(1)
})

test('of a hundred events of one person at a time thirty remind, and the others do not', async () => {
  const { worker, pass, titles, store } = await opened()
  for (let number = 0; number < 99; number++)
    await store.events.put(
      event(`more-${number}`, {
        jcal: jcalOf(titled('More')),
        startUtc: nine,
        lastUtc: nine,
        modifiedAt: due,
      }),
      { kind: 'none' },
    )
  pass(minuteMs)
  expect(await worker().look()).toBe(addMs(due, minuteMs))
  expect(titles()).toHaveLength(30)
  pass(minuteMs)
  await worker().look()
  expect(titles()).toHaveLength(30)
})

test('a person whose browser does not answer keeps nobody waiting', async () => {
  const store = memoryStore()
  const answer = Promise.withResolvers<'failed'>()
  const sent: string[] = []
  const push = {
    publicKey: '',
    problems: () => [],
    isAllowed: () => true,
    send: async ({ endpoint }: { readonly endpoint: string }) => {
      if (endpoint.endsWith('silent')) return answer.promise
      sent.push(endpoint)
      return 'sent' as const
    },
  }
  const browsers = { endpoint: 'https://push.example/silent', p256dh: '', auth: '', zone: 'UTC' }
  const bob = { ...alice, id: 'bob', email: 'bob@kalends.example' }
  for (const user of [alice, bob]) {
    const homeId = user.id
    await store.users.provision(user, { ...calendar('work'), homeId })
    const endpoint = user === bob ? 'https://push.example/bob' : browsers.endpoint
    const times = { createdAt: addMs(due, -minuteMs), expiresAt: addMs(due, dayMs) }
    await store.push.add({ id: homeId, userId: homeId, ...browsers, endpoint, ...times }, 10)
    const jcal = jcalOf(titled('Review'))
    await store.events.put(event('one', { homeId, jcal, startUtc: nine, lastUtc: nine }), { kind: 'none' })
  }
  const worker = reminderWorker({ store, push, byMail: null, clock: () => due, log: () => undefined })
  await worker.look()
  await expect.poll(() => sent).toEqual(['https://push.example/bob'])
  answer.resolve('failed')
  await worker.settled()
})

/** A timer that a test lets ring. */
function handTimer() {
  const waits: number[] = []
  const state: { ring: (() => void) | null; onWait: () => void } = { ring: null, onWait: () => undefined }
  const schedule: Schedule = (run, milliseconds) => {
    waits.push(milliseconds)
    state.ring = run
    state.onWait()
    return () => {
      state.ring = null
    }
  }
  const nextWait = () =>
    new Promise<void>((resolve) => {
      state.onWait = resolve
    })
  return { waits, schedule, nextWait, state }
}

test('between reminders it sleeps, five minutes at most, and a write wakes it once', async () => {
  const { worker, pass, titles, store } = await opened()
  const timer = handTimer()
  const sleeping = worker(timer.schedule)
  const first = timer.nextWait()
  const stop = sleeping.start()
  await first
  expect(timer.waits).toEqual([minuteMs])
  pass(minuteMs)
  const second = timer.nextWait()
  timer.state.ring?.()
  await second
  await sleeping.settled()
  expect(titles()).toEqual(['Review'])
  expect(timer.waits).toEqual([minuteMs, 5 * minuteMs])
  sleeping.wake()
  sleeping.wake()
  expect(timer.waits).toEqual([minuteMs, 5 * minuteMs, 1000])
  await store.push.deleteAllOf(alice.id)
  const third = timer.nextWait()
  timer.state.ring?.()
  await third
  expect(timer.waits.at(-1)).toBe(5 * minuteMs)
  await stop()
  expect(timer.state.ring).toBeNull()
  sleeping.wake()
  expect(timer.waits).toHaveLength(4)
})

test('a stop waits until the reminders that were claimed are sent, as no other process sends them', async () => {
  const { worker, pass, titles } = await opened()
  pass(minuteMs)
  const timer = handTimer()
  const looked = timer.nextWait()
  const stop = worker(timer.schedule).start()
  await looked
  await stop()
  expect(titles()).toEqual(['Review'])
})

test('what a stop finds unclaimed is left to another process', async () => {
  const { worker, pass, titles } = await opened()
  pass(minuteMs)
  await worker(handTimer().schedule).start()()
  expect(titles()).toEqual([])
  await worker().look()
  expect(titles()).toEqual(['Review'])
})

test('a reminder that fails on the way ends nothing else', async () => {
  const { store, pass, logged } = await opened()
  let now = addMs(due, -minuteMs)
  await store.push.add(
    {
      id: 'mail',
      userId: alice.id,
      endpoint: `mailto:${alice.id}`,
      p256dh: '',
      auth: '',
      zone: 'UTC',
      createdAt: now,
      expiresAt: addMs(now, dayMs),
    },
    10,
  )
  const worker = reminderWorker({
    store,
    push: null,
    byMail: async () => {
      throw new Error('The store is gone')
    },
    clock: () => now,
    log: (msg) => void logged.push(msg),
  })
  pass(minuteMs)
  now = due
  await worker.look()
  await expect(worker.settled()).resolves.toBeUndefined()
  expect(logged).toContain('reminders-failed')
})
