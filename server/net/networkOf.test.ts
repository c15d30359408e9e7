import { expect, test } from 'vitest'
import { networkOf } from './networkOf.ts'

test('an IPv4 address is one sender, also in its IPv6 form', () => {
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7')
  expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7')
  expect(networkOf('::FFFF:cb00:7107')).toBe('203.0.113.7')
})

test('the addresses of an IPv6 network are one sender in any spelling', () => {
  const one = networkOf('2001:db8:1:2::1')
  expect(networkOf('2001:DB8:1:2:ffff:ffff:ffff:ffff')).toBe(one)
  expect(networkOf('2001:0db8:0001:0002:0:0:0:9')).toBe(one)
  expect(networkOf('2001:db8:1:3::1')).not.toBe(one)
})

test('loopback, a zone, an empty text and nonsense are senders too', () => {
  expect(networkOf('::1')).toBe('0:0:0:0::/64')
  expect(networkOf('fe80::1%eth0')).toBe(networkOf('fe80::2%eth1'))
  expect(networkOf(undefined)).toBe('unknown')
  expect(networkOf('nonsense')).toBe('nonsense')
  expect(networkOf(':nonsense:')).toBe(':nonsense:')
})
