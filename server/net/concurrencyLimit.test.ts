import { expect, test, vi } from 'vitest'
import { concurrencyLimit } from './concurrencyLimit.ts'

const busy = () => new Error('busy')

/** Tasks that the test ends, by number. */
function tasks(limit: ReturnType<typeof concurrencyLimit>) {
  const begun: number[] = []
  const ends: (() => void)[] = []
  const run = (number: number) =>
    limit(async () => {
      begun.push(number)
      await new Promise<void>((resolve) => {
        ends[number] = resolve
      })
      return number
    })
  return { begun, run, end: (number: number) => ends[number]?.() }
}

test('two tasks run at once, and the third when one of them ends', async () => {
  const { begun, run, end } = tasks(concurrencyLimit({ running: 2, waiting: 5 }, busy))
  const all = [run(0), run(1), run(2)] as const
  expect(begun).toEqual([0, 1])
  end(1)
  await all[1]
  await vi.waitFor(() => expect(begun).toEqual([0, 1, 2]))
  end(0)
  end(2)
  expect(await Promise.all(all)).toEqual([0, 1, 2])
})

test('one task too many is rejected at once', async () => {
  const { begun, run, end } = tasks(concurrencyLimit({ running: 1, waiting: 1 }, busy))
  const [first, second] = [run(0), run(1)]
  await expect(run(2)).rejects.toThrow('busy')
  end(0)
  await first
  await vi.waitFor(() => expect(begun).toEqual([0, 1]))
  end(1)
  expect(await second).toBe(1)
})

test('a task that fails makes room too', async () => {
  const limit = concurrencyLimit({ running: 1, waiting: 0 }, busy)
  await expect(limit(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(await limit(async () => 'next')).toBe('next')
})
