import { expect } from 'vitest'
import { clause } from './testing/harness.ts'
import { people } from './testing/world.ts'

clause('ERR-1 an error is JSON with its status, a short message and a sentence', async (world) => {
  const answer = await world.fetch('GET', '/api/nothing', { as: 'alice' })
  expect(answer.status).toBe(404)
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
  expect(await answer.json()).toEqual({
    error: {
      code: 404,
      message: 'Not Found',
      details: 'There is nothing at this address.',
      reason: 'not-found',
    },
  })
})

clause('ERR-1 errors with the same status differ by their reason', async (world) => {
  const home = await world.homeOf('alice')
  const reasonOf = async (...asking: Parameters<typeof world.fetch>) => {
    const { error }: { error?: { reason?: string } } = await (await world.fetch(...asking)).json()
    return error?.reason
  }
  const noEvent = ['vcalendar', [], [['vtodo', [['uid', {}, 'text', 'u']], []]]]
  const asked = {
    'not-json': await reasonOf('POST', '/api/login', { body: '{' }),
    'wrong-shape': await reasonOf('POST', '/api/login', { body: [] }),
    'missing-scope': await reasonOf('PUT', '/api/configurations', { as: 'admin', body: [] }),
    'signed-out': await reasonOf('GET', '/api/user'),
    'wrong-credentials': await reasonOf('POST', '/api/login', {
      body: { username: people.alice.email, password: 'wrong' },
    }),
    forbidden: await reasonOf('GET', '/api/healthcheck/services', { as: 'alice' }),
    'cross-site': await reasonOf('POST', '/api/login', {
      headers: { 'sec-fetch-site': 'cross-site' },
      body: { username: people.alice.email, password: 'wrong' },
    }),
    'no-event': await reasonOf('PUT', `/dav/api/calendars/${home}/${home}/e.ics`, {
      as: 'alice',
      headers: { 'content-type': 'application/calendar+json' },
      body: noEvent,
    }),
    'unknown-domain': await reasonOf('GET', '/api/user', { as: 'mallory' }),
  }
  for (const [name, reason] of Object.entries(asked)) expect(reason).toBe(name)
})

clause('ERR-3 a body that is not JSON is 400', async (world) => {
  const answer = await world.fetch('POST', '/api/login', { body: '{"username":' })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ error: { details: 'The body is not JSON.' } })
})

clause('ERR-3 a body of the wrong shape is 400 and names the field, not its value', async (world) => {
  const answer = await world.fetch('POST', '/api/login', { body: { username: 'alice', password: 4711 } })
  expect(answer.status).toBe(400)
  const text = await answer.text()
  expect(text).toContain('password must be a string')
  expect(text).not.toContain('4711')
})

clause('ERR-3 a body that is not UTF-8 is 400', async (world) => {
  const answer = await world.fetch('POST', '/api/login', {
    body: Uint8Array.of(0xff, 0xd8, 0xff, 0xe0).buffer,
  })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ error: { details: 'The body is not UTF-8 text.' } })
})

clause('ERR-3 a body of a hundred thousand brackets is 400', async (world) => {
  const answer = await world.fetch('PUT', '/api/configurations?scope=platform', {
    as: 'admin',
    body: '['.repeat(100_000) + ']'.repeat(100_000),
  })
  expect(answer.status).toBe(400)
})

clause('ERR-3 a body of ten megabytes is 413', async (world) => {
  const answer = await world.fetch('POST', '/api/login', { body: ' '.repeat(10_000_000) })
  expect(answer.status).toBe(413)
  expect(await answer.json()).toMatchObject({ error: { code: 413, message: 'Content Too Large' } })
})

clause('ERR-3 a wrong method is 405 with the allowed ones', async (world) => {
  const answer = await world.fetch('DELETE', '/api/user', { as: 'alice' })
  expect(answer.status).toBe(405)
  expect(answer.headers.get('allow')).toBe('HEAD, GET, OPTIONS')
})

clause('ERR-3 a method of another protocol is 405 too', async (world) => {
  const answer = await world.fetch('SEARCH', '/api/login')
  expect(answer.status).toBe(405)
  expect(answer.headers.get('allow')).toBe('POST, OPTIONS')
})

clause('ERR-3 HEAD is answered like GET without a body, and OPTIONS with the methods', async (world) => {
  const head = await world.fetch('HEAD', '/api/user', { as: 'alice' })
  expect(head.headers.get('content-type')).toMatch(/^application\/json/)
  expect(await head.text()).toBe('')
  const options = await world.fetch('OPTIONS', '/api/user')
  expect(options.status).toBe(200)
  expect(options.headers.get('allow')).toBe('HEAD, GET, OPTIONS')
})

clause('ERR-3 an encoded slash in an id is 400 and leads to no other path', async (world) => {
  const answer = await world.fetch('GET', '/api/healthcheck/..%2fuser', { as: 'admin' })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({
    error: { details: 'name must not hold "/", "\\", ".." or control characters.' },
  })
})

clause('ERR-3 a null character in an id is 400', async (world) => {
  const answer = await world.fetch('GET', '/api/healthcheck/a%00b', { as: 'admin' })
  expect(answer.status).toBe(400)
})

