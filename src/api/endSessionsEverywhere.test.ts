import { expect, test } from 'vitest'
import { apiAnswering } from './testing/apiAnswering.ts'
import { endSessionsEverywhere } from './endSessionsEverywhere.ts'

test('a service is asked to end every session of the person', async () => {
  const { api, asked } = apiAnswering({ 'POST /api/logout': {} })
  await endSessionsEverywhere(api)
  const [request] = asked
  expect(request?.url).toBe('https://api.example/api/logout')
  expect(await request?.json()).toEqual({ everywhere: true })
})

test.each([
  [404, 'not-supported'],
  [501, 'not-supported'],
  [503, 'unavailable'],
] as const)('an answer of %i is no success, but %s', async (status, failure) => {
  const { api } = apiAnswering({ 'POST /api/logout': { status } })
  await expect(endSessionsEverywhere(api)).rejects.toMatchObject({ failure })
})
