import { expect, test } from 'vitest'
import { forwardedAddress } from './forwardedAddress.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['10.0.0.1, 192.0.2.7', '192.0.2.7'],
  ['2001:db8::7', '2001:db8::7'],
  ['fe80::7%eth0', 'fe80::7%eth0'],
  ['unknown', 'unknown'],
])('%s was sent by %s', (header, address) => {
  expect(forwardedAddress(header)).toBe(address)
})

test.each([
  ['192.0.2.7:50123', '192.0.2.7'],
  ['10.0.0.1:80, 192.0.2.7:50124', '192.0.2.7'],
  ['[2001:db8::7]:50123', '2001:db8::7'],
  ['[2001:db8::7]', '2001:db8::7'],
])('%s was sent by %s, from whatever port', (header, address) => {
  expect(forwardedAddress(header)).toBe(address)
})

test.each([null, '', ' ', '192.0.2.7,', ','])('%j names nobody', (header) => {
  expect(forwardedAddress(header)).toBeNull()
})
