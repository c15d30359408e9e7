import { expect, test } from 'vitest'
import { forgetPerson } from './forgetPerson.ts'
import { memoryStorage } from '#mocks/testing/memoryStorage.ts'

test('the session and all typed input are deleted, and other entries stay', () => {
  const storage = memoryStorage({ 'oidc.user:a:b': '{}', 'kalends.draft': 'Stand-up', other: '1' })
  forgetPerson(storage)
  expect(storage.length).toBe(1)
  expect(storage.getItem('other')).toBe('1')
})
