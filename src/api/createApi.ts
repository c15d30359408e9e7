import type { AppConfig } from '#contract/appConfig.ts'
import { pathOf, type Endpoint, type Slots } from '#contract/endpoints.ts'
import type { EpochMs } from '#domain/time/units.ts'
import { ApiError } from './ApiError.ts'
import { calendarCookie } from './calendarCookie.ts'
import type { Answer, Call } from './Call.ts'
import { readAnswer, refused, unanswered, type CredentialKind } from './readAnswer.ts'
import type { Session } from './Session.ts'

export type Api = {
  readonly config: AppConfig
  /** When its answers were kept on this device; undefined if they come from the service. */
  readonly copiedAt?: EpochMs
  /** @throws {ApiError} for every failure; a call aborted by its own `signal` throws the signal's reason. */
  send<Value, Path extends string>(endpoint: Endpoint<Path>, call: Call<Value, Path>): Promise<Answer<Value>>
  /** End the session behind the cookie that we opened in this browser (ID-15). */
  close(): Promise<void>
  /** What it sends with, to create another `Api` for the same service. */
  readonly fetch: typeof globalThis.fetch
}

export type ApiParts = {
  readonly config: AppConfig
  readonly session: Session
  readonly fetch?: typeof globalThis.fetch
  /** The kind of the session's credentials. It decides what a 401 means after a renewal. */
  readonly credential?: CredentialKind
}

const defaultTimeoutMs = 20_000

/** The application's only access to a service. Each call asks for the current token. */
export function createApi({
  config,
  session,
  fetch = globalThis.fetch.bind(globalThis),
  credential: kind = 'token',
}: ApiParts): Api {
  const isCookieMode = config.calendarCredential === 'cookie'
  const cookie = calendarCookie({ config, fetch })

  return {
    config,
    fetch,
    send,
    close: async () => {
      if (isCookieMode) await cookie.close()
    },
  }

  async function send<Value>(endpoint: Endpoint, call: Call<Value>): Promise<Answer<Value>> {
    const asked = describe(endpoint, call.slots)
    const token = await tokenFrom(session.token(), asked)
    const first = await attempt(token)
    if (first.status !== 401) return readAnswer(first, call, asked)
    if (session.isFresh(token)) throw await refused(first, kind, asked)

    const renewed = await tokenFrom(session.renew(token), asked)
    const second = await attempt(renewed)
    if (second.status === 401) throw await refused(second, kind, asked)
    return readAnswer(second, call, asked)

    async function attempt(credential: string): Promise<Response> {
      try {
        if (endpoint.base === 'dav' && isCookieMode) return await withCookie(credential)
        return await request({ Authorization: `${config.bearerScheme} ${credential}` }, 'omit')
      } catch (cause) {
        throw cause instanceof ApiError ? cause : unanswered(cause, call, asked)
      }
    }

    async function withCookie(credential: string): Promise<Response> {
      const exchange = cookie.exchangeOf(credential)
      const rejection = await exchange
      if (rejection) return new Response(rejection.body, { status: rejection.status })
      const response = await request({}, 'include')
      if (response.status !== 401) return response
      // The session behind the cookie may have ended before the token did.
      cookie.expire(exchange)
      const refusedAgain = await cookie.exchangeOf(credential)
      if (refusedAgain) return new Response(refusedAgain.body, { status: refusedAgain.status })
      const again = await request({}, 'include')
      // It was issued a moment ago and is rejected already: another one would be rejected too.
      if (again.status === 401) throw new ApiError('cookie-blocked', { status: 401, request: asked })
      return again
    }

    async function request(
      credential: Readonly<Record<string, string>>,
      credentials: RequestCredentials,
    ): Promise<Response> {
      const timeout = AbortSignal.timeout(call.timeoutMs ?? defaultTimeoutMs)
      return fetch(urlOf(config, endpoint, call), {
        method: endpoint.method,
        headers: { ...headersOf(call), ...credential },
        credentials,
        keepalive: call.outlivesPage ?? false,
        ...(call.isUncached && { cache: 'no-store' as const }),
        signal: call.signal ? AbortSignal.any([call.signal, timeout]) : timeout,
        ...(call.body && { body: 'text' in call.body ? call.body.text : JSON.stringify(call.body.json) }),
      })
    }
  }
}

type Asked = ApiError['request']

const describe = (endpoint: Endpoint, slots?: Slots): Asked => ({
  method: endpoint.method,
  path: pathOf(endpoint, slots).split('?', 1).join(''),
})

function urlOf(config: AppConfig, endpoint: Endpoint, { slots, query }: Call<unknown>): string {
  const base = endpoint.base === 'dav' ? config.davUrl : config.baseUrl
  const path = pathOf(endpoint, slots)
  const search = new URLSearchParams(query).toString()
  const joint = path.includes('?') ? '&' : '?'
  return base.replace(/\/$/, '') + path + (search === '' ? '' : joint + search)
}

function headersOf({ accept = ['application/json'], body, headers }: Call<unknown>) {
  return {
    // Servers of the family split Accept at a comma and a space.
    Accept: accept.join(', '),
    ...(body && { 'Content-Type': body.type ?? 'application/json' }),
    ...headers,
  }
}

async function tokenFrom(renewal: ReturnType<Session['token']>, request: Asked): Promise<string> {
  const outcome = await renewal
  if (outcome.kind === 'renewed') return outcome.token
  if (outcome.kind === 'ended') throw new ApiError('signed-out', { status: null, request })
  throw new ApiError('unavailable', { status: null, request, cause: outcome.cause })
}
