import * as v from 'valibot'
import { expect, test } from 'vitest'
import { appConfig, type AppConfig } from '#contract/appConfig.ts'
import { administrationEndpoints } from '#contract/administration/administrationEndpoints.ts'
import { endpoints } from '#contract/endpoints.ts'
import { ApiError } from './ApiError.ts'
import { createApi } from './createApi.ts'
import type { Renewal, Session } from './Session.ts'

const config = v.parse(appConfig, {
  baseUrl: 'https://api.example/',
  davUrl: 'https://dav.example',
  oidc: { authority: 'https://id.example', client_id: 'kalends', scope: 'openid' },
})

type Given = { readonly isFresh?: boolean; readonly renewal?: Renewal }

/** A session whose first token is `old`. All renewals share one call, which gives `new`. */
function renewable({ isFresh = false, renewal = { kind: 'renewed', token: 'new' } }: Given = {}) {
  let renewing: Promise<Renewal> | null = null
  const counted = { renewals: 0 }
  const session: Session = {
    token: async () => (renewing ? renewing : { kind: 'renewed', token: 'old' }),
    renew: async () => {
      renewing ??= (async () => {
        counted.renewals += 1
        return renewal
      })()
      return renewing
    },
    isFresh: () => isFresh,
    isEnded: false,
    onEnded: () => () => {},
  }
  return { session, counted }
}

type Answer = (request: Request) => Response | Promise<Response>

function apiWith(answer: Answer, session = renewable().session, change: Partial<AppConfig> = {}) {
  const asked: Request[] = []
  const api = createApi({
    config: { ...config, ...change },
    session,
    fetch: async (...parts) => {
      const request = new Request(...parts)
      asked.push(request)
      return answer(request)
    },
  })
  return { api, asked }
}

const anything = v.unknown()
const only =
  (token: string): Answer =>
  (request) =>
    request.headers.get('authorization') === `Bearer ${token}`
      ? Response.json({ ok: true })
      : new Response(null, { status: 401 })

const failing = async (asking: Promise<unknown>) => {
  const error: unknown = await asking.catch((thrown: unknown) => thrown)
  if (error instanceof ApiError) return error
  throw new Error('this was to fail by an ApiError')
}

test('a call goes to its base with its slots encoded, its method in upper case and its media types after comma and space', async () => {
  const { api, asked } = apiWith(() => Response.json([]))
  await api.send(endpoints.report, {
    slots: { userId: 'u', calendarId: 'a b' },
    body: { json: { match: {} } },
    accept: ['application/calendar+json', 'application/json'],
    schema: anything,
  })
  expect(asked[0]?.url).toBe('https://dav.example/dav/api/calendars/u/a%20b.json')
  expect(asked[0]?.method).toBe('REPORT')
  expect(asked[0]?.headers.get('accept')).toBe('application/calendar+json, application/json')
  expect(asked[0]?.headers.get('content-type')).toBe('application/json')
  expect(await asked[0]?.text()).toBe('{"match":{}}')
})

test('a query is added to a path that has one already', async () => {
  const { api, asked } = apiWith(() => new Response(null, { status: 204 }))
  await api.send(administrationEndpoints.putConfigurations, { query: { dry: 'yes' }, schema: anything })
  expect(asked[0]?.url).toBe('https://api.example/api/configurations?scope=platform&dry=yes')
})

test('the answer is parsed, with the facts of the response', async () => {
  const { api } = apiWith(() => Response.json({ id: 'x' }, { status: 201, headers: { ETag: '"7"' } }))
  expect(await api.send(endpoints.user, { schema: v.object({ id: v.string() }) })).toEqual({
    value: { id: 'x' },
    status: 201,
    etag: '"7"',
  })
})

test('the version of an answer is the same, however a proxy has compressed it', async () => {
  const etags = ['W/"7"', '"7-gzip"', '"7-br"'].map(async (ETag) => {
    const { api } = apiWith(() => Response.json({}, { headers: { ETag } }))
    return (await api.send(endpoints.user, { schema: v.unknown() })).etag
  })
  expect(await Promise.all(etags)).toEqual(['"7"', '"7"', '"7"'])
})

