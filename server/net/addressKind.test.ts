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
  // Metadata services and agents of clouds.
  ['168.63.129.16', 'forbidden'],
  ['192.0.0.192', 'forbidden'],
  ['fd20:ce::254', 'forbidden'],
  ['fd00:c1::a9fe:a9fe', 'forbidden'],
  ['fd00:42::42', 'forbidden'],
  // IPv4 inside of IPv6, in every form.
  ['::ffff:168.63.129.16', 'forbidden'],
  ['::FFFF:6464:64C8', 'forbidden'],
  ['0:0:0:0:0:ffff:a9fe:a9fe', 'forbidden'],
  ['::169.254.169.254', 'forbidden'],
  ['::ffff:0:169.254.169.254', 'forbidden'],
  ['64:ff9b::168.63.129.16', 'forbidden'],
  ['64:ff9b::10.0.0.1', 'private'],
  ['64:ff9b::93.184.216.34', 'public'],
  ['64:ff9b:1::a9fe:a9fe', 'forbidden'],
  ['2002:a83f:8110::1', 'forbidden'],
  ['2002:7f00:1::', 'loopback'],
  ['2002:0a00:0001::', 'private'],
  ['2002:5db8:d822::1', 'public'],
  ['2001:0:53aa:64c:0:0:5601:5601', 'forbidden'],
  ['2001:4860:4860::8888', 'public'],
  ['::ffff:93.184.216.34', 'public'],
])('%s is %s', ([address, kind]) => {
  expect(addressKind(address ?? '')).toBe(kind)
})

test.for(['idp.example', '1.2.3', '1.2.3.256', '1::2::3', ':', '12345::', 'a:b:c:d:e:f:1:2:3'])(
  '%s is not an address',
  (text) => {
    expect(addressKind(text)).toBeNull()
  },
)
