import * as v from 'valibot'
import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { apiAnswering } from './testing/apiAnswering.ts'
import { ApiError } from './ApiError.ts'
import { byCredentials } from './byCredentials.ts'

const schema = v.unknown()

test('a name and a password are used instead of the session, in letters of any language', async () => {
  const { api, asked } = apiAnswering({ 'GET /api/user': { body: {} } })
  await byCredentials(api, { username: 'ada@example.org', password: 'clé' }).send(endpoints.user, { schema })
  expect(asked[0]?.headers.get('authorization')).toBe('Basic YWRhQGV4YW1wbGUub3JnOmNsw6k=')
})

test('a name and a password that are refused are not sent twice, and the session is not renewed for them', async () => {
  const { api, asked } = apiAnswering({ 'GET /api/user': { status: 401 } })
  const sending = byCredentials(api, { username: 'ada', password: 'wrong' }).send(endpoints.user, { schema })
  const error: unknown = await sending.catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ failure: 'wrong-credentials' })
  expect(asked).toHaveLength(1)
})
