import { expect, test } from 'vitest'
import { memoryStorage } from '#mocks/testing/memoryStorage.ts'
import { keepAnswer, takeAnswer } from './storedAnswer.ts'

const answer = { trialId: 'abc', result: { state: 'trial.abc.s', code: 'c' } }

test('an answer can be taken once by the page of its trial', () => {
  const storage = memoryStorage()
  keepAnswer(storage, answer)
  expect(takeAnswer(storage, 'abc')).toEqual(answer)
  expect(storage.length).toBe(0)
  expect(takeAnswer(storage, 'abc')).toBeNull()
})

test('the page of another trial gets nothing, and the answer is removed', () => {
  const storage = memoryStorage()
  keepAnswer(storage, answer)
  expect(takeAnswer(storage, 'other')).toBeNull()
  expect(storage.length).toBe(0)
})
