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

test('a store is busy if even its fastest call waits', () => {
  expect(calls([2, 300], [400, 500])).toBe(true)
})

test('one slow call does not make it busy', () => {
  expect(calls([2, 300], [3_000, 3])).toBe(false)
})

test('a distant store is not busy because of that', () => {
  expect(calls([120, 130], [180, 190])).toBe(false)
})

test('a store without calls is not busy', () => {
  expect(calls([2, 300], [400, 500], [], [])).toBe(false)
})
