import { expect, test } from 'vitest'
import { completeAddress } from './completeAddress.ts'

test.each([
  ['example.org', 'https://example.org'],
  [' meet.example.org/a?b#c ', 'https://meet.example.org/a?b#c'],
  ['example.org:8443/a', 'https://example.org:8443/a'],
  ['http://example.org', 'http://example.org'],
  ['mailto:a@example.org', 'mailto:a@example.org'],
  ['Room 4', 'Room 4'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['', ''],
])('%s is the address %s', (typed, address) => {
  expect(completeAddress(typed)).toBe(address)
})
