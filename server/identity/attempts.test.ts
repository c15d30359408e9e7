import { expect, test } from 'vitest'
import { attempts } from './attempts.ts'

const times = <Value>(count: number, each: () => Value) => Array.from({ length: count }, each)

test('the eleventh attempt at an account waits, a right one before it starts over', () => {
  const tried = attempts(() => 0)
  expect(times(9, () => tried.begin('alice', undefined))).not.toContain(false)
  tried.begin('alice', undefined)
  tried.succeeded('alice', undefined)
  expect(times(10, () => tried.begin('alice', undefined))).not.toContain(false)
  expect(tried.begin('alice', undefined)).toBe(false)
  expect(tried.begin('bob', undefined)).toBe(true)
})

test('who tries many accounts from one address waits, others do not', () => {
  const tried = attempts(() => 0)
  let number = 0
  const anyone = () => `account ${(number += 1)}`
  expect(times(50, () => tried.begin(anyone(), '203.0.113.7'))).not.toContain(false)
  expect(tried.begin(anyone(), '203.0.113.7')).toBe(false)
  expect(tried.begin(anyone(), '203.0.113.8')).toBe(true)
})

test('people who get in do not use up the patience with their address', () => {
  const tried = attempts(() => 0)
  times(200, () => {
    tried.begin('alice', '203.0.113.7')
    tried.succeeded('alice', '203.0.113.7')
  })
  expect(tried.begin('bob', '203.0.113.7')).toBe(true)
})

test('a quarter of an hour later all is forgotten', () => {
  let now = 0
  const tried = attempts(() => now)
  times(10, () => tried.begin('alice', undefined))
  now = 15 * 60_000 - 1
  expect(tried.begin('alice', undefined)).toBe(false)
  now += 1
  expect(tried.begin('alice', undefined)).toBe(true)
})
