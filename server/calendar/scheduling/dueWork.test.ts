import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { epochMs, minuteMs } from '#domain/time/units.ts'
import { memoryStore } from '../../store/memory/memoryStore.ts'
import type { Store } from '../../store/Store.ts'
import { plainSettings } from '../../testing/plainSettings.ts'
import { scriptedPostbox } from '../../conformance/testing/scriptedPostbox.ts'
import { guestLinks } from '../mail/guestLinks.ts'
import { mailWorker } from '../mail/mailWorker.ts'
import { deliveryWorker } from './deliveryWorker.ts'
import { dueWork } from './dueWork.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2027, 2, 10, 9) })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A store, and which of its functions were called. */
function counted() {
  const calls: string[] = []
  const member = (value: unknown, path: string): unknown => {
    if (typeof value === 'function')
      return (...args: readonly unknown[]) => {
        calls.push(path)
        return Reflect.apply(value, undefined, args)
      }
    if (typeof value !== 'object' || value === null) return value
    return new Proxy(value, {
      get: (target, name) => member(Reflect.get(target, name), `${path}.${String(name)}`),
    })
  }
  // oxlint-disable-next-line no-unsafe-type-assertion -- a proxy of a store
  return { store: member(memoryStore(), 'store') as Store, calls }
}

test('while nothing happens, carrying and mailing read one time each from the store, twice a minute', async () => {
  const { store, calls } = counted()
  const ports = { store, clock: () => epochMs(Date.now()), log: () => undefined, settings: plainSettings }
  const { mail } = scriptedPostbox()
  const workers = [
    deliveryWorker({ ...ports, elsewhere: null }),
    mailWorker({ ...ports, mail, links: guestLinks(store.configuration), answersTo: null }),
  ]
  const stops = workers.map((worker) => worker.start())
  await vi.advanceTimersByTimeAsync(1000)
  calls.length = 0
  await vi.advanceTimersByTimeAsync(10 * minuteMs)
  for (const stop of stops) void stop()
  const times = (name: string) => calls.filter((each) => each === name).length
  expect(new Set(calls)).toEqual(new Set(['store.scheduling.next', 'store.mails.next']))
  expect([times('store.scheduling.next'), times('store.mails.next')]).toEqual([20, 20])
})

test('what is asked for is told from a look for what others left', async () => {
  const looks: boolean[] = []
  const work = dueWork(
    { clock: () => epochMs(Date.now()), log: () => undefined },
    {
      failure: 'invitations-failed',
      work: async (isAsked) => {
        looks.push(isAsked)
        return null
      },
    },
  )
  const stop = work.start()
  await vi.advanceTimersByTimeAsync(31_000)
  work.wake()
  await work.settled()
  await stop()
  expect(looks).toEqual([true, false, true])
})

/** Work of which each part takes until it is ended by hand. */
function workByHand() {
  const logged: string[] = []
  const parts: PromiseWithResolvers<void>[] = []
  const work = dueWork(
    { clock: () => epochMs(Date.now()), log: (msg) => void logged.push(msg) },
    {
      failure: 'invitations-failed',
      work: async (_, isStopped) => {
        while (!isStopped()) {
          const part = Promise.withResolvers<void>()
          parts.push(part)
          // oxlint-disable-next-line no-await-in-loop -- one part after the other
          await part.promise
        }
        return epochMs(Date.now())
      },
    },
  )
  return { work, parts, logged }
}

/** Notes when a promise has resolved. */
function watched(promise: Promise<void>) {
  const state = { isOver: false }
  void promise.then(() => (state.isOver = true))
  return state
}

test('a stop waits for the part that is under way, and begins none, also if it is woken', async () => {
  const { work, parts, logged } = workByHand()
  const stopping = watched(work.start()())
  work.wake()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(stopping.isOver).toBe(false)
  parts[0]?.resolve()
  await vi.advanceTimersByTimeAsync(0)
  expect(stopping.isOver).toBe(true)
  work.wake()
  await vi.advanceTimersByTimeAsync(minuteMs)
  expect(parts).toHaveLength(1)
  expect(logged).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})

test('a stop waits two seconds, and what fails later because the store is closed is no error', async () => {
  const { work, parts, logged } = workByHand()
  const stopping = watched(work.start()())
  await vi.advanceTimersByTimeAsync(1_999)
  expect(stopping.isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(stopping.isOver).toBe(true)
  parts[0]?.reject(new Error('The store is closed'))
  await vi.advanceTimersByTimeAsync(minuteMs)
  expect([parts.length, logged]).toEqual([1, []])
})

test('what fails while a stop waits for it is an error, and work goes on after another start', async () => {
  const { work, parts, logged } = workByHand()
  const stopping = work.start()()
  parts[0]?.reject(new Error('Broken'))
  await stopping
  expect(logged).toEqual(['invitations-failed'])
  const stop = work.start()
  await vi.advanceTimersByTimeAsync(0)
  expect(parts).toHaveLength(2)
  parts[1]?.resolve()
  await stop()
})
