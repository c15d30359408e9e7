import { applicationIssuer } from '#contract/configuration.ts'
import { addMs } from '#domain/time/units.ts'
import { readOpenIdSettings } from '../../configuration/settings/openIdSettings.ts'
import type { Services } from '../../services.ts'
import { retryAfter } from '../../http/answerFailure.ts'
import { throwHttpError } from '../../HttpError.ts'
import { throwMisconfigured } from '../throwVerdict.ts'
import { ttlCache } from '../../ttlCache.ts'

/**
 * Everybody may ask, so that an answer counts for a while: a good one longer, as people wait for the end of a
 * bad one.
 */
const thereMs = 5000
const goneMs = 1000

/** What a proxy says of a provider that is behind it and down. */
const gatewayTrouble = new Set([502, 503, 504])

/**
 * Whether the provider answers at the address where people are sent to sign in (CFG-12): the application asks
 * before it leaves, as a browser that finds nobody there shows a page of its own, which knows no way back.
 */
export function providerPresence({ ports, discoveries }: Services): () => Promise<Response> {
  const { store, identityProvider, clock, log } = ports
  const found = ttlCache<boolean>(clock, 10)

  const isThere = async (issuer: string, address: string): Promise<boolean> => {
    const reply = await identityProvider.call(address, { method: 'HEAD' })
    if (reply.kind === 'replied') return !gatewayTrouble.has(reply.status)
    // A firewall may block HEAD: a provider that answers discovery is there.
    return (await identityProvider.discover(issuer)).kind === 'found'
  }

  return async () => {
    const configuration = await readOpenIdSettings(store)
    const issuer = applicationIssuer(configuration)
    const metadata = issuer === null ? null : await discoveries.of(issuer)
    const address = configuration?.clients[0]?.authorization_url ?? metadata?.authorization_endpoint
    const answers =
      issuer !== null &&
      address !== undefined &&
      (await found.of(address, async () => {
        const value = await isThere(issuer, address)
        return { value, until: addMs(clock(), value ? thereMs : goneMs) }
      }))
    if (answers) return new Response(null, { status: 204 })
    log('provider-absent')
    const isUnusable = metadata !== null || issuer === null || discoveries.isRefused(issuer)
    if (address === undefined && isUnusable) return throwMisconfigured()
    return throwHttpError(
      'unavailable',
      'The identity provider cannot be reached. Please try again.',
      retryAfter,
    )
  }
}
