import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { memoryStorage } from '#mocks/testing/memoryStorage.ts'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { createIdentity } from '../createIdentity.ts'
import { SigningIn } from './SigningIn.tsx'

afterEach(cleanup)

test('who cannot be sent to the provider, as the browser has no room, is not left waiting', async () => {
  const full = memoryStorage()
  full.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const left: string[] = []
  const identity = createIdentity({
    oidc: {
      authority: 'https://id.example',
      client_id: 'kalends',
      response_type: 'code',
      scope: 'openid',
    },
    address: 'https://app.example/',
    storage: full,
    persistentStorage: memoryStorage(),
    stores: { caches: undefined, databases: undefined },
    locks: navigator.locks,
    now: () => Date.UTC(2027, 2, 15, 12),
    channel: new BroadcastChannel('kalends of this test'),
    sharesCookie: false,
    leaveTo: (address) => left.push(address),
    isOnline: async () => true,
    pingProvider: async () => null,
  })
  render(<SigningIn identity={identity} returnTo="/" asksWho={false} onAgain={() => {}} />, {
    wrapper: inEnglish,
  })
  await expect.element(page.getByRole('heading', { name: 'Sign-in did not complete' })).toBeVisible()
  expect(left).toEqual([])
})
