import { expect, test } from 'vitest'
import { apiAnswering, type Answers } from '../../../api/testing/apiAnswering.ts'
import { lookFromOutside } from './outside.ts'

const settings = { issuer_url: 'https://id.example', clients: [{ client_id: 'web' }] }
const config = (authority: string) => ({
  body: {
    baseUrl: 'https://api.example',
    davUrl: 'https://dav.example',
    oidc: { authority, client_id: 'web' },
  },
})
const discovered = { body: { discovered: { issuer_url: 'https://id.example' }, warnings: [] } }
const seen = (answers: Answers, wasDiscovered: boolean | null = null) =>
  lookFromOutside(apiAnswering(answers).api, settings, wasDiscovered)

test('sign-in works if config.json has the saved settings and its issuer answers', async () => {
  expect(
    await seen({ 'GET /config.json': config('https://id.example'), 'POST /api/oidc/discover': discovered }),
  ).toBe('works')
})

test('an issuer that does not answer is distinguished from a service that cannot ask', async () => {
  const now = { 'GET /config.json': config('https://id.example') }
  expect(await seen({ ...now, 'POST /api/oidc/discover': { status: 400 } })).toBe('no-discovery')
  expect(await seen(now)).toBe('cannot-tell')
})

test('what was found before the change counts if it cannot be asked after it', async () => {
  const now = { 'GET /config.json': config('https://id.example') }
  expect(await seen(now, false)).toBe('no-discovery')
  expect(await seen(now, true)).toBe('works')
  expect(await seen({ ...now, 'POST /api/oidc/discover': discovered }, false)).toBe('works')
})

test('a config.json with other settings, or none, is reported', async () => {
  const others = { 'GET /config.json': config('https://else.example'), 'POST /api/oidc/discover': discovered }
  expect(await seen(others)).toBe('other-settings')
  const body = { error: { code: 503, message: '', details: '', reason: 'provider-misconfigured' } }
  expect(await seen({ ...others, 'GET /config.json': { status: 503, body } })).toBe('not-configured')
  expect(await seen({ ...others, 'GET /config.json': { status: 503 } })).toBe('cannot-tell')
})
