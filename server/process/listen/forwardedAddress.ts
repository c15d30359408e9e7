/**
 * The caller, as a trusted proxy reports it: the last address in `X-Forwarded-For`, because the proxy wrote that one.
 * Some proxies write its port behind it, which differs with each connection, so it is left out.
 *
 * @returns an address without port and brackets; null if the header has none
 */
export function forwardedAddress(header: string | null): string | null {
  const last = header?.split(',').at(-1)?.trim() ?? ''
  const [, bracketed, dotted] = /^(?:\[([^\]]+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d+)?$/.exec(last) ?? []
  return (bracketed ?? dotted ?? last) || null
}
