import { expect, test } from 'vitest'
import { circuitBreaker } from './circuitBreaker.ts'

function breaker() {
  let nowMs = 0
  const { begin } = circuitBreaker(() => nowMs)
  const at = (ms: number) => {
    nowMs = ms
  }
  const silence = (from: number, to: number, target = 'a') => {
    at(from)
    const attempt = begin(target)
    at(to)
    attempt?.silent()
    return attempt !== null
  }
  return { begin, at, silence }
}

test('after a call without an answer, other calls to the target fail at once', () => {
  const { begin, silence } = breaker()
  expect(silence(0, 2_000)).toBe(true)
  expect(begin('a')).toBeNull()
  expect(begin('b')).not.toBeNull()
})

test('after a wait one call is made, and no other until it has ended', () => {
  const { begin, at, silence } = breaker()
  silence(0, 2_000)
  at(2_999)
  expect(begin('a')).toBeNull()
  at(3_000)
  const probe = begin('a')
  expect(probe).not.toBeNull()
  expect(begin('a')).toBeNull()
  probe?.replied()
  expect(begin('a')).not.toBeNull()
  expect(begin('a')).not.toBeNull()
})

test('a target that does not respond is tried less and less often, at least every eight seconds', () => {
  const { silence } = breaker()
  silence(0, 2_000)
  let endMs = 2_000
  const waits = Array.from({ length: 5 }, () => {
    let askedMs = endMs
    while (!silence(askedMs, askedMs + 2_000)) askedMs += 500
    const waitedMs = askedMs - endMs
    endMs = askedMs + 2_000
    return waitedMs
  })
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 8_000])
})

test('calls that began before the circuit opened do not extend the wait', () => {
  const { begin, at } = breaker()
  const attempts = [begin('a'), begin('a'), begin('a')]
  at(2_000)
  for (const attempt of attempts) attempt?.silent()
  at(3_000)
  expect(begin('a')).not.toBeNull()
})

test('a slow call among fast ones changes nothing', () => {
  const { begin, at } = breaker()
  const slow = begin('a')
  at(1_000)
  begin('a')?.replied()
  at(2_000)
  slow?.silent()
  expect(begin('a')).not.toBeNull()
})
