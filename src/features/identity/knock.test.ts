import { expect, test } from 'vitest'
import { knock } from './knock.ts'

const config = { baseUrl: 'https://calendar.example/below/' }
const asked: Parameters<typeof fetch>[] = []
const answering =
  (answer: () => Promise<Response>): typeof fetch =>
  (...request) => {
    asked.push(request)
    return answer()
  }
const status = (code: number) => async () => new Response(null, { status: code })

test('a provider is gone where the service says so, and there where it answers', async () => {
  expect(await knock(answering(status(503)), config)).toBe(false)
  expect(await knock(answering(status(204)), config)).toBe(true)
})

test('where nobody can tell, the page is left all the same', async () => {
  expect(await knock(answering(status(404)), config)).toBe(true)
  expect(
    await knock(
      answering(() => Promise.reject(new TypeError('Failed to fetch'))),
      config,
    ),
  ).toBe(true)
})

test('the service is asked beside nothing that belongs to a person, and for no longer than it takes to leave', async () => {
  await knock(answering(status(204)), config)
  const [address, init] = asked.at(-1) ?? []
  expect(address).toBe('https://calendar.example/below/api/oidc/provider')
  expect(init).toMatchObject({ credentials: 'omit', cache: 'no-store', signal: expect.any(AbortSignal) })
})
