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
  for (const stop of stops) stop()
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
  stop()
  expect(looks).toEqual([true, false, true])
})
