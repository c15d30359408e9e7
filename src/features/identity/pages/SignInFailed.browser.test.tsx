import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { createIdentity } from '../createIdentity.ts'
import { memoryStorage } from '#mocks/testing/memoryStorage.ts'
import { SignInFailed } from './SignInFailed.tsx'
import type { SignInProblem } from '../sign-in/problem/SignInProblem.ts'
import { sessionKey } from '../session/storedSession.ts'

const now = Date.UTC(2027, 2, 15, 12)
const oidc = { authority: 'https://id.example', client_id: 'kalends', response_type: 'code', scope: 'openid' }

/** A tab that already holds a session of Alice, with tokens. */
const storage = memoryStorage({
  [sessionKey(oidc)]: JSON.stringify({
    access_token: 'very-secret access',
    refresh_token: 'very-secret refresh',
    id_token: 'very-secret identity',
    token_type: 'Bearer',
    expires_at: now / 1000 + 600,
    profile: { sub: 'alice', email: 'alice@kalends.example' },
  }),
})
const channel = new BroadcastChannel('kalends of this test')

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function show(problem: SignInProblem) {
  const identity = createIdentity({
    oidc,
    address: 'https://app.example/',
    storage,
    persistentStorage: memoryStorage(),
    stores: { caches: undefined, databases: undefined },
    locks: navigator.locks,
    now: () => now,
    channel,
    sharesCookie: false,
    leaveTo: () => {},
    isOnline: async () => true,
    pingProvider: async () => null,
  })
  expect(identity.session.person?.email).toBe('alice@kalends.example')
  render(<SignInFailed identity={identity} failure={{ problem, details: problem }} onAgain={() => {}} />, {
    wrapper: inEnglish,
  })
}

test('copied details have the configuration, and nothing of a session or a person', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  show('clock')
  await page.getByText('Details').click()
  await page.getByRole('button', { name: 'Copy details' }).click()
  await expect.element(page.getByRole('status').getByText('Copied')).toBeVisible()
  expect(writeText.mock.calls).toEqual([
    [
      `problem: clock
time on this device: 2027-03-15T12:00:00.000Z
provider: https://id.example
client: kalends
response type: code
scope: openid
redirect URI: https://app.example/`,
    ],
  ])
  expect(document.body.innerHTML).not.toMatch(/very-secret|alice/)
})

test('a redirect address that must be registered can be copied', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  show('redirect-mismatch')
  await page.getByRole('button', { name: 'Copy address' }).click()
  await expect.element(page.getByRole('alert').getByText('Copied')).toBeVisible()
  expect(writeText.mock.calls).toEqual([['https://app.example/']])
})

test('a refused scope can be copied, and no address is shown', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  show('scope-refused')
  await expect.element(page.getByRole('alert').getByText(/refused what this calendar asks for/)).toBeVisible()
  await expect.element(page.getByText(/Address to register/)).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Copy scope' }).click()
  await expect.element(page.getByRole('alert').getByText('Copied')).toBeVisible()
  expect(writeText.mock.calls).toEqual([['openid']])
})

test('a problem that another redirect address would not solve shows none', async () => {
  show('clock')
  await expect.element(page.getByRole('alert').getByText(/^This device’s clock/)).toBeVisible()
  await expect.element(page.getByText(/Address to register/)).not.toBeInTheDocument()
})
