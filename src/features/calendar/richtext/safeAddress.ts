import { parseUrl } from '../../../api/parseUrl.ts'

/**
 * The address of a link, if a person may follow it: http, https, mailto or tel, without a name to sign in.
 *
 * @returns the normal form of the address; null for every other scheme and for what is no whole address
 */
export function safeAddress(text: string): string | null {
  const url = parseUrl(text)
  if (url === null || url.username !== '' || url.password !== '') return null
  return schemes.has(url.protocol) && url.href.length <= longest ? url.href : null
}

const schemes: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** Characters: what browsers and servers take. */
const longest = 8000
