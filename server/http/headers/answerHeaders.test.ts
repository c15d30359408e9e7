import { expect, test } from 'vitest'
import { openWorld } from '../../conformance/testing/world.ts'

const policy = "default-src 'none'; frame-ancestors 'none'"

const asked = async (
  method: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> => {
  const { world, close } = await openWorld('core')
  try {
    return await world.fetch(method, path.replace('{home}', await world.homeOf('alice')), {
      as: 'alice',
      headers,
    })
  } finally {
    await close()
  }
}

test.each([
  ['GET', '/config.json', 200],
  ['GET', '/api/healthcheck', 200],
  ['GET', '/api/openapi.json', 200],
  ['GET', '/api/user', 200],
  ['GET', '/dav/api/calendars/{home}.json', 200],
  ['GET', '/dav/api/calendars/{home}/events?export', 200],
  ['POST', '/api/login', 400],
  ['GET', '/api/healthcheck/services', 403],
  ['GET', '/api/nothing', 404],
  ['PATCH', '/api/user', 405],
  ['OPTIONS', '/api/user', 200],
])('%s %s is not a page: it cannot load, be framed, embedded or sniffed', async (method, path, status) => {
  const answer = await asked(method, path)
  expect(answer.status).toBe(status)
  expect(answer.headers.get('content-security-policy')).toBe(policy)
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
})

test('a page of an allowed origin can still read the answer by CORS', async () => {
  const { headers } = await asked('GET', '/api/user', { origin: 'https://friend.example' })
  expect(headers.get('access-control-allow-origin')).toBe('https://friend.example')
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
})

test('an exported calendar is a download and not a page', async () => {
  const { headers } = await asked('GET', '/dav/api/calendars/{home}/events?export')
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="/)
  expect(headers.get('content-type')).toMatch(/^text\/calendar/)
})
