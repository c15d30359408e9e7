import { expect, test } from 'vitest'
import { addressKind } from './addressKind.ts'

test.for([
  ['93.184.216.34', 'public'],
  ['10.1.2.3', 'private'],
  ['172.16.0.1', 'private'],
  ['172.31.255.255', 'private'],
  ['172.32.0.1', 'public'],
  ['192.168.1.1', 'private'],
  ['100.64.0.1', 'private'],
  ['127.0.0.1', 'loopback'],
  ['127.255.255.254', 'loopback'],
  ['0.0.0.0', 'forbidden'],
  ['0.1.2.3', 'forbidden'],
  ['169.254.169.254', 'forbidden'],
  ['100.100.100.200', 'forbidden'],
  ['224.0.0.1', 'forbidden'],
  ['255.255.255.255', 'forbidden'],
  ['2606:2800:220:1::1', 'public'],
  ['::1', 'loopback'],
  ['::', 'forbidden'],
  ['fe80::1', 'forbidden'],
  ['fe80::1%eth0', 'forbidden'],
  ['ff02::1', 'forbidden'],
  ['fd12:3456::1', 'private'],
  ['fd00:ec2::254', 'forbidden'],
  ['::ffff:169.254.169.254', 'forbidden'],
  ['::ffff:a9fe:a9fe', 'forbidden'],
  ['::ffff:10.0.0.1', 'private'],
  ['::ffff:7f00:1', 'loopback'],
  ['64:ff9b::a9fe:a9fe', 'forbidden'],
  ['2002:a9fe:a9fe::', 'forbidden'],
])('%s is %s', ([address, kind]) => {
  expect(addressKind(address ?? '')).toBe(kind)
})

test.for(['idp.example', '1.2.3', '1.2.3.256', '1::2::3', ':', '12345::', 'a:b:c:d:e:f:1:2:3'])(
  '%s is no address',
  (text) => {
    expect(addressKind(text)).toBeNull()
  },
)
