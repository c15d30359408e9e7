import { BlockList, isIP, isIPv4 } from 'node:net'
import type { AddressKind } from '../ports.ts'

/**
 * The kind of a network address (CFG-8), by Node's `BlockList`. An IPv6 address that contains an IPv4 address
 * has the kind of that one.
 *
 * @param address IPv4 in four decimal numbers, or IPv6 without brackets, with or without a zone (`%eth0`)
 * @returns null if it is not an address
 */
export function addressKind(address: string): AddressKind | null {
  const [bare = ''] = address.split('%', 1)
  if (isIP(bare) === 0) return null
  const family = isIPv4(bare) ? 'ipv4' : 'ipv6'
  return lists.find(([, list]) => list.check(bare, family))?.[0] ?? 'public'
}

type Range = readonly [address: string, prefix: number]

/**
 * The first matching list counts. For example, `::1` also matches a forbidden range, as 0.0.0.1 written in
 * IPv6.
 */
const lists: readonly (readonly [AddressKind, BlockList])[] = [
  ['loopback', listOf([['127.0.0.0', 8]], [['::1', 128]])],
  [
    'forbidden',
    listOf(
      [
        // Metadata services and agents of clouds outside 169.254.0.0/16: Alibaba, Oracle, Azure.
        ['100.100.100.200', 32],
        ['192.0.0.192', 32],
        ['168.63.129.16', 32],
        ['0.0.0.0', 8],
        ['169.254.0.0', 16],
        // Multicast and everything above it, including the broadcast address.
        ['224.0.0.0', 3],
      ],
      [
        // The same in IPv6: AWS, Google, Oracle, Scaleway.
        ['fd00:ec2::', 32],
        ['fd20:ce::', 32],
        ['fd00:c1::', 32],
        ['fd00:42::', 32],
        ['::', 128],
        ['100::', 64],
        ['fe80::', 10],
        ['ff00::', 8],
        // Teredo and local NAT64 (RFC 4380, RFC 8215) contain an IPv4 address behind a variable prefix. No
        // provider has such an address.
        ['2001::', 32],
        ['64:ff9b:1::', 48],
      ],
    ),
  ],
  [
    'private',
    listOf(
      [
        ['10.0.0.0', 8],
        ['100.64.0.0', 10],
        ['172.16.0.0', 12],
        ['192.0.0.0', 24],
        ['192.168.0.0', 16],
        ['198.18.0.0', 15],
      ],
      [
        ['fc00::', 7],
        ['fec0::', 10],
      ],
    ),
  ],
]

function listOf(ranges: readonly Range[], rangesOfSix: readonly Range[]): BlockList {
  const list = new BlockList()
  for (const [address, prefix] of ranges) {
    // Matches the mapped form `::ffff:127.0.0.1` too (RFC 4291).
    list.addSubnet(address, prefix, 'ipv4')
    for (const [six, at] of embedded(address)) list.addSubnet(six, at + prefix, 'ipv6')
  }
  for (const [address, prefix] of rangesOfSix) list.addSubnet(address, prefix, 'ipv6')
  return list
}

/** The IPv6 forms that embed an IPv4 address, each with the length of its prefix in bits. */
function embedded(address: string): readonly Range[] {
  return [
    // IPv4-compatible (RFC 4291), translated (RFC 2765), NAT64 (RFC 6052).
    [`::${address}`, 96],
    [`::ffff:0:${address}`, 96],
    [`64:ff9b::${address}`, 96],
    // 6to4 (RFC 3056).
    [`2002:${hex(address)}::`, 16],
  ]
}

function hex(address: string): string {
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number)
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
}
