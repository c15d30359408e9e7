import { expect, test } from 'vitest'
import { keepAnswer, takeAnswer } from './storedAnswer.ts'

/** As much of a tab's storage as is used. */
function memoryStorage() {
  const entries = new Map<string, string>()
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
    get length() {
      return entries.size
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
