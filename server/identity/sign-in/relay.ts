import { isRelayed } from '#contract/configuration.ts'
import { applicationIssuer } from '#contract/configuration.ts'
import { readOpenIdSettings } from '../../configuration/settings/openIdSettings.ts'
import { requestToken, type TokenEndpoint, type TokenOutcome } from '../../provider/tokenRequest.ts'
import type { RequestContext } from '../../context.ts'
import type { Services } from '../../services.ts'
import { retryAfter } from '../../http/answerFailure.ts'
import { allowedOrigins } from '../../http/headers/allowedOrigins.ts'
import { throwHttpError } from '../../HttpError.ts'
import { digest as webDigest } from '../../digest.ts'
import { retryAfterOf, throwMisconfigured } from '../throwVerdict.ts'
import { readRelayForm } from './relayForm.ts'
import { throttle } from '../throttle/throttle.ts'

/**
 * How many requests of one address the provider may refuse, so that nobody can try codes through the service
 * (CFG-7).
 */
const budget = { name: 'relay', limit: 300, windowMs: 60_000 } as const

/**
 * The token endpoint for an application whose client has a secret or is relayed (CFG-7). It adds the secret,
 * which must not be in a browser, and returns the provider's answer.
 */
export function relay({
  ports,
  discoveries,
  throttleCounts: counts,
}: Services): (context: Pick<RequestContext, 'request' | 'sender' | 'upload'>) => Promise<Response> {
  const { settings, identityProvider, clock, log, digest = webDigest } = ports
  const origins = allowedOrigins(settings)
  const byAddress = throttle(budget, { counts, clock, digest })

  const endpointOf = async (clientId: string): Promise<TokenEndpoint | 'other-client'> => {
    const configuration = await readOpenIdSettings(ports.store)
    const client = configuration?.clients[0]
    if (client === undefined || !isRelayed(client)) {
      return throwHttpError('not-found', 'There is no relay here: the browser requests tokens itself.')
    }
    if (clientId !== client.client_id) return 'other-client'
    const issuer = applicationIssuer(configuration)
    const metadata = issuer === null ? null : await discoveries.of(issuer)
    const address = client.token_url ?? metadata?.token_endpoint
    const isUnusable = metadata !== null || issuer === null || discoveries.isRefused(issuer)
    if (address === undefined && isUnusable) return throwMisconfigured()
    if (address === undefined) return unreachable('no token address is known')
    return { address, client, methods: metadata?.['token_endpoint_auth_methods_supported'] }
  }

  const unreachable = (cause: string): never => {
    log('relay-unreachable', { cause })
    return throwHttpError(
      'unavailable',
      'The identity provider cannot be reached. Please try again.',
      retryAfter,
    )
  }

  const answer = (outcome: TokenOutcome): Response => {
    switch (outcome.kind) {
      case 'granted':
        return Response.json(outcome.tokens, { headers: { pragma: 'no-cache' } })
      case 'refused':
        log('relay-refused', { error: outcome.error })
        return errorAnswer(outcome.error, outcome.description)
      case 'unreachable':
        return unreachable(outcome.cause)
    }
  }

  return async (context) => {
    if (!isOurPage(context.request, origins)) {
      throwHttpError('cross-site', 'Only pages of the application may ask for tokens here.')
    }
    const form = await readRelayForm(context)
    if (form.kind === 'refused') return errorAnswer(form.error, form.description)
    const endpoint = await endpointOf(form.clientId)
    if (endpoint === 'other-client') {
      return errorAnswer('invalid_client', 'This is not the client of the application.')
    }
    const attempt = await byAddress.begin(context.sender)
    if (attempt.kind === 'spent') {
      log('relay-too-many')
      throwHttpError(
        'too-many-requests',
        'Too many requests were refused. Please wait a minute.',
        retryAfterOf(attempt.retryAfterMs),
      )
    }
    let isRefused = false
    try {
      const outcome = await requestToken(identityProvider, endpoint, form.parameters)
      isRefused = outcome.kind === 'refused'
      return answer(outcome)
    } finally {
      await attempt.end(isRefused)
    }
  }
}

/** Browsers send `Origin` with every POST to another origin. Without it, the request must be same-origin. */
function isOurPage(request: Request, origins: ReadonlySet<string>): boolean {
  const origin = request.headers.get('origin')
  return origin === null ? request.headers.get('sec-fetch-site') === 'same-origin' : origins.has(origin)
}

/** RFC 6749 5.2, the format that clients of a token endpoint expect. */
const errorAnswer = (error: string, description?: string) =>
  Response.json(
    { error, ...(description !== undefined && { error_description: description }) },
    { status: 400, headers: { pragma: 'no-cache' } },
  )
