import { expect, test, vi } from 'vitest'
import { getCalls, handOver } from './handOver.ts'

const answer = { trialId: 'abc', result: { state: 'trial.abc.s', code: 'c' } }

function service(status: number | 'unreachable') {
  const asked: Request[] = []
  const fetch: typeof globalThis.fetch = async (...parts) => {
    asked.push(new Request(...parts))
    if (status === 'unreachable') throw new TypeError('Failed to fetch')
    return new Response(null, { status })
  }
  return { asked, baseUrl: 'https://api.example/', fetch }
}

test('CFG-11 the answer is sent to its trial without a credential', async () => {
  const { asked, ...to } = service(204)
  expect(await handOver(to, answer)).toBe('told')
  expect(asked[0]?.url).toBe('https://api.example/api/oidc/trial/abc/result')
  expect(asked[0]?.headers.has('authorization')).toBe(false)
  expect(await asked[0]?.json()).toEqual(answer.result)
})

test('a trial that has ended is distinguished from a service that cannot be reached', async () => {
  expect(await handOver(service(404), answer)).toBe('over')
  expect(await handOver(service(503), answer)).toBe('not-told')
  expect(await handOver(service('unreachable'), answer)).toBe('not-told')
})

/** The answers of a service and a provider by address; `null` if the browser may not read one. */
function network(answers: Readonly<Record<string, Response | null>>) {
  const sent: Request[] = []
  const fetch: typeof globalThis.fetch = async (...parts) => {
    const request = new Request(...parts)
    sent.push(request.clone())
    const given = answers[`${request.method} ${request.url}`]
    if (!given) throw new TypeError('Failed to fetch')
    return given
  }
  return { sent, service: { baseUrl: 'https://api.example', fetch } }
}

const trial = 'https://api.example/api/oidc/trial/abc'
const token = { name: 'token', url: 'https://id.example/token' } as const
const form = { grant_type: 'authorization_code', client_id: 'web', redirect_uri: 'u', code_verifier: 'v' }

test('CFG-11 a provider that does not answer the browser is reported as one that it cannot read', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  const { sent, service: to } = network({
    [`POST ${trial}/result`]: Response.json({ form }),
    [`POST ${trial}/token`]: new Response(null, { status: 204 }),
  })
  const hanging: typeof globalThis.fetch = async (...parts) => {
    const request = new Request(...parts)
    if (!request.url.startsWith('https://id.example')) return to.fetch(request)
    return new Promise((_, reject) => {
      if (request.signal.aborted) reject(request.signal.reason)
    })
  }
  expect(await handOver({ ...to, fetch: hanging }, answer, [token])).toBe('told')
  expect(await sent.at(-1)?.json()).toEqual({ state: 'trial.abc.s' })
  vi.restoreAllMocks()
})

test('CFG-11 if the browser redeems the code, it sends the answer to the trial', async () => {
  const { sent, service: to } = network({
    [`GET ${trial}/calls`]: Response.json({ calls: [token] }),
    [`POST ${trial}/result`]: Response.json({ form }),
    'POST https://id.example/token': Response.json({ error: 'invalid_client' }, { status: 401 }),
    [`POST ${trial}/token`]: new Response(null, { status: 204 }),
  })
  expect(await handOver(to, answer, await getCalls(to, 'abc'))).toBe('told')
  expect(Object.fromEntries(new URLSearchParams(await sent[2]?.text()))).toEqual({ ...form, code: 'c' })
  expect(await sent[3]?.json()).toEqual({
    state: 'trial.abc.s',
    reply: { status: 401, text: '{"error":"invalid_client"}' },
  })
})

test('CFG-11 an answer that the browser cannot read is reported as missing', async () => {
  const { sent, service: to } = network({
    [`POST ${trial}/result`]: Response.json({ form }),
    'POST https://id.example/token': null,
    [`POST ${trial}/token`]: new Response(null, { status: 204 }),
  })
  expect(await handOver(to, answer, [token])).toBe('told')
  expect(await sent[2]?.json()).toEqual({ state: 'trial.abc.s' })
})

test('CFG-11 the trial is told which documents of the provider could be read', async () => {
  const calls = [
    { name: 'keys', url: 'https://id.example/jwks' },
    { name: 'discovery', url: 'https://id.example/document' },
  ] as const
  const { sent, service: to } = network({
    'GET https://id.example/jwks': Response.json({ keys: [{ kty: 'EC' }] }),
    'GET https://id.example/document': new Response('<html>'),
    [`POST ${trial}/result`]: new Response(null, { status: 204 }),
  })
  expect(await handOver(to, answer, calls)).toBe('told')
  expect(await sent[2]?.json()).toEqual({ ...answer.result, answered: ['keys'] })
})

test('a service of an earlier version names no calls, and gets the answer as before', async () => {
  const { sent, service: to } = network({
    [`GET ${trial}/calls`]: new Response(null, { status: 404 }),
    [`POST ${trial}/result`]: new Response(null, { status: 204 }),
  })
  expect(await handOver(to, answer, await getCalls(to, 'abc'))).toBe('told')
  expect(await sent[1]?.json()).toEqual(answer.result)
})
