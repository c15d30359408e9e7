import { expect, test } from 'vitest'
import { ownSession } from './ownSession.ts'

test('one tab owns a session, and another with a copy of it does not', async () => {
  const id = crypto.randomUUID()
  expect(await ownSession(navigator.locks, id)).toBe(true)
  expect(await ownSession(navigator.locks, id)).toBe(false)
  expect(await ownSession(navigator.locks, crypto.randomUUID())).toBe(true)
})

test('a browser without locks cannot tell, and allows every tab', async () => {
  expect(await ownSession(undefined, 'grant')).toBe(true)
})
