import { parseDomainName } from './domainName.ts'

const maxLength = 254

/** Characters that an unquoted address may not contain (RFC 5322 3.2.3), and invisible ones. */
const strange = /[\s\p{C}\p{Z}()<>[\]:;@\\,"]/u

/**
 * An e-mail address in the form that identifies a person: ASCII letters in lower case, and the domain as
 * `parseDomainName` returns it. Other letters stay unchanged: `toLowerCase` would make the Kelvin sign a `k`,
 * which is another address.
 *
 * @param text as it was received, without blanks around it
 * @returns null if it is not an address: not exactly one `@`, control or format characters, quotes, more than
 *   254 characters
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

/** The domain of an address returned by `parseEmailAddress`. */
export const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1)

const asciiLower = (text: string) => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
