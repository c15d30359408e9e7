import { expect, test } from 'vitest'
import { ownGrant } from './ownGrant.ts'

test('one tab owns a grant, and another that holds a copy of it does not', async () => {
  const id = crypto.randomUUID()
  expect(await ownGrant(navigator.locks, id)).toBe(true)
  expect(await ownGrant(navigator.locks, id)).toBe(false)
  expect(await ownGrant(navigator.locks, crypto.randomUUID())).toBe(true)
})

test('a browser without locks cannot tell, and keeps nobody out', async () => {
  expect(await ownGrant(undefined, 'grant')).toBe(true)
})
