import { parseDomainName } from './domainName.ts'

const maxLength = 254

/** What stands nowhere in an address unquoted (RFC 5322 3.2.3), and what nobody sees. */
const strange = /[\s\p{C}\p{Z}()<>[\]:;@\\,"]/u

/**
 * An e-mail address as it names a person: of ASCII letters the lower case, and the domain as
 * `parseDomainName` has it. Other letters stay as they are: `toLowerCase` would make the Kelvin sign a `k`,
 * and with it somebody else.
 *
 * @param text as it came, without blanks around it
 * @returns null where it is none: not exactly one `@`, control or format characters, quotes, more than 254
 *   characters
 */
export function parseEmailAddress(text: string): string | null {
  if (text.length > maxLength) return null
  const [local = '', domainText = '', ...others] = text.split('@')
  const domain = parseDomainName(domainText)
  if (local === '' || domain === null || others.length > 0 || strange.test(local)) return null
  if (local.normalize('NFKC') !== local) return null
  const address = `${asciiLower(local)}@${domain}`
  return address.length > maxLength ? null : address
}

/** The domain of an address that `parseEmailAddress` gave. */
export const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1)

const asciiLower = (text: string) => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
