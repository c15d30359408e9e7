import { ErrorResponse } from 'oidc-client-ts'
import { expect, test } from 'vitest'
import { explainNoAnswer } from './explainNoAnswer.ts'
import { createManager } from '../../session/createManager.ts'
import { memoryStorage } from '#mocks/testing/memoryStorage.ts'

const metadataWith = (token_endpoint: string) => ({
  issuer: 'https://id.example',
  authorization_endpoint: 'https://id.example/authorize',
  userinfo_endpoint: 'https://id.example/me',
  token_endpoint,
})

const managerFor = (tokens?: string) =>
  createManager({
    oidc: {
      authority: 'https://id.example',
      client_id: 'web',
      response_type: 'code',
      scope: 'openid',
      ...(tokens !== undefined && { metadata: metadataWith(tokens) }),
    },
    address: 'https://calendar.example/',
    storage: memoryStorage(),
  })

const noAnswer = new TypeError('Failed to fetch')
const asked: Parameters<typeof fetch>[] = []
const there: typeof fetch = async (...request) => {
  asked.push(request)
  return new Response()
}
const gone: typeof fetch = () => Promise.reject(noAnswer)

test('a provider that blocks pages by CORS is a lasting problem', async () => {
  const failure = await explainNoAnswer(noAnswer, managerFor('https://id.example/token'), there)
  expect(failure).toEqual({ problem: 'provider-misconfigured', details: 'CORS' })
  expect(asked.at(-1)).toEqual([
    'https://id.example/token',
    expect.objectContaining({ method: 'HEAD', mode: 'no-cors', credentials: 'omit' }),
  ])
})

test('without metadata the failed call is discovery', async () => {
  expect(await explainNoAnswer(noAnswer, managerFor(), there)).toMatchObject({
    problem: 'provider-misconfigured',
  })
  expect(asked.at(-1)?.[0]).toBe('https://id.example/.well-known/openid-configuration')
})

test('a provider that is down is a temporary problem', async () => {
  expect(await explainNoAnswer(noAnswer, managerFor('https://id.example/token'), gone)).toMatchObject({
    problem: 'provider-unavailable',
  })
})

test('a relay without an answer was not reached', async () => {
  const relay = 'https://calendar.example/api/oidc/token'
  expect(await explainNoAnswer(noAnswer, managerFor(relay), there)).toMatchObject({
    problem: 'provider-unavailable',
  })
})

test('an error sent by the provider counts as its answer', async () => {
  const answer = new ErrorResponse({ error: 'access_denied' })
  expect(await explainNoAnswer(answer, managerFor(), there)).toMatchObject({ problem: 'cancelled' })
})
