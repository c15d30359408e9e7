import { expect, test } from 'vitest'
import { memoryStore } from '../../store/memory/memoryStore.ts'
import { storageKeys } from './storageKeys.ts'

test('ID-24 processes with the same store derive the same key, which is not in the store', async () => {
  const store = memoryStore()
  const stored: string[] = []
  const watched = {
    ...store.configuration,
    exchange: (key: string, known: string | null, value: string) => {
      stored.push(value)
      return store.configuration.exchange(key, known, value)
    },
  }
  const keys = await Promise.all([watched, watched, watched].map((each) => storageKeys(each).of('alice')))
  expect(new Set(keys).size).toBe(1)
  expect(stored).not.toContain(keys[0])
})
