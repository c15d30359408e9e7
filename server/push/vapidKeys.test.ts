import { expect, test } from 'vitest'
import { isPair, newVapidKeys } from './vapidKeys.ts'

test('a new pair belongs together, and has the lengths that browsers ask for', () => {
  const pair = newVapidKeys()
  expect(Buffer.from(pair.publicKey, 'base64url')).toHaveLength(65)
  expect(Buffer.from(pair.privateKey, 'base64url')).toHaveLength(32)
  expect(isPair(pair)).toBe(true)
  expect(isPair({ ...pair, privateKey: newVapidKeys().privateKey })).toBe(false)
  expect(isPair({ ...pair, privateKey: '' })).toBe(false)
})
