/** The address of a new mail to people (RFC 6068): the `@` of an address stays, and nothing in it ends it. */
export function mailLink(addresses: readonly string[], subject = ''): string {
  const to = addresses.map((each) => encodeURIComponent(each).replace(/%40(?!.*%40)/, '@')).join(',')
  return `mailto:${to}${subject === '' ? '' : `?subject=${encodeURIComponent(subject)}`}`
}
