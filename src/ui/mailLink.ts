/** The address of a new mail to people (RFC 6068): the `@` of an address stays, and nothing in it ends it. */
export function mailLink(addresses: readonly string[], subject = ''): string {
  const to = addresses.map(addressed).join(',')
  return `mailto:${to}${subject === '' ? '' : `?subject=${encodeURIComponent(subject)}`}`
}

function addressed(address: string): string {
  const at = address.lastIndexOf('@')
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)].map(encodeURIComponent)
  return at === -1 ? encodeURIComponent(address) : `${local}@${domain}`
}
