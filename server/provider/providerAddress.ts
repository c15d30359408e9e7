import type { Ports } from '../ports.ts'
import { isLoopback } from '../net/isLoopback.ts'

/**
 * Why a typed address must not be called, as the end of a sentence (CFG-8); null if it may be. The addresses
 * behind a host name are checked when it is called. Plain http is only for loopback, where a developer runs
 * both provider and application.
 */
export function addressProblem(
  address: string,
  { settings, identityProvider }: Pick<Ports, 'settings' | 'identityProvider'>,
): string | null {
  const { publicUrl, isPrivateProviderAllowed = true } = settings
  const url = URL.parse(address)
  if (url === null || !/^https?:$/.test(url.protocol)) return 'must be a URL'
  if (url.username !== '' || url.password !== '') return 'must not hold credentials'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const kind = identityProvider.addressKind(host)
  const isHere = isLoopback(host) || kind === 'loopback'
  const isDevelopment = isLoopback(new URL(publicUrl).hostname)
  if (url.protocol === 'http:' && !(isHere && isDevelopment)) return 'must begin with https://'
  if (kind === 'forbidden') return 'must not be called'
  return (kind === 'private' || isHere) && !isPrivateProviderAllowed ? 'must not be called' : null
}