clause('ERR-3 an id that cannot be decoded is taken literally', async (world) => {
  const answer = await world.fetch('GET', '/api/healthcheck/p%q', { as: 'admin' })
  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({ componentName: 'p%q' })
})

clause('ERR-3 an id of a thousand characters is 400', async (world) => {
  const answer = await world.fetch('GET', `/api/healthcheck/${'x'.repeat(1000)}`, { as: 'admin' })
  expect(answer.status).toBe(400)
})

clause('ERR-3 dots that climb out of a path lead nowhere', async (world) => {
  const answer = await world.fetch('GET', '/api/../../etc/passwd', { as: 'admin' })
  expect(answer.status).toBe(404)
})

clause('ERR-1 an unreachable store is 503 with Retry-After', async (world) => {
  world.store.trouble = 'unavailable'
  const answer = await world.fetch('GET', '/api/user', { as: 'alice' })
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('5')
  expect(await answer.json()).toMatchObject({ error: { code: 503 } })
})

clause('ERR-1 a full store is 507', async (world) => {
  await world.homeOf('admin')
  world.store.trouble = 'full'
  const answer = await world.fetch('PUT', '/api/configurations?scope=platform', { as: 'admin', body: [] })
  expect(answer.status).toBe(507)
  expect(await answer.json()).toMatchObject({ error: { code: 507, message: 'Insufficient Storage' } })
})

clause('ERR-3 an unexpected error is 500 and logged without its message', async (world) => {
  world.ports.identityProvider.userInfo = () => {
    throw new RangeError('the token of alice@kalends.example')
  }
  const answer = await world.fetch('GET', '/api/user', { as: 'alice' })
  expect(answer.status).toBe(500)
  expect(await answer.json()).toMatchObject({ error: { code: 500, message: 'Internal Server Error' } })
  const logged = world.logged.join('\n')
  expect(logged).toContain('RangeError')
  expect(logged).not.toContain('alice@')
})

clause(
  'ERR-3 no answer and no line of the log contains a token, a password or an e-mail address',
  async (world) => {
    const secrets = [people.alice.email, people.mallory.email, 'stolen-token', 'wrong-password']
    const basic = `Basic ${btoa(`${people.alice.email}:wrong-password`)}`
    const answers = await Promise.all([
      world.fetch('GET', '/api/user', { headers: { authorization: 'Bearer stolen-token' } }),
      world.fetch('GET', '/api/user', { headers: { authorization: basic } }),
      world.fetch('GET', '/api/user', { as: 'mallory' }),
      world.fetch('POST', '/api/login', {
        body: { username: people.alice.email, password: 'wrong-password' },
      }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 403, 401])
    const output = [...(await Promise.all(answers.map((answer) => answer.text()))), ...world.logged].join(
      '\n',
    )
    expect(secrets.filter((secret) => output.includes(secret))).toEqual([])
  },
)

clause('ERR-3 odd headers never cause an error of the service', async (world) => {
  const oddities = [
    'bearer',
    'Bearer  ',
    'Basic %%%',
    'Basic bm9jb2xvbg==',
    'Digest x=1',
    `Bearer ${'x'.repeat(7000)}`,
  ]
  const answers = await Promise.all(
    oddities.map((authorization) => world.fetch('GET', '/api/user', { headers: { authorization } })),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]))
})

clause('ERR-3 a page of an allowed origin can read an answer, another cannot', async (world) => {
  const from = (origin: string) => world.fetch('GET', '/api/user', { as: 'alice', headers: { origin } })
  const friend = await from('https://friend.example')
  expect(friend.headers.get('access-control-allow-origin')).toBe('https://friend.example')
  expect(friend.headers.get('access-control-allow-credentials')).toBe('true')
  expect(friend.headers.get('access-control-expose-headers')).toContain('ETag')
  const stranger = await from('https://stranger.example')
  expect(stranger.headers.get('access-control-allow-origin')).toBeNull()
  expect(stranger.headers.get('vary')).toContain('Origin')
})

clause('ERR-3 a page of an allowed origin can read an error too', async (world) => {
  const answer = await world.fetch('GET', '/api/user', { headers: { origin: 'https://friend.example' } })
  expect(answer.status).toBe(401)
  expect(answer.headers.get('access-control-allow-origin')).toBe('https://friend.example')
})

clause('ERR-3 a preflight allows the methods and headers of the calendar', async (world) => {
  const home = await world.homeOf('alice')
  const answer = await world.fetch('OPTIONS', `/dav/api/calendars/${home}/events.json`, {
    headers: { origin: 'https://calendar.example', 'access-control-request-method': 'REPORT' },
  })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('access-control-allow-methods')).toContain('REPORT')
  expect(answer.headers.get('access-control-allow-headers')).toContain('If-Match')
})

clause('ERR-2 no answer of the service is XML or HTML', async (world) => {
  const answer = await world.fetch('GET', '/api/user', { headers: { accept: 'text/html, application/xml' } })
  expect(answer.status).toBe(401)
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
})
