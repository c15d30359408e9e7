import { expect, test } from 'vitest'
import { storeLoad } from './storeLoad.ts'

function calls(...tookMs: readonly (readonly number[])[]) {
  let now = 0
  const load = storeLoad(() => now)
  for (const window of tookMs) {
    for (const took of window) load.note(took)
    now += 250
  }
  return load.isBusy()
}

test('a store is busy where even its quickest call waits', () => {
  expect(calls([2, 300], [400, 500])).toBe(true)
})

test('one slow call is no queue', () => {
  expect(calls([2, 300], [3_000, 3])).toBe(false)
})

test('a store that is far away is not busy for that', () => {
  expect(calls([120, 130], [180, 190])).toBe(false)
})

test('a store that nobody asks any more is not busy', () => {
  expect(calls([2, 300], [400, 500], [], [])).toBe(false)
})
