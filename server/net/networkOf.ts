/**
 * What counts as one sender: an IPv4 address, or the first 64 bits of an IPv6 address, which usually belong
 * to one subscriber.
 *
 * @param address from the listener; undefined if it is not known, and then all senders count as one
 */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return 'unknown'
  const [text = ''] = address.toLowerCase().split('%')
  // Brings every spelling of an address to one; `::ffff:192.0.2.1` becomes `::ffff:c000:201`.
  const canonical = text.includes(':') ? URL.parse(`http://[${text}]/`)?.hostname.slice(1, -1) : undefined
  if (canonical === undefined) return text
  const [head = '', tail] = canonical.split('::')
  const before = groupsIn(head)
  const after = groupsIn(tail ?? '')
  const groups = [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after]
  const isMapped = groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff'
  return isMapped ? fourOf(groups) : `${groups.slice(0, 4).join(':')}::/64`
}

const groupsIn = (text: string) => (text === '' ? [] : text.split(':'))

const fourOf = (groups: readonly string[]) =>
  groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 255])
    .join('.')
