import { expect, test } from 'vitest'
import { keepAnswer, takeAnswer } from './keptAnswer.ts'

/** As much of a tab's storage as is used. */
function memoryStorage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    get length() {
      return kept.size
    },
  }
}

const answer = { trialId: 'abc', result: { state: 'trial.abc.s', code: 'c' } }

test('an answer waits for the page of its trial, once', () => {
  const storage = memoryStorage()
  keepAnswer(storage, answer)
  expect(takeAnswer(storage, 'abc')).toEqual(answer)
  expect(storage.length).toBe(0)
  expect(takeAnswer(storage, 'abc')).toBeNull()
})

test('the page of another trial gets nothing, and nothing stays', () => {
  const storage = memoryStorage()
  keepAnswer(storage, answer)
  expect(takeAnswer(storage, 'other')).toBeNull()
  expect(storage.length).toBe(0)
})