test('an empty body is parsed as undefined', async () => {
  const { api } = apiWith(() => new Response(''))
  const { value } = await api.send(endpoints.calendars, {
    slots: { userId: 'u' },
    schema: v.optional(v.array(v.string()), []),
  })
  expect(value).toEqual([])
})

test('twenty calls refused at once are sent twice each, after one renewal', async () => {
  const { session, counted } = renewable()
  const { api, asked } = apiWith(only('new'), session)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => api.send(endpoints.user, { schema: anything })),
  )
  expect(answers).toHaveLength(20)
  expect(counted.renewals).toBe(1)
  expect(asked).toHaveLength(40)
})

test('a call that is refused with a renewed token is not sent a third time', async () => {
  const { api, asked } = apiWith(() => new Response(null, { status: 401 }))
  const error = await failing(api.send(endpoints.user, { schema: anything }))
  expect(error.failure).toBe('unknown-domain')
  expect(asked).toHaveLength(2)
})

test('a fresh token that is refused means that the person is not known here', async () => {
  const { session, counted } = renewable({ isFresh: true })
  const { api } = apiWith(() => new Response(null, { status: 401 }), session)
  expect((await failing(api.send(endpoints.user, { schema: anything }))).failure).toBe('unknown-domain')
  expect(counted.renewals).toBe(0)
})

test('a session that cannot be renewed has ended', async () => {
  const { session } = renewable({ renewal: { kind: 'ended' } })
  const { api } = apiWith(() => new Response(null, { status: 401 }), session)
  expect((await failing(api.send(endpoints.user, { schema: anything }))).failure).toBe('signed-out')
})

test('a provider that cannot be reached for a renewal does not end the session', async () => {
  const { session } = renewable({ renewal: { kind: 'unreachable', cause: new TypeError('no') } })
  const { api } = apiWith(() => new Response(null, { status: 401 }), session)
  expect((await failing(api.send(endpoints.user, { schema: anything }))).failure).toBe('unavailable')
})

test('a service that is busy says when it wants to be asked again', async () => {
  const { api } = apiWith(() => new Response(null, { status: 503, headers: { 'Retry-After': '2' } }))
  expect(await failing(api.send(endpoints.user, { schema: anything }))).toMatchObject({
    failure: 'unavailable',
    retryAfterMs: 2_000,
  })
})

test('the service says that a domain is unknown', async () => {
  const body = { error: { code: 403, message: 'Forbidden', details: 'No.', reason: 'unknown-domain' } }
  const { api } = apiWith(() => Response.json(body, { status: 403 }))
  expect((await failing(api.send(endpoints.user, { schema: anything }))).failure).toBe('unknown-domain')
})

test('a status may mean something else for one call', async () => {
  const { api } = apiWith(() => new Response(null, { status: 405 }))
  const call = { slots: { userId: 'u' }, schema: anything }
  expect((await failing(api.send(endpoints.createCalendar, call))).failure).toBe('method-not-allowed')
  const error = await failing(
    api.send(endpoints.createCalendar, { ...call, meanings: { 405: 'already-exists' } }),
  )
  expect(error.failure).toBe('already-exists')
})

test.each([
  ['XML', '<d:error xmlns:d="DAV:"><s:message>Gone</s:message></d:error>'],
  ['a page of a proxy', '<html><body>502</body></html>'],
  ['a bare number', '{"error":404,"details":"Gone"}'],
  ['nothing', ''],
])('a refusal as %s is survived', async (_, body) => {
  const { api } = apiWith(() => new Response(body, { status: 404 }))
  expect((await failing(api.send(endpoints.user, { schema: anything }))).failure).toBe('not-found')
})

test('an answer with another structure has a failure of its own', async () => {
  const { api } = apiWith(() => new Response('<html>'))
  expect((await failing(api.send(endpoints.user, { schema: anything }))).failure).toBe('unreadable-answer')
})

test('a service that cannot be reached is offline, with its cause', async () => {
  const cause = new TypeError('Failed to fetch')
  const { api } = apiWith(() => Promise.reject(cause))
  const error = await failing(api.send(endpoints.user, { schema: anything }))
  expect(error.failure).toBe('offline')
  expect(error.cause).toBe(cause)
})

test('a service that does not answer in time is given up', async () => {
  const { api } = apiWith((request) => heldUntilAborted(request.signal))
  const error = await failing(api.send(endpoints.user, { schema: anything, timeoutMs: 5 }))
  expect(error.failure).toBe('timed-out')
})

