import { memoryStorage } from '../testing/memoryStorage.ts'
import { expect, test } from 'vitest'
import { people } from '../people.ts'
import { createProvider } from './provider.ts'

const issuer = 'https://app.example/mocks/provider'
const verifier = 'a-verifier-of-at-least-forty-three-characters-long'
const challenge = 'IVwqw-RbcfSCohPiwFj5_rcK5SITNl8PHeuEfqi9ouM'

const request = new URLSearchParams({
  client_id: 'kalends',
  redirect_uri: 'https://app.example/',
  state: 'abc',
  nonce: 'n-1',
  code_challenge: challenge,
})

const redemption = (code: string, proof = verifier) =>
  new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    code_verifier: proof,
    redirect_uri: 'https://app.example/',
  })

test('a code is redeemed once, and only with its verifier', async () => {
  const provider = await createProvider({ issuer, storage: memoryStorage() })
  const answer = new URL(await provider.answerTo(request, people.alice))
  expect(answer.searchParams.get('state')).toBe('abc')
  expect(answer.searchParams.get('iss')).toBe(issuer)
  const code = answer.searchParams.get('code') ?? ''

  expect((await provider.redeem(redemption(code, 'another-verifier'))).status).toBe(400)
  const granted = await provider.redeem(redemption(code))
  expect(granted.status).toBe(200)
  const { access_token } = await granted.json()
  expect(await provider.userInfo(access_token)).toMatchObject({ email: 'alice@kalends.example' })
  expect((await provider.redeem(redemption(code))).status).toBe(400)
})

test('in a world that cannot refresh, a refresh token is refused', async () => {
  const provider = await createProvider({ issuer, storage: memoryStorage(), cannotRefresh: true })
  const answer = new URL(await provider.answerTo(request, people.alice))
  const granted = await provider.redeem(redemption(answer.searchParams.get('code') ?? ''))
  const { refresh_token } = await granted.json()
  const renewal = new URLSearchParams({ grant_type: 'refresh_token', refresh_token })
  expect((await provider.redeem(renewal)).status).toBe(400)
})
