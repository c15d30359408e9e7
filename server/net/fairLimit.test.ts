import { expect, test, vi } from 'vitest'
import { fairLimit, type FairBounds } from './fairLimit.ts'

/** Tasks that the test ends, by name; their first letter is their person. */
function tasks(bounds: FairBounds) {
  const limit = fairLimit(bounds, () => new Error('busy'))
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const run = (name: string) =>
    limit(name.slice(0, 1), async () => {
      begun.push(name)
      await new Promise<void>((resolve) => {
        ends.set(name, resolve)
      })
    })
  const end = async (name: string) => {
    const before = begun.length
    ends.get(name)?.()
    await vi.waitFor(() => expect(begun.length).toBeGreaterThan(before))
  }
  return { begun, run, end }
}

test('who asks for one thing does not wait for all that somebody else asked for before', async () => {
  const one = { perPerson: 1, inAll: 1 }
  const { begun, run, end } = tasks({ running: one, waiting: { perPerson: 10, inAll: 20 } })
  for (const name of ['m1', 'm2', 'm3', 'm4', 'a1', 'b1', 'a2']) void run(name)
  for (const name of ['m1', 'a1', 'm2', 'b1', 'a2', 'm3']) await end(name)
  expect(begun).toEqual(['m1', 'a1', 'm2', 'b1', 'a2', 'm3', 'm4'])
})

test('one person does not take all places', async () => {
  const { begun, run, end } = tasks({
    running: { perPerson: 2, inAll: 3 },
    waiting: { perPerson: 10, inAll: 20 },
  })
  for (const name of ['m1', 'm2', 'm3', 'a1', 'b1']) void run(name)
  expect(begun).toEqual(['m1', 'm2', 'a1'])
  await end('a1')
  expect(begun.at(-1)).toBe('b1')
})

test('a task too many is rejected at once, and the others go on', async () => {
  const one = { perPerson: 1, inAll: 1 }
  const { begun, run, end } = tasks({ running: one, waiting: { perPerson: 1, inAll: 2 } })
  for (const name of ['m1', 'm2']) void run(name)
  await expect(run('m3')).rejects.toThrow('busy')
  void run('a1')
  await expect(run('b1')).rejects.toThrow('busy')
  await end('m1')
  await end('a1')
  expect(begun).toEqual(['m1', 'a1', 'm2'])
})
