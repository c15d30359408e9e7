import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { freePortPair } from './freePortPair.ts'

type Options = {
  /** Whether pages of other origins may read its answers (CORS). */
  readonly hasCors: boolean
}

export type ScriptedIssuer = {
  readonly issuer: string
  /** The origins that requested tokens; `null` for a caller without one, such as a service. */
  readonly tokenOrigins: readonly (string | null)[]
  close(): Promise<void>
}

/**
 * A provider that knows Alice, signs her in at once, writes null for what it does not have, and only accepts
 * public clients. It signs nothing: where a code is redeemed, TLS replaces the signature (OpenID Connect Core
 * 3.1.3.7).
 */
export async function scriptedIssuer({ hasCors }: Options): Promise<ScriptedIssuer> {
  const port = await freePortPair()
  const issuer = `http://localhost:${port}`
  const tokenOrigins: (string | null)[] = []
  const nonces = new Map<string, string>()

  const metadata = {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/me`,
    jwks_uri: `${issuer}/jwks`,
    end_session_endpoint: null,
  }

  function authorize({ searchParams }: URL, response: ServerResponse): void {
    const back = URL.parse(searchParams.get('redirect_uri') ?? '')
    if (back === null) return void response.writeHead(400).end()
    const code = crypto.randomUUID()
    nonces.set(code, searchParams.get('nonce') ?? '')
    back.searchParams.set('code', code)
    back.searchParams.set('state', searchParams.get('state') ?? '')
    response.writeHead(302, { location: back.href }).end()
  }

  async function redeem(request: IncomingMessage) {
    tokenOrigins.push(request.headers.origin ?? null)
    const form = new URLSearchParams(await text(request))
    const nonce = nonces.get(form.get('code') ?? '')
    nonces.delete(form.get('code') ?? '')
    if (nonce === undefined) return { status: 400, body: { error: 'invalid_grant' } }
    const now = Math.floor(Date.now() / 1000)
    const aud = form.get('client_id')
    const claims = { iss: issuer, sub: 'alice', aud, nonce, iat: now, exp: now + 3600 }
    const idToken = [{ alg: 'RS256' }, claims].map(encoded).join('.')
    const body = {
      access_token: 'of-alice',
      id_token: `${idToken}.c2ln`,
      token_type: 'Bearer',
      expires_in: 3600,
    }
    return { status: 200, body }
  }

  async function answerTo(request: IncomingMessage, path: string) {
    if (path === '/.well-known/openid-configuration') return { status: 200, body: metadata }
    if (path === '/token') return redeem(request)
    if (path !== '/me') return { status: 404, body: {} }
    return request.headers.authorization === 'Bearer of-alice'
      ? { status: 200, body: { sub: 'alice', email: 'alice@kalends.example', email_verified: true } }
      : { status: 401, body: {} }
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', issuer)
    if (url.pathname === '/authorize') return authorize(url, response)
    const { status, body } = await answerTo(request, url.pathname)
    const cors = hasCors ? { 'access-control-allow-origin': '*' } : {}
    response.writeHead(status, { 'content-type': 'application/json', ...cors }).end(JSON.stringify(body))
  })
  server.listen(port)
  await once(server, 'listening')
  return {
    issuer,
    tokenOrigins,
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
