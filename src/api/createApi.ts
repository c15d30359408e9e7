import * as v from 'valibot'
import type { AppConfig } from '#contract/appConfig.ts'
import { pathOf, type Endpoint, type Slots } from '#contract/endpoints.ts'
import { readErrorBody } from '#contract/failure.ts'
import { ApiError } from './ApiError.ts'
import { calendarCookie } from './calendarCookie.ts'
import { failureOf, type Meanings } from './failureOf.ts'
import type { Session } from './Session.ts'

export type Body =
  | { readonly json: unknown; readonly type?: string }
  | { readonly text: string; readonly type: string }

export type Call<Value> = {
  readonly slots?: Slots
  readonly query?: Readonly<Record<string, string>>
  readonly body?: Body
  readonly headers?: Readonly<Record<string, string>>
  /** Media types in the order wanted; `application/json` if not given. */
  readonly accept?: readonly string[]
  /** How the answer is read. An empty body is parsed as `undefined` (CAL-1, CAL-12). */
  readonly schema: v.GenericSchema<unknown, Value>
  /** `text` gives the schema the body as it came. */
  readonly reads?: 'json' | 'text'
  /** Statuses besides 2xx whose body is data: 503 for health (HC-1). */
  readonly isData?: readonly number[]
  readonly meanings?: Meanings
  readonly signal?: AbortSignal | undefined
  readonly timeoutMs?: number
}

/** A parsed answer and the facts of the response that some callers need. */
export type Answer<Value> = {
  readonly value: Value
  readonly status: number
  /** As it travels, quoted; null where the server shows none. */
  readonly etag: string | null
}

export type Api = {
  readonly config: AppConfig
  /** @throws {ApiError} for every failure; a call aborted by its own `signal` throws the signal's reason. */
  send<Value>(endpoint: Endpoint, call: Call<Value>): Promise<Answer<Value>>
  /** End what the service keeps for this browser: the session behind the cookie, where there is one (ID-15). */
  close(): Promise<void>
}

export type ApiParts = {
  readonly config: AppConfig
  readonly session: Session
  readonly fetch?: typeof globalThis.fetch
}

const defaultTimeoutMs = 20_000

/** The application's only way to a service. The token is asked for at the moment of each call. */
export function createApi({ config, session, fetch = globalThis.fetch.bind(globalThis) }: ApiParts): Api {
  const isCookieMode = config.calendarCredential === 'cookie'
  const cookie = calendarCookie({ config, fetch })

  return { config, send, close: async () => (isCookieMode ? cookie.close() : undefined) }

  async function send<Value>(endpoint: Endpoint, call: Call<Value>): Promise<Answer<Value>> {
    const asked = describe(endpoint, call.slots)
    const token = await tokenFrom(session.token(), asked)
    const first = await attempt(token)
    if (first.status !== 401) return read(first, call, asked)
    if (session.isFresh(token)) throw notKnown(first, asked)

    const renewed = await tokenFrom(session.renew(token), asked)
    const second = await attempt(renewed)
    if (second.status === 401) throw notKnown(second, asked)
    return read(second, call, asked)

    async function attempt(credential: string): Promise<Response> {
      try {
        if (endpoint.base === 'dav' && isCookieMode) return await withCookie(credential)
        return await request({ Authorization: `${config.bearerScheme} ${credential}` }, 'omit')
      } catch (cause) {
        throw call.signal?.aborted ? call.signal.reason : unanswered(cause, asked)
      }
    }

    async function withCookie(credential: string): Promise<Response> {
      const exchange = cookie.exchangeOf(credential)
      if (!(await exchange)) return refused()
      const response = await request({}, 'include')
      if (response.status !== 401) return response
      // The session behind the cookie may have ended before the token did.
      cookie.expire(exchange)
      return (await cookie.exchangeOf(credential)) ? request({}, 'include') : refused()
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
        signal: call.signal ? AbortSignal.any([call.signal, timeout]) : timeout,
        ...(call.body && { body: 'text' in call.body ? call.body.text : JSON.stringify(call.body.json) }),
      })
    }
  }
}

const refused = () => new Response(null, { status: 401 })

type Asked = ApiError['request']

const describe = (endpoint: Endpoint, slots?: Slots): Asked => ({
  method: endpoint.method,
  path: pathOf(endpoint, slots).replace(/\?.*$/, ''),
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

const notKnown = ({ status }: Response, request: Asked) => new ApiError('unknown-domain', { status, request })

const unanswered = (cause: unknown, request: Asked) => {
  const isTimeout = cause instanceof DOMException && cause.name === 'TimeoutError'
  return new ApiError(isTimeout ? 'timed-out' : 'offline', { status: null, request, cause })
}

async function read<Value>(response: Response, call: Call<Value>, request: Asked): Promise<Answer<Value>> {
  const { status } = response
  const text = await response.text().catch((cause: unknown) => {
    throw call.signal?.aborted ? call.signal.reason : unanswered(cause, request)
  })
  if (!response.ok && !call.isData?.includes(status)) {
    const words = readErrorBody(text)
    throw new ApiError(failureOf(status, words, call.meanings), { status, request, details: words.details })
  }
  try {
    return { value: v.parse(call.schema, valueOf(text, call)), status, etag: response.headers.get('ETag') }
  } catch (cause) {
    throw new ApiError('unreadable-answer', { status, request, cause })
  }
}

function valueOf(text: string, { reads = 'json' }: Call<unknown>): unknown {
  if (reads === 'text') return text
  return text.trim() === '' ? undefined : JSON.parse(text)
}
