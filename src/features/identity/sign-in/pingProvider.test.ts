import { expect, test } from 'vitest'
import { pingProvider } from './pingProvider.ts'

const asked: Parameters<typeof fetch>[] = []

/** A service below a path, with this answer. */
const serviceOf = (answer: () => Promise<Response>) => ({
  config: { baseUrl: 'https://calendar.example/below/' },
  fetch: (...request: Parameters<typeof fetch>) => {
    asked.push(request)
    return answer()
  },
})
const ask = ({ fetch: answering, config }: ReturnType<typeof serviceOf>) => pingProvider(answering, config)
const status = (code: number) => serviceOf(async () => new Response(null, { status: code }))
const errorFor = (reason: string) =>
  serviceOf(async () =>
    Response.json({ error: { code: 503, message: 'x', details: 'y', reason } }, { status: 503 }),
  )

test('a provider is gone where the service says so, and there where it answers', async () => {
  expect(await ask(errorFor('unavailable'))).toBe('provider-unavailable')
  expect(await ask(status(503))).toBe('provider-unavailable')
  expect(await ask(status(204))).toBeNull()
})

test('settings that do not fit the provider are told from a provider that is down', async () => {
  expect(await ask(errorFor('provider-misconfigured'))).toBe('provider-misconfigured')
})

test('where nobody can tell, the page is left all the same', async () => {
  expect(await ask(status(404))).toBeNull()
  expect(await ask(serviceOf(() => Promise.reject(new TypeError('Failed to fetch'))))).toBeNull()
})

test('the service is asked beside nothing that belongs to a person, and for no longer than it takes to leave', async () => {
  await ask(status(204))
  const [address, init] = asked.at(-1) ?? []
  expect(address).toBe('https://calendar.example/below/api/oidc/provider')
  expect(init).toMatchObject({ credentials: 'omit', cache: 'no-store', signal: expect.any(AbortSignal) })
})
