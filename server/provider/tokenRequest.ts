import * as v from 'valibot'
import type { OpenIdClient } from '#contract/configuration.ts'
import type { IdentityProvider, ProviderCall, ProviderReply } from '../ports.ts'

/** The endpoint that issues a client's tokens, and how the client authenticates there. */
export type TokenEndpoint = {
  readonly address: string
  readonly client: OpenIdClient
  /** `token_endpoint_auth_methods_supported` of the discovery document, not yet parsed. */
  readonly methods: unknown
}

export type TokenOutcome =
  | { readonly kind: 'granted'; readonly tokens: Tokens }
  /** The provider's error, cleaned so that it can be shown (RFC 6749 5.2). */
  | { readonly kind: 'refused'; readonly error: string; readonly description?: string }
  | { readonly kind: 'unreachable'; readonly cause: string }

const tokens = v.looseObject({
  access_token: v.pipe(v.string(), v.nonEmpty()),
  id_token: v.optional(v.string()),
})
export type Tokens = v.InferOutput<typeof tokens>

/** RFC 6749 5.2 lists the allowed characters. A text with others is not an error code. */
const tokenError = v.object({
  error: v.pipe(v.string(), v.regex(/^[\x20-\x21\x23-\x5b\x5d-\x7e]{1,64}$/)),
  error_description: v.fallback(v.optional(v.string()), undefined),
})

const redeemingMs = 5000

/** Requests tokens, with the client's secret if it has one (RFC 6749 2.3.1). */
export async function requestToken(
  { call }: IdentityProvider,
  endpoint: TokenEndpoint,
  parameters: Readonly<Record<string, string>>,
): Promise<TokenOutcome> {
  // A code can be used only once, so a slow provider gets more time.
  const reply = await call(endpoint.address, {
    ...clientCall(endpoint, parameters),
    timeoutMs: redeemingMs,
  })
  return outcomeOf(reply, [...Object.values(parameters), endpoint.client.client_secret ?? ''])
}

/** A form with the client's authentication, for an endpoint of its provider. */
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
 * Every provider supports Basic. The secret is sent in the form only if that is configured, or nothing else
 * is supported.
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

/** Form-encoded, as RFC 6749 2.3.1 requires before Basic encoding. */
const formEncoded = (text: string) => new URLSearchParams({ '': text }).toString().slice(1)

/**
 * Reads the reply of a token endpoint.
 *
 * @param sent the secrets in the request, which are removed from errors
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

/** A provider's sentence without control characters and without the secrets that were sent. */
const shown = (words: string, sent: readonly string[]) =>
  sent
    .filter((value) => value.length > 3)
    .reduce((text, value) => text.replaceAll(value, '…'), words)
    .replaceAll(/[\s\p{Cc}\p{Cf}"\\]+/gu, ' ')
    .trim()
    .slice(0, 300)
