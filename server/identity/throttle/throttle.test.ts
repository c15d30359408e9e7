import { expect, test } from 'vitest'
import { epochMs } from '#domain/time/units.ts'
import { memoryStore } from '../../store/memory/memoryStore.ts'
import type { Clock } from '../../ports.ts'
import type { Store } from '../../store/Store.ts'
import { StoreUnavailable } from '../../store/storeErrors.ts'
import { digest } from '../../digest.ts'
import { throttle, type Begun } from './throttle.ts'
import { throttleCounts } from './throttleCounts.ts'

const budget = { name: 'test', limit: 10, windowMs: 900_000 }

/** A throttle in one process. */
function processOver(store: Pick<Store, 'throttle'>, clock: Clock = () => epochMs(0)) {
  const throttled = throttle(budget, { counts: throttleCounts(store, clock, () => undefined), clock, digest })
  const begin = async (key = 'alice') => throttled.begin(key)
  /** Makes attempts that fail, in sequence. Returns how many were begun. */
  const wrong = async (times: number, key = 'alice') => {
    const begun: boolean[] = []
    for (let each = 0; each < times; each += 1) {
      const attempt = await begin(key)
      begun.push(attempt.kind === 'begun')
      if (attempt.kind === 'begun') await attempt.end(true)
    }
    return begun.filter(Boolean).length
  }
  return { begin, wrong, forget: throttled.forget }
}

const isBegun = (attempt: Awaited<ReturnType<ReturnType<typeof processOver>['begin']>>): attempt is Begun =>
  attempt.kind === 'begun'

test('ten failures of a key are allowed, then attempts are told when to return, and other keys are not affected', async () => {
  let now = epochMs(0)
  const { begin, wrong } = processOver(memoryStore(), () => now)
  expect(await wrong(4)).toBe(4)
  now = epochMs(60_000)
  expect(await wrong(20)).toBe(6)
  expect(await begin()).toEqual({ kind: 'spent', retryAfterMs: 840_000 })
  expect(await wrong(20, 'bob')).toBe(10)
  now = epochMs(900_000)
  expect(await wrong(20)).toBe(4)
})

test('ten failures are allowed in any fifteen minutes', async () => {
  let now = epochMs(0)
  const { wrong } = processOver(memoryStore(), () => now)
  expect(await wrong(1)).toBe(1)
  now = epochMs(899_999)
  expect(await wrong(20)).toBe(9)
  now = epochMs(900_001)
  expect(await wrong(20)).toBe(1)
})

test('successes are not counted, and nothing is counted once the budget is used up', async () => {
  const store = memoryStore()
  const { begin, wrong } = processOver(store)
  for (let each = 0; each < 50; each += 1) {
    const attempt = await begin()
    if (isBegun(attempt)) await attempt.end(false)
  }
  expect(await wrong(500)).toBe(10)
  const added: string[] = []
  const watched = { ...store.throttle, add: async (keys: readonly string[]) => void added.push(...keys) }
  expect(await processOver({ throttle: watched }).wrong(5)).toBe(0)
  expect(added).toEqual([])
})

test('twenty thousand other keys do not remove a count', async () => {
  const { wrong } = processOver(memoryStore())
  await wrong(10)
  for (let each = 0; each < 20_000; each += 1) await wrong(1, `made up ${each}`)
  expect(await wrong(1)).toBe(0)
})

test('fourteen simultaneous right attempts all succeed', async () => {
  const { begin } = processOver(memoryStore())
  const attempts = Array.from({ length: 14 }, () => begin())
  const outcomes = await Promise.all(
    attempts.map(async (attempt) => {
      const begun = await attempt
      if (isBegun(begun)) await begun.end(false)
      return begun.kind
    }),
  )
  expect(outcomes).toEqual(Array.from({ length: 14 }, () => 'begun'))
})

test('of a hundred simultaneous wrong attempts ten are tried', async () => {
  const { begin } = processOver(memoryStore())
  const outcomes = await Promise.all(
    Array.from({ length: 100 }, async () => {
      const begun = await begin()
      if (isBegun(begun)) await begun.end(true)
      return begun.kind
    }),
  )
  expect(outcomes.filter((kind) => kind === 'begun')).toHaveLength(10)
})

test('an attempt is refused at once if too many are waiting', async () => {
  const { begin } = processOver(memoryStore())
  const first = (await Promise.all(Array.from({ length: 10 }, () => begin()))).filter(isBegun)
  // Of these, 200 may wait: the one that comes after them is the only one to be answered before the first ten end.
  const later = Array.from({ length: 201 }, () => begin())
  expect(await Promise.race(later)).toEqual({ kind: 'spent', retryAfterMs: 1000 })
  await Promise.all(first.map((each) => each.end(true)))
  expect((await Promise.all(later)).filter(isBegun)).toEqual([])
})

test('two processes share their counts', async () => {
  const store = memoryStore()
  const [one, other] = [processOver(store), processOver(store)]
  expect([await one.wrong(6), await other.wrong(6)]).toEqual([6, 4])
  expect(await one.begin()).toMatchObject({ kind: 'spent' })
  await other.forget('alice')
  expect(await other.wrong(1)).toBe(1)
})

test('with the store down each process counts for itself, and forget resets that', async () => {
  const down = () => Promise.reject(new StoreUnavailable('down'))
  const { wrong, forget } = processOver({ throttle: { add: down, count: down, forget: down, sweep: down } })
  expect(await wrong(20)).toBe(10)
  await forget('alice')
  expect(await wrong(20)).toBe(10)
})
