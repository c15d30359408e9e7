import { expect, test } from 'vitest'
import { fromBase64url, toBase64url } from './base64url.ts'

test.each([
  [[], ''],
  [[0xfb, 0xff], '-_8'],
  [[0x66, 0x6f, 0x6f, 0x62], 'Zm9vYg'],
])('%j is %j, there and back', (bytes, text) => {
  expect(toBase64url(Uint8Array.from(bytes))).toBe(text)
  expect([...fromBase64url(text)]).toEqual(bytes)
})

test('every byte comes back', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, index) => index)
  expect(fromBase64url(toBase64url(bytes))).toEqual(bytes)
  expect(toBase64url(bytes)).toBe(bytes.toBase64({ alphabet: 'base64url', omitPadding: true }))
})

test.each(['a', 'Zm9vYg==', '+/8', 'Zm 9'])('%j is no base64url', (text) => {
  expect(fromBase64url(text)).toHaveLength(0)
})
