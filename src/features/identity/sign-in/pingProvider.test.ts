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

test('the provider is down if the service says so, and up if it answers', async () => {
  expect(await ask(errorFor('unavailable'))).toBe('provider-unavailable')
  expect(await ask(status(503))).toBe('provider-unavailable')
  expect(await ask(status(204))).toBeNull()
})

test('settings that do not match the provider are distinguished from a provider that is down', async () => {
  expect(await ask(errorFor('provider-misconfigured'))).toBe('provider-misconfigured')
})

test('if nobody can tell, the redirect happens anyway', async () => {
  expect(await ask(status(404))).toBeNull()
  expect(await ask(serviceOf(() => Promise.reject(new TypeError('Failed to fetch'))))).toBeNull()
})

test('the check is sent without credentials, and takes no longer than the redirect may wait', async () => {
  await ask(status(204))
  const [address, init] = asked.at(-1) ?? []
  expect(address).toBe('https://calendar.example/below/api/oidc/provider')
  expect(init).toMatchObject({ credentials: 'omit', cache: 'no-store', signal: expect.any(AbortSignal) })
})
