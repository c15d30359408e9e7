import * as v from 'valibot'
import type { OpenIdClient } from '#contract/configuration.ts'
import type { IdentityProvider, ProviderCall, ProviderReply } from '../ports.ts'

/** Where a client's tokens come from, and how it says who it is. */
export type TokenEndpoint = {
  readonly address: string
  readonly client: OpenIdClient
  /** `token_endpoint_auth_methods_supported` of the discovery document, unread. */
  readonly methods: unknown
}

export type TokenOutcome =
  | { readonly kind: 'granted'; readonly tokens: Tokens }
  /** In the provider's words, fit to be shown (RFC 6749 5.2). */
  | { readonly kind: 'refused'; readonly error: string; readonly description?: string }
  | { readonly kind: 'unreachable'; readonly cause: string }

const tokens = v.looseObject({
  access_token: v.pipe(v.string(), v.nonEmpty()),
  id_token: v.optional(v.string()),
})
export type Tokens = v.InferOutput<typeof tokens>

/** RFC 6749 5.2 names the characters; what holds others is no error code. */
const tokenError = v.object({
  error: v.pipe(v.string(), v.regex(/^[\x20-\x21\x23-\x5b\x5d-\x7e]{1,64}$/)),
  error_description: v.fallback(v.optional(v.string()), undefined),
})

const redeemingMs = 5000

/** Asks a token endpoint, the client's secret added where it has one (RFC 6749 2.3.1). */
export async function requestToken(
  { call }: IdentityProvider,
  endpoint: TokenEndpoint,
  parameters: Readonly<Record<string, string>>,
): Promise<TokenOutcome> {
  // A code can be redeemed once: a provider that takes its time over it is waited for.
  const reply = await call(endpoint.address, {
    ...clientCall(endpoint, parameters),
    timeoutMs: redeemingMs,
  })
  return outcomeOf(reply, [...Object.values(parameters), endpoint.client.client_secret ?? ''])
}

/** A form that a client sends to an endpoint of its provider, saying who it is. */
export function clientCall(
  endpoint: Pick<TokenEndpoint, 'client' | 'methods'>,
  parameters: Readonly<Record<string, string>>,
): ProviderCall {
  const form = new URLSearchParams(parameters)
  const headers: Record<string, string> = { 'content-type': 'application/x-www-form-urlencoded' }
  const { client_id: id, client_secret: secret = '' } = endpoint.client
  const method = authMethodOf(endpoint)
  if (secret === '') form.set('client_id', id)
  else if (method === 'client_secret_post') {
    form.set('client_id', id)
    form.set('client_secret', secret)
  } else {
    const encoded = method === 'client_secret_basic' ? formEncoded : asItIs
    headers['authorization'] = `Basic ${utf8Base64(`${encoded(id)}:${encoded(secret)}`)}`
  }
  return { method: 'POST', headers, body: form.toString() }
}

/**
 * Every provider supports Basic. The secret is posted only if that is configured, or if nothing else is
 * supported.
 */
function authMethodOf({ client, methods }: Pick<TokenEndpoint, 'client' | 'methods'>): string {
  const chosen = client.token_auth_method ?? client['token_endpoint_auth_method']
  if (typeof chosen === 'string') return chosen
  const supported: readonly unknown[] = Array.isArray(methods) ? methods : []
  const hasOnlyPost = supported.includes('client_secret_post') && !supported.includes('client_secret_basic')
  return hasOnlyPost ? 'client_secret_post' : 'client_secret_basic'
}

const asItIs = (text: string) => text

const utf8Base64 = (text: string) => new TextEncoder().encode(text).toBase64()

/** As RFC 6749 2.3.1 wants it: encoded as in a form before it is put behind `Basic`. */
const formEncoded = (text: string) => new URLSearchParams({ '': text }).toString().slice(1)

/**
 * What a token endpoint's reply comes to.
 *
 * @param sent what was secret of the request, and is shown nowhere
 */
export function outcomeOf(reply: ProviderReply, sent: readonly string[]): TokenOutcome {
  if (reply.kind === 'unreachable') return reply
  const { status, text } = reply
  const granted = status === 200 ? v.safeParse(v.pipe(v.string(), v.parseJson(), tokens), text) : null
  if (granted?.success) return { kind: 'granted', tokens: granted.output }
  const isClientError = status >= 400 && status < 500 && status !== 429
  const refused = isClientError ? v.safeParse(v.pipe(v.string(), v.parseJson(), tokenError), text) : null
  if (!refused?.success) return { kind: 'unreachable', cause: `answered ${status}` }
  const { error, error_description: words } = refused.output
  const description = words === undefined ? '' : shown(words, sent)
  return { kind: 'refused', error, ...(description !== '' && { description }) }
}

/** A provider's sentence without control characters and without anything secret that was sent to it. */
const shown = (words: string, sent: readonly string[]) =>
  sent
    .filter((value) => value.length > 3)
    .reduce((text, value) => text.replaceAll(value, '…'), words)
    .replaceAll(/[\s\p{Cc}\p{Cf}"\\]+/gu, ' ')
    .trim()
    .slice(0, 300)
