import { expect, test } from 'vitest'
import { askingParameters } from './askingParameters.ts'
import { createManager } from './createManager.ts'
import { memoryStorage } from './memoryStorage.ts'

type Given = {
  readonly authority?: string
  readonly prompt?: string
  readonly announced?: Readonly<Record<string, unknown>>
}

function managerOf({ authority = 'https://id.example', prompt, announced = {} }: Given) {
  const metadata = {
    issuer: authority,
    authorization_endpoint: `${authority}/authorize`,
    token_endpoint: `${authority}/token`,
    jwks_uri: `${authority}/jwks`,
    userinfo_endpoint: `${authority}/me`,
    end_session_endpoint: undefined,
    ...announced,
  }
  const client = { authority, client_id: 'kalends', response_type: 'code', scope: 'openid', metadata }
  return createManager({
    oidc: { ...client, ...(prompt !== undefined && { prompt }) },
    address: 'https://app.example/',
    storage: memoryStorage(),
  })
}

const afterSignOut = (given: Given) => askingParameters(managerOf(given), 'signed-out-here-alone')

test('whom nobody signed out is not asked', async () => {
  expect(await askingParameters(managerOf({ announced: { claims_supported: ['auth_time'] } }), null)).toEqual(
    {},
  )
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
    { prompt: 'select_account' },
  ],
  [
    'that tells when somebody signed in is told that it must be now',
    { announced: { claims_supported: ['sub', 'auth_time'] } },
    { prompt: 'login', max_age: 0 },
  ],
  ['is asked as the configuration says', { prompt: 'consent' }, { prompt: 'consent' }],
])('after a sign-out here alone a provider %s', async (_, given, parameters) => {
  expect(await afterSignOut(given)).toEqual(parameters)
})

test('who wants another account is asked, whatever the configuration says', async () => {
  expect(await askingParameters(managerOf({ prompt: 'consent' }), 'another-account')).toEqual({
    prompt: 'login',
  })
})
