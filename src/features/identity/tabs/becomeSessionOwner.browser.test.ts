import { expect, test } from 'vitest'
import { becomeSessionOwner } from './becomeSessionOwner.ts'

test('one tab owns a grant, and another that holds a copy of it does not', async () => {
  const id = crypto.randomUUID()
  expect(await becomeSessionOwner(navigator.locks, id)).toBe(true)
  expect(await becomeSessionOwner(navigator.locks, id)).toBe(false)
  expect(await becomeSessionOwner(navigator.locks, crypto.randomUUID())).toBe(true)
})

test('a browser without locks cannot tell, and keeps nobody out', async () => {
  expect(await becomeSessionOwner(undefined, 'grant')).toBe(true)
})
