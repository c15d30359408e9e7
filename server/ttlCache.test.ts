import { expect, test } from 'vitest'
import { epochMs } from '#domain/time/units.ts'
import { ttlCache } from './ttlCache.ts'

test('an answer is cached until its end', async () => {
  let now = epochMs(0)
  const cache = ttlCache<string>(() => now, 10)
  const look = (value: string) => cache.of('key', async () => ({ value, until: epochMs(100) }))
  expect(await look('first')).toBe('first')
  now = epochMs(99)
  expect(await look('second')).toBe('first')
  now = epochMs(100)
  expect(await look('third')).toBe('third')
})

test('an answer does not count any longer once the clock was set back', async () => {
  let now = epochMs(1000)
  const cache = ttlCache<string>(() => now, 10)
  const look = (value: string) => cache.of('key', async () => ({ value, until: epochMs(1100) }))
  expect(await look('first')).toBe('first')
  now = epochMs(10)
  expect(cache.peek('key')).toBeUndefined()
  expect(await look('second')).toBe('second')
})

test('simultaneous callers share one lookup, and its failure', async () => {
  const cache = ttlCache<string>(() => epochMs(0), 10)
  let looks = 0
  const failing = async () => {
    looks += 1
    throw new Error('down')
  }
  const asked = await Promise.allSettled([cache.of('key', failing), cache.of('key', failing)])
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(looks).toBe(1)
  expect(await cache.of('key', async () => ({ value: 'up', until: epochMs(1) }))).toBe('up')
})

test('the number of entries is limited, and the oldest is removed first', async () => {
  const cache = ttlCache<string>(() => epochMs(0), 2)
  const look = (key: string, value: string) => cache.of(key, async () => ({ value, until: epochMs(1) }))
  await look('a', 'old')
  await look('b', 'old')
  await look('c', 'old')
  expect([await look('b', 'new'), await look('c', 'new'), await look('a', 'new')]).toEqual([
    'old',
    'old',
    'new',
  ])
})

test('an answer that was pending when the cache was cleared is not cached', async () => {
  const cache = ttlCache<string>(() => epochMs(0), 2)
  const asked = cache.of('key', async () => ({ value: 'old', until: epochMs(1) }))
  cache.forgetAll()
  expect(await asked).toBe('old')
  expect(await cache.of('key', async () => ({ value: 'new', until: epochMs(1) }))).toBe('new')
})
