import type { ProviderMetadata } from '#contract/appConfig.ts'
import type { UserInfo } from '#contract/identity.ts'
import type { DiscoveredMetadata } from '../../provider/readMetadata.ts'
import { addressKind } from '../../net/addressKind.ts'
import type { IdentityProvider, ProviderCall } from '../../ports.ts'

/** An identity provider whose answers a test sets. It is the only part of these tests that is not ours. */
export type ScriptedProvider = IdentityProvider & {
  isDown: boolean
  /** The `Retry-After` of its 429 to calls for UserInfo; null: it answers them. */
  retryAfterMs: number | null
  /** UserInfo by token. It is the same at every address, unless `only` has one for the token. */
  readonly tokens: Map<string, UserInfo>
  readonly only: Map<string, string>
  /** Discovery metadata by issuer. */
  readonly issuers: Map<string, DiscoveredMetadata>
  /** Its other answers, by method and address: `POST https://idp.example/token`. */
  readonly replies: Map<string, (call: ProviderCall) => Scripted>
  /** Every call it got: `userInfo https://idp.example/me`. */
  readonly calls: string[]
  /** The last call to any other address. */
  lastCall: ProviderCall | null
}

/** Status and body of an answer. A body that is not text is sent as JSON. */
export type Scripted = {
  readonly status: number
  readonly body: unknown
  readonly location?: string
  readonly allowedOrigin?: string
}

export const issuerUrl = 'https://idp.example'

export const metadataOf = (issuer: string): ProviderMetadata & DiscoveredMetadata => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  userinfo_endpoint: `${issuer}/me`,
  end_session_endpoint: `${issuer}/logout`,
})

export function scriptedProvider(): ScriptedProvider {
  const unreachable = { kind: 'unreachable', cause: 'scripted' } as const
  const provider: ScriptedProvider = {
    isDown: false,
    retryAfterMs: null,
    tokens: new Map(),
    only: new Map(),
    issuers: new Map([[issuerUrl, metadataOf(issuerUrl)]]),
    replies: new Map(),
    calls: [],
    lastCall: null,
    addressKind,
    call: async (address, call) => {
      provider.calls.push(`${call.method} ${address}`)
      provider.lastCall = call
      const reply = provider.replies.get(`${call.method} ${address}`)
      if (provider.isDown || reply === undefined) return unreachable
      const { status, body, location, allowedOrigin } = reply(call)
      return {
        kind: 'replied',
        status,
        text: typeof body === 'string' ? body : JSON.stringify(body),
        ...(location !== undefined && { location }),
        ...(allowedOrigin !== undefined && { allowedOrigin }),
      }
    },
    userInfo: async (endpoint, token) => {
      provider.calls.push(`userInfo ${endpoint}`)
      if (provider.isDown) return unreachable
      if (provider.retryAfterMs !== null) return { ...unreachable, retryAfterMs: provider.retryAfterMs }
      const userInfo = provider.tokens.get(token)
      const isTheirs = (provider.only.get(token) ?? endpoint) === endpoint
      return userInfo !== undefined && isTheirs ? { kind: 'known', userInfo } : { kind: 'refused' }
    },
    discover: async (issuer) => {
      provider.calls.push(`discover ${issuer}`)
      const metadata = provider.issuers.get(issuer)
      return provider.isDown || metadata === undefined ? unreachable : { kind: 'found', metadata }
    },
  }
  return provider
}
