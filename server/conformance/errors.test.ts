import { expect } from 'vitest'
import { clause } from './harness.ts'

clause('ERR-3 an unknown path is 404, by ERR-1', async (world) => {
  const answer = await world.fetch('GET', '/api/nothing', { as: 'alice' })
  expect(answer.status).toBe(404)
  expect(await answer.json()).toEqual({
    error: { code: 404, message: 'Not Found', details: 'There is nothing at this address.' },
  })
})

clause('ID-7 a token is the person whom UserInfo names', async (world) => {
  const answer = await world.fetch('GET', '/api/user', { as: 'alice' })
  expect(await answer.json()).toMatchObject({ preferredEmail: 'alice@kalends.example' })
})
