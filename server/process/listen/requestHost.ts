import type { IncomingMessage } from 'node:http'

/**
 * What a trusted proxy says was asked for: the last words of its headers, which it wrote itself; null if it
 * says no protocol.
 */
export function forwardedFrom(
  request: IncomingMessage,
): { readonly protocol: string; readonly host: string } | null {
  const protocol = last(request.headers['x-forwarded-proto'])
  const host = last(request.headers['x-forwarded-host']) ?? request.headers.host
  // A target in absolute form says itself what it asks for (RFC 9112 3.2.2).
  const isOrigin = request.url?.startsWith('/') === true
  return isOrigin && protocol !== undefined && /^https?$/.test(protocol) && host !== undefined
    ? { protocol, host }
    : null
}

/**
 * The name of the host that a request is for: of its target in absolute form, else as a trusted proxy says,
 * else of its one `Host`.
 *
 * @returns lower case, without port and closing dot, IPv6 without brackets; null if that is no name of a host
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

/** The host of an address, written in the one way that hosts are compared in. */
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