test('a call that its own caller aborts throws the reason of the caller', async () => {
  const { api } = apiWith((request) => heldUntilAborted(request.signal))
  const caller = new AbortController()
  const asking = api.send(endpoints.user, { schema: anything, signal: caller.signal })
  caller.abort(new Error('the page was left'))
  await expect(asking).rejects.toThrow('the page was left')
})

test('an error contains neither token nor query', async () => {
  const { api } = apiWith(() => new Response(null, { status: 500 }))
  const error = await failing(api.send(endpoints.user, { query: { q: 'secret' }, schema: anything }))
  expect(`${error.message} ${JSON.stringify(error)}`).not.toMatch(/secret|old/)
})

test('in cookie mode the token is exchanged once, and calendar calls carry the cookie alone', async () => {
  const { api, asked } = apiWith(() => new Response(null, { status: 204 }), renewable().session, {
    calendarCredential: 'cookie',
  })
  const call = { slots: { userId: 'u' }, schema: anything }
  await Promise.all([api.send(endpoints.calendars, call), api.send(endpoints.calendars, call)])
  expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'POST https://dav.example/api/session',
    'GET https://dav.example/dav/api/calendars/u.json',
    'GET https://dav.example/dav/api/calendars/u.json',
  ])
  expect(asked.map(({ credentials }) => credentials)).toEqual(['include', 'include', 'include'])
  expect(asked[1]?.headers.get('authorization')).toBeNull()
})

test('in cookie mode a cookie that has ended is exchanged again, once for all', async () => {
  let exchanges = 0
  const { api } = apiWith(
    ({ url }) => {
      if (url.endsWith('/api/session')) exchanges += 1
      return new Response(null, { status: exchanges > 1 || url.endsWith('/api/session') ? 204 : 401 })
    },
    renewable().session,
    { calendarCredential: 'cookie' },
  )
  const call = { slots: { userId: 'u' }, schema: anything }
  await Promise.all([api.send(endpoints.calendars, call), api.send(endpoints.calendars, call)])
  expect(exchanges).toBe(2)
})

test('in cookie mode a browser that does not store the cookie is recognised, and the session continues', async () => {
  const { session, counted } = renewable()
  let exchanges = 0
  const { api } = apiWith(
    ({ url }) => {
      const isExchange = url.endsWith('/api/session')
      if (isExchange) exchanges += 1
      return new Response(null, { status: isExchange ? 204 : 401 })
    },
    session,
    { calendarCredential: 'cookie' },
  )
  const call = api.send(endpoints.calendars, { slots: { userId: 'u' }, schema: anything })
  await expect(call).rejects.toMatchObject({ failure: 'cookie-blocked' })
  expect(exchanges).toBe(2)
  expect(counted.renewals).toBe(0)
})

test('in cookie mode a token that is refused is renewed before it is exchanged again', async () => {
  const seen: string[] = []
  const { api } = apiWith(
    (request) => {
      if (!request.url.endsWith('/api/session')) return new Response(null, { status: 204 })
      const credential = request.headers.get('authorization') ?? ''
      seen.push(credential)
      return new Response(null, { status: credential === 'Bearer new' ? 204 : 401 })
    },
    renewable().session,
    { calendarCredential: 'cookie' },
  )
  await api.send(endpoints.calendars, { slots: { userId: 'u' }, schema: anything })
  expect(seen).toEqual(['Bearer old', 'Bearer new'])
})

test('in cookie mode the session behind the cookie is ended on signing out', async () => {
  const cookieMode = apiWith(() => new Response(null, { status: 204 }), renewable().session, {
    calendarCredential: 'cookie',
  })
  await cookieMode.api.close()
  expect(cookieMode.asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'POST https://dav.example/api/logout',
  ])
  const bearerMode = apiWith(() => new Response(null, { status: 204 }))
  await bearerMode.api.close()
  expect(bearerMode.asked).toEqual([])
})

const heldUntilAborted = (signal: AbortSignal) =>
  new Promise<Response>((_, reject) => {
    const onAbort = () => reject(signal.reason)
    if (signal.aborted) onAbort()
    signal.addEventListener('abort', onAbort)
  })
