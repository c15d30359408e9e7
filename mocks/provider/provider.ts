import { people, personWith, type Person } from '../people.ts'
import { signedTokens } from './signedTokens.ts'

/** The addresses of the small provider's pages and endpoints, below the application. */
export type ProviderPlace = {
  /** Its issuer, without a trailing slash. */
  readonly issuer: string
  readonly storage: Storage
  readonly tokenSeconds?: number
  readonly cannotRefresh?: boolean
  readonly saysVerified?: boolean
  readonly hasSignOut?: boolean
  /** When the person signed in, in seconds since the epoch; without it ID tokens have no `auth_time`. */
  readonly signedInAt?: number
  /** Whether it issues refresh tokens; true unless given. */
  readonly givesRefresh?: boolean
}

/**
 * An OpenID provider that runs in the browser. Its pages are pages of the mock build, MSW answers its
 * endpoints, and signed tokens carry state from page to page. It has the authorization code flow with PKCE
 * S256, refresh with rotation, and the implicit flow.
 */
export async function createProvider({
  issuer,
  storage,
  tokenSeconds = 3600,
  cannotRefresh = false,
  saysVerified = true,
  hasSignOut = true,
  signedInAt,
  givesRefresh = true,
}: ProviderPlace) {
  const tokens = await signedTokens(issuer, storage)

  const metadata = {
    issuer,
    authorization_endpoint: `${issuer}/index.html`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/me`,
    jwks_uri: `${issuer}/jwks`,
    ...(hasSignOut && { end_session_endpoint: `${issuer}/signOut.html` }),
    response_types_supported: ['code', 'id_token token'],
    response_modes_supported: ['query', 'fragment'],
    grant_types_supported: ['authorization_code', 'implicit', 'refresh_token'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none'],
    scopes_supported: ['openid', 'email', 'profile', 'offline_access'],
    authorization_response_iss_parameter_supported: true,
  }

  /** The address with the answer to an authorization request of a signed-in person. */
  async function answerTo(request: URLSearchParams, person: Person): Promise<string> {
    const wayBack = request.get('redirect_uri') ?? ''
    const state = request.get('state') ?? ''
    if (request.get('response_type') === 'id_token token') {
      const { refresh_token: _, ...given } = await issue(
        person.email,
        request.get('client_id') ?? '',
        request.get('nonce'),
      )
      return `${wayBack.replace(/#.*/, '')}#${new URLSearchParams({ ...given, expires_in: String(given.expires_in), state, iss: issuer })}`
    }
    const code = await tokens.sign(
      'code',
      {
        sub: person.email,
        client_id: request.get('client_id'),
        redirect_uri: request.get('redirect_uri'),
        nonce: request.get('nonce') ?? undefined,
        code_challenge: request.get('code_challenge'),
      },
      60,
    )
    return withParameters(wayBack, { code, state, iss: issuer })
  }

  async function redeem(form: URLSearchParams): Promise<Response> {
    if (form.get('grant_type') === 'refresh_token') return renew(form)
    const code = await tokens.read('code', form.get('code') ?? '')
    const isSpent = code?.jti === undefined || storage.getItem(spentKey(code.jti)) !== null
    const isProved = code?.['code_challenge'] === (await challengeOf(form.get('code_verifier') ?? ''))
    if (isSpent || !isProved || code['redirect_uri'] !== form.get('redirect_uri')) return invalidGrant()
    storage.setItem(spentKey(code.jti ?? ''), '1')
    return issueTokens(String(code.sub), String(code['client_id']), code['nonce'])
  }

  async function renew(form: URLSearchParams): Promise<Response> {
    const refresh = await tokens.read('refresh', form.get('refresh_token') ?? '')
    if (!refresh || cannotRefresh) return invalidGrant()
    return issueTokens(String(refresh.sub), String(refresh['client_id']))
  }

  async function issueTokens(sub: string, clientId: string, nonce?: unknown): Promise<Response> {
    return Response.json(await issue(sub, clientId, nonce), { headers: { 'cache-control': 'no-store' } })
  }

  async function issue(sub: string, clientId: string, nonce?: unknown) {
    const person = Object.values(people).find(({ email }) => email === sub)
    const claims = {
      sub,
      email: sub,
      email_verified: true,
      given_name: person?.givenName,
      family_name: person?.familyName,
    }
    const [access, refresh] = await Promise.all([
      tokens.sign('access', { sub, client_id: clientId }, tokenSeconds),
      tokens.sign('refresh', { sub, client_id: clientId }, 86_400),
    ])
    const bound = {
      aud: clientId,
      at_hash: await halfHashOf(access),
      ...(signedInAt !== undefined && { auth_time: signedInAt }),
      ...(typeof nonce === 'string' && { nonce }),
    }
    return {
      access_token: access,
      ...(givesRefresh && { refresh_token: refresh }),
      id_token: await tokens.sign('id', { ...claims, ...bound }, tokenSeconds),
      token_type: 'Bearer',
      expires_in: tokenSeconds,
      scope: 'openid email profile offline_access',
    }
  }

  /** The UserInfo of a token, or null. */
  async function userInfo(token: string) {
    const claims = await tokens.read('access', token)
    const person = Object.values(people).find(({ email }) => email === claims?.sub)
    if (!person) return null
    const { email, givenName, familyName } = person
    const verified = saysVerified ? { email_verified: true } : {}
    return { sub: email, email, ...verified, given_name: givenName, family_name: familyName }
  }

  return { metadata, keys: tokens.keys, answerTo, redeem, userInfo, personWith }
}

export type Provider = Awaited<ReturnType<typeof createProvider>>

const spentKey = (jti: string) => `mock-provider-spent-${jti}`

const invalidGrant = () => Response.json({ error: 'invalid_grant' }, { status: 400 })

/** Adds parameters to the query of an address, before its fragment. */
export function withParameters(address: string, parameters: Readonly<Record<string, string>>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(parameters)) if (value) url.searchParams.set(name, value)
  return url.href
}

const challengeOf = async (verifier: string): Promise<string> => base64url(await digestOf(verifier))

/** In the form of `at_hash` (OpenID Connect Core 3.2.2.9). */
const halfHashOf = async (token: string): Promise<string> => base64url((await digestOf(token)).slice(0, 16))

const digestOf = async (text: string) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))

const base64url = (bytes: Uint8Array) => bytes.toBase64({ alphabet: 'base64url', omitPadding: true })
