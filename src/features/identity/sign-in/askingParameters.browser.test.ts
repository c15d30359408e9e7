import { expect, test } from 'vitest'
import { askingParameters, type ReasonToAsk } from './askingParameters.ts'
import { createManager } from '../session/createManager.ts'
import { memoryStorage } from '#mocks/testing/memoryStorage.ts'

type Given = {
  readonly authority?: string
  readonly prompt?: string
  readonly scope?: string
  readonly announced?: Readonly<Record<string, unknown>>
}

const base = 'openid email profile'

function askedBy({ announced = {}, ...given }: Given, reason: ReasonToAsk | null) {
  const { authority = 'https://id.example' } = given
  const metadata = {
    issuer: authority,
    authorization_endpoint: `${authority}/authorize`,
    token_endpoint: `${authority}/token`,
    jwks_uri: `${authority}/jwks`,
    userinfo_endpoint: `${authority}/me`,
    end_session_endpoint: undefined,
    ...announced,
  }
  const oidc = { authority, client_id: 'kalends', response_type: 'code', metadata, ...given }
  const manager = createManager({ oidc, address: 'https://app.example/', storage: memoryStorage() })
  return askingParameters(manager, oidc, reason)
}

test('without a sign-out before, the provider is not told to ask', async () => {
  expect(await askedBy({ announced: { claims_supported: ['auth_time'] } }, null)).toEqual({ scope: base })
})

test.each<[string, Given, string]>([
  [
    'that lists it',
    { announced: { scopes_supported: ['openid', 'offline_access'] } },
    `${base} offline_access`,
  ],
  ['that lists others', { announced: { scopes_supported: ['openid', 'email', 'profile'] } }, base],
  ['that lists nothing', {}, base],
  ['whose client asks for it', { scope: 'openid offline_access' }, 'openid offline_access'],
  [
    'whose client does not',
    { scope: 'openid email', announced: { scopes_supported: ['offline_access'] } },
    'openid email',
  ],
])('offline_access and a provider %s', async (_, given, scope) => {
  expect(await askedBy(given, null)).toEqual({ scope })
  expect(await askedBy(given, 'another-account')).toMatchObject({ scope })
})

test.each<[string, Given, object]>([
  ['that does not say what it knows is told to ask', {}, { prompt: 'login' }],
  [
    'that says it wrongly is told to ask',
    { announced: { prompt_values_supported: 'login' } },
    { prompt: 'login' },
  ],
  [
    'that knows more than one way shows its sign-in page',
    { announced: { prompt_values_supported: ['none', 'select_account', 'login'] } },
    { prompt: 'login' },
  ],
  [
    'that can only offer accounts offers them',
    { announced: { prompt_values_supported: ['none', 'consent', 'select_account'] } },
    { prompt: 'select_account' },
  ],
  [
    'that knows neither is not asked for what it would refuse',
    { announced: { prompt_values_supported: ['none'] } },
    {},
  ],
  [
    'such as Google offers accounts',
    { authority: 'https://accounts.google.com' },
    { prompt: 'select_account consent' },
  ],
  [
    'that tells when somebody signed in is told that it must be now',
    { announced: { claims_supported: ['sub', 'auth_time'] } },
    { prompt: 'login', max_age: 0 },
  ],
  ['is asked as the configuration says', { prompt: 'consent' }, { prompt: 'consent' }],
])('after a sign-out here alone a provider %s', async (_, given, parameters) => {
  expect(await askedBy(given, 'signed-out-here-alone')).toEqual({ scope: base, ...parameters })
})

test('a person who wants another account is asked, whatever the configuration says', async () => {
  expect(await askedBy({ prompt: 'consent' }, 'another-account')).toMatchObject({ prompt: 'login' })
})
