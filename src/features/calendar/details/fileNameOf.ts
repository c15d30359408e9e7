import { parseUrl } from '../../../api/parseUrl.ts'

/**
 * What an attached link is called: as the event says (FILENAME, RFC 8607 4.2), else as its address ends, else by its
 * host.
 */
export function fileNameOf(address: string, named: string | undefined): string {
  if (named !== undefined && named.trim() !== '') return named
  const url = parseUrl(address)
  if (url === null) return address
  const last = url.pathname.split('/').findLast((part) => part !== '')
  return last === undefined ? url.host : decoded(last)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
