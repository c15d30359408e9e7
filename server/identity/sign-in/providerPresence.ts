import { applicationIssuer } from '#contract/configuration.ts'
import { addMs } from '#domain/time/units.ts'
import { readOpenIdSettings } from '../../configuration/settings/openIdSettings.ts'
import type { Services } from '../../services.ts'
import { retryAfter } from '../../http/answerFailure.ts'
import { throwHttpError } from '../../HttpError.ts'
import { throwMisconfigured } from '../throwVerdict.ts'
import { ttlCache } from '../../ttlCache.ts'

/**
 * How long an answer is cached, because anyone may call this. A bad one is kept for less time, because people
 * wait for the provider to return.
 */
const thereMs = 5000
const goneMs = 1000

/** Statuses of a proxy whose provider is down. */
const gatewayTrouble = new Set([502, 503, 504])

/**
 * Whether the provider answers at its sign-in address (CFG-12). The application asks before it goes there: if
 * nothing answers, the browser shows an error page without a way back.
 */
export function providerPresence({ ports, discoveries }: Services): () => Promise<Response> {
  const { store, identityProvider, clock, log } = ports
  const found = ttlCache<boolean>(clock, 10)

  const isThere = async (issuer: string, address: string): Promise<boolean> => {
    const reply = await identityProvider.call(address, { method: 'HEAD' })
    if (reply.kind === 'replied') return !gatewayTrouble.has(reply.status)
    // A firewall may block HEAD. If discovery works, the provider is there.
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
