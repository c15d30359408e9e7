import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { retryWatch } from './retryWatch.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const due = { isUnsent: true, isDue: true, isAsked: false }
const saved = { isUnsent: false, isDue: false, isAsked: false }

test('an edit that a busy service did not take is tried again after a second, and then less often', () => {
  let tries = 0
  const { watch } = retryWatch(() => {
    tries += 1
    watch(due)
  })
  watch(due)
  const triesAfter = [1, 2, 4, 8, 10, 10].map((seconds) => {
    vi.advanceTimersByTime(seconds * 1000 - 1)
    const before = tries
    vi.advanceTimersByTime(1)
    return [before, tries]
  })
  expect(triesAfter).toEqual([
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 5],
    [5, 6],
  ])

  // What fails after everything was saved is tried soon again.
  watch(saved)
  vi.advanceTimersByTime(60_000)
  expect(tries).toBe(6)
  watch(due)
  vi.advanceTimersByTime(1_000)
  expect(tries).toBe(7)
})
