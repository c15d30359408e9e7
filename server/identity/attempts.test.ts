import { expect, test } from 'vitest'
import { attempts } from './attempts.ts'

const times = <Value>(count: number, each: () => Value) => Array.from({ length: count }, each)

/** Attempts, each with a request of its own. */
function trying(clock: () => number) {
  const tried = attempts(clock)
  return (account: string, address?: string) =>
    tried.begin(new Request('http://kalends.example/'), account, address)
}

test('the eleventh attempt at an account waits, a right one before it starts over', () => {
  const begin = trying(() => 0)
  expect(times(9, () => begin('alice'))).not.toContain(null)
  begin('alice')?.right()
  expect(times(10, () => begin('alice'))).not.toContain(null)
  expect(begin('alice')).toBeNull()
  expect(begin('bob')).not.toBeNull()
})

test('who tries many accounts from one address waits, others do not', () => {
  const begin = trying(() => 0)
  let number = 0
  const anyone = () => `account ${(number += 1)}`
  expect(times(50, () => begin(anyone(), '203.0.113.7'))).not.toContain(null)
  expect(begin(anyone(), '203.0.113.7')).toBeNull()
  expect(begin(anyone(), '203.0.113.8')).not.toBeNull()
})

test('people who get in do not use up the patience with their address', () => {
  const begin = trying(() => 0)
  times(200, () => begin('alice', '203.0.113.7')?.right())
  expect(begin('bob', '203.0.113.7')).not.toBeNull()
})

test('a request is one attempt, whoever looks at its password', () => {
  const tried = attempts(() => 0)
  const request = new Request('http://kalends.example/')
  const first = tried.begin(request, 'alice', undefined)
  expect(times(20, () => tried.begin(request, 'alice', undefined))).toEqual(times(20, () => first))
})

test('while nobody can tell, nobody is made to wait', () => {
  const begin = trying(() => 0)
  times(20, () => begin('alice', '203.0.113.7')?.undecided())
  expect(begin('alice', '203.0.113.7')).not.toBeNull()
})

test('a password that one says is wrong counts, in whatever order another could not tell', () => {
  const begin = trying(() => 0)
  times(5, () => {
    const [before, after] = [begin('alice'), begin('alice')]
    before?.undecided()
    before?.wrong()
    after?.wrong()
    after?.undecided()
  })
  expect(begin('alice')).toBeNull()
})

test('a quarter of an hour later all is forgotten', () => {
  let now = 0
  const begin = trying(() => now)
  times(10, () => begin('alice'))
  now = 15 * 60_000 - 1
  expect(begin('alice')).toBeNull()
  now += 1
  expect(begin('alice')).not.toBeNull()
})
