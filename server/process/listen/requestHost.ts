import type { IncomingMessage } from 'node:http'

/**
 * What a trusted proxy reports about a request: the last value of each of its headers, because earlier ones
 * may be forged. Null if it reports no protocol.
 */
export function forwardedFrom(
  request: IncomingMessage,
): { readonly protocol: string; readonly host: string } | null {
  const protocol = last(request.headers['x-forwarded-proto'])
  const host = last(request.headers['x-forwarded-host']) ?? request.headers.host
  // A target in absolute form contains the host itself (RFC 9112 3.2.2).
  const isOrigin = request.url?.startsWith('/') === true
  return isOrigin && protocol !== undefined && /^https?$/.test(protocol) && host !== undefined
    ? { protocol, host }
    : null
}

/**
 * The host that a request is for: from a target in absolute form, else from a trusted proxy, else from its
 * single `Host` header.
 *
 * @returns lower case, without port and final dot, IPv6 without brackets; null if it is not a valid host
 */
export function requestHost(request: IncomingMessage, isProxyTrusted: boolean): string | null {
  const isNamedOnce =
    request.rawHeaders.filter((text, index) => index % 2 === 0 && /^host$/i.test(text)).length === 1
  if (!isNamedOnce) return null
  if (request.url?.startsWith('/') !== true) return hostnameOf(request.url ?? '')
  const forwarded = isProxyTrusted ? forwardedFrom(request) : null
  const host = forwarded?.host ?? request.headers.host ?? ''
  return /^(?:\[[\da-f:.]+\]|[^\s/?#@:[\]\\]+)(?::\d{1,5})?$/i.test(host)
    ? hostnameOf(`http://${host}/`)
    : null
}

/** The host of an address, normalized for comparison. */
export function hostnameOf(address: string): string | null {
  const url = URL.parse(address)
  if (url === null || !/^https?:$/.test(url.protocol)) return null
  return url.hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '')
}

const last = (header: string | string[] | undefined) =>
  String(header ?? '')
    .split(',')
    .at(-1)
    ?.trim() || undefined
