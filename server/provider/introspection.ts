import * as v from 'valibot'
import type { OpenIdClient } from '#contract/configuration.ts'
import { isSameIssuer } from '#contract/isSameIssuer.ts'
import { addMs } from '#domain/time/units.ts'
import type { Discoveries } from './discoveries.ts'
import { clientCall } from './tokenRequest.ts'
import type { Clock, IdentityProvider, Log, ProviderCall } from '../ports.ts'
import { ttlCache } from '../ttlCache.ts'
import { claimsIn, type TokenClaims } from './tokenClaims.ts'

const endpointKnownMs = 10 * 60_000
const noEndpointMs = 60_000

export type Introspected =
  /** The provider's claims about the token. */
  | { readonly kind: 'active'; readonly claims: TokenClaims }
  | { readonly kind: 'inactive' }
  /** This client cannot introspect at the provider. */
  | { readonly kind: 'not-offered' }
  | { readonly kind: 'unreachable'; readonly cause: string }

/** Asks a client's provider which client an opaque token belongs to. */
export type Introspect = (
  client: OpenIdClient,
  issuer: string | undefined,
  token: string,
) => Promise<Introspected>

type World = { readonly identityProvider: Pick<IdentityProvider, 'call'>; readonly log: Log }

/** The introspection endpoint of an issuer; null if it has none, or its metadata is not known. */
type EndpointOf = (issuer: string) => Promise<string | null>

/** Google has no introspection but this address, which needs no secret. */
const google = { issuer: 'https://accounts.google.com', address: 'https://oauth2.googleapis.com/tokeninfo' }

/**
 * Introspection (RFC 7662) with the client's own secret, if the provider offers it. A provider that refuses
 * is still asked about the next token, because its rules may change; a refusal keeps nobody out.
 */
export function introspection({ identityProvider, log }: World, endpointOf: EndpointOf): Introspect {
  const ask = async (at: string, call: ProviderCall, isActive: (body: unknown) => boolean) => {
    const reply = await identityProvider.call(at, call)
    if (reply.kind === 'unreachable') return reply
    if (reply.status >= 500 || reply.status === 429) {
      return { kind: 'unreachable', cause: `introspection answered ${reply.status}` } as const
    }
    const body = reply.status === 200 ? v.safeParse(json, reply.text) : null
    const claims = body?.success ? claimsIn(body.output) : null
    if (claims === null || !body?.success) {
      log('introspection-refused', { status: reply.status })
      return { kind: 'not-offered' } as const
    }
    return isActive(body.output) ? ({ kind: 'active', claims } as const) : ({ kind: 'inactive' } as const)
  }

  return async (client, issuer, token) => {
    if (issuer === undefined) return { kind: 'not-offered' }
    if (isSameIssuer(issuer, google.issuer)) return ask(google.address, tokenInfoCall(token), () => true)
    if ((client.client_secret ?? '') === '') return { kind: 'not-offered' }
    const endpoint = await endpointOf(issuer)
    if (endpoint === null) return { kind: 'not-offered' }
    const call = clientCall({ client, methods: undefined }, { token, token_type_hint: 'access_token' })
    return ask(endpoint, call, (body) => v.is(active, body))
  }
}

/**
 * The endpoint in the issuer's discovery document. A failed discovery is cached too, so that not every token
 * causes a new one.
 */
export function discoveredEndpoint({
  discoveries,
  clock,
}: {
  readonly discoveries: Discoveries
  readonly clock: Clock
}): EndpointOf {
  const known = ttlCache<string | null>(clock, 100)
  return (issuer) =>
    known.of(issuer, async () => {
      const metadata = await discoveries.of(issuer)
      const read = v.safeParse(address, metadata?.introspection_endpoint)
      const value = read.success ? read.output : null
      return { value, until: addMs(clock(), value === null ? noEndpointMs : endpointKnownMs) }
    })
}

const address = v.pipe(v.string(), v.regex(/^https?:\/\/\S+$/i))
const json = v.pipe(v.string(), v.parseJson())
const active = v.looseObject({ active: v.literal(true) })

const tokenInfoCall = (token: string): ProviderCall => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams({ access_token: token }).toString(),
})
