import { lengths } from '#contract/lengths.ts'

/**
 * The address of a calendar on the web (CAL-31), without spaces around it; `webcal:` is `https:`.
 *
 * @returns null if it has another scheme, credentials or a fragment, or is too long
 */
export function readWebAddress(text: string): string | null {
  const url = URL.parse(text.trim().replace(/^webcals?:/i, 'https:'))
  if (url === null || url.href.length > lengths.url || !/^https?:$/.test(url.protocol)) return null
  return url.username === '' && url.password === '' && !text.includes('#') ? url.href : null
}
