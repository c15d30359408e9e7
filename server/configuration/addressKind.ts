/**
 * Where a network address leads: `forbidden` is where no provider is and secrets of machines are (link-local with the clouds' metadata,
 * multicast, reserved, unspecified).
 */
export type AddressKind = 'public' | 'private' | 'loopback' | 'forbidden'

/** @param address IPv4 in four decimal numbers, or IPv6 without brackets; null where it is neither */
export function addressKind(address: string): AddressKind | null {
  const four = bytesOf(address)
  if (four !== null) return kindOfFour(four)
  const groups = groupsOf(address)
  return groups === null ? null : kindOfSix(groups)
}

type Range = readonly [first: number, bits: number, kind: AddressKind]

/** The first that holds counts. */
const ranges: readonly Range[] = [
  // Metadata of clouds that do not use 169.254.169.254.
  [at(100, 100, 100, 200), 32, 'forbidden'],
  [at(192, 0, 0, 192), 32, 'forbidden'],
  [at(0, 0, 0, 0), 8, 'forbidden'],
  [at(10, 0, 0, 0), 8, 'private'],
  [at(100, 64, 0, 0), 10, 'private'],
  [at(127, 0, 0, 0), 8, 'loopback'],
  [at(169, 254, 0, 0), 16, 'forbidden'],
  [at(172, 16, 0, 0), 12, 'private'],
  [at(192, 0, 0, 0), 24, 'private'],
  [at(192, 168, 0, 0), 16, 'private'],
  [at(198, 18, 0, 0), 15, 'private'],
  // Multicast and everything above, the broadcast address included.
  [at(224, 0, 0, 0), 3, 'forbidden'],
]

function kindOfFour([a = 0, b = 0, c = 0, d = 0]: readonly number[]): AddressKind {
  const address = at(a, b, c, d)
  const isWithin = ([first, bits]: Range) => Math.floor((address - first) / 2 ** (32 - bits)) === 0
  return ranges.find(isWithin)?.[2] ?? 'public'
}

function kindOfSix(groups: readonly number[]): AddressKind {
  const [first = 0, second = 0, third = 0] = groups
  if (groups.slice(0, 7).every((group) => group === 0)) {
    if (groups[7] === 1) return 'loopback'
    if (groups[7] === 0) return 'forbidden'
  }
  // An IPv4 address inside: mapped, compatible, translated (RFC 6052), or by 6to4 (RFC 3056).
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && [0, 0xff_ff].includes(groups[5] ?? 1)
  const isTranslated = first === 0x64 && second === 0xff_9b
  if (isMapped || isTranslated) return kindOfFour(bytesIn(groups[6], groups[7]))
  if (first === 0x20_02) return kindOfFour(bytesIn(second, third))
  if (first === 0xfd_00 && second === 0x0e_c2) return 'forbidden'
  if (first >= 0xff_00 || (first >= 0xfe_80 && first <= 0xfe_bf)) return 'forbidden'
  return (first >= 0xfc_00 && first <= 0xfd_ff) || (first >= 0xfe_c0 && first <= 0xfe_ff)
    ? 'private'
    : 'public'
}

function at(a: number, b: number, c: number, d: number): number {
  return ((a * 256 + b) * 256 + c) * 256 + d
}

const bytesIn = (high = 0, low = 0) => [high >> 8, high & 255, low >> 8, low & 255]

function bytesOf(address: string): readonly number[] | null {
  if (!/^\d{1,3}(?:\.\d{1,3}){3}$/.test(address)) return null
  const bytes = address.split('.').map(Number)
  return bytes.every((byte) => byte < 256) ? bytes : null
}

/** The eight groups of an IPv6 address; the last two may be written as IPv4, and a zone (`%eth0`) may follow. */
function groupsOf(address: string): readonly number[] | null {
  const [text = ''] = address.toLowerCase().split('%')
  const tail = bytesOf(text.slice(text.lastIndexOf(':') + 1))
  const [a = 0, b = 0, c = 0, d = 0] = tail ?? []
  const plain =
    tail === null
      ? text
      : `${text.slice(0, text.lastIndexOf(':') + 1)}${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
  const halves = plain.split('::')
  if (halves.length > 2 || !/^[0-9a-f:]+$/.test(plain)) return null
  const [before = [], after = []] = halves.map((half) => (half === '' ? [] : half.split(':')))
  const missing = 8 - before.length - after.length
  if (halves.length === 2 ? missing < 1 : missing !== 0) return null
  const groups = [...before, ...Array.from({ length: missing }, () => '0'), ...after]
  return groups.every((group) => /^[0-9a-f]{1,4}$/.test(group))
    ? groups.map((group) => Number.parseInt(group, 16))
    : null
}
