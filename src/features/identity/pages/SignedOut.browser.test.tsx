import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { SignedOut } from './SignedOut.tsx'

afterEach(cleanup)

const stillSignedIn = /You may still be signed in with your organisation/

test('the page says that the provider may still have a session only if that is so', async () => {
  const identity = {
    hasSignedOutHereAlone: false,
    isProviderAway: false,
    canSignOutThere: false,
    signOutThere: async () => false,
  }
  render(<SignedOut identity={identity} onSignIn={() => {}} />, { wrapper: inEnglish })
  await expect.element(page.getByText(/Nothing is left in this browser/)).toBeVisible()
  await expect.element(page.getByText(stillSignedIn)).not.toBeInTheDocument()

  // Another tab, which signed out, found out.
  identity.hasSignedOutHereAlone = true
  window.dispatchEvent(new StorageEvent('storage'))
  await expect.element(page.getByText(stillSignedIn)).toBeVisible()
})

test('if the provider cannot be reached, the page says that its session may remain, and tries again', async () => {
  let tries = 0
  const identity = {
    hasSignedOutHereAlone: true,
    isProviderAway: true,
    canSignOutThere: true,
    signOutThere: async () => ++tries > 1,
  }
  render(<SignedOut identity={identity} onSignIn={() => {}} />, { wrapper: inEnglish })
  await expect.element(page.getByRole('heading', { name: 'Signed out here only' })).toBeVisible()
  await expect.element(page.getByText(/you’re still signed in with your organisation/)).toBeVisible()
  await page.getByRole('button', { name: 'Sign out there too' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent('Still can’t reach it.')
  await page.getByRole('button', { name: 'Sign out there too' }).click()
  await expect.element(page.getByRole('button', { name: 'Sign out there too' })).toHaveAttribute('aria-busy')
  expect(tries).toBe(2)
})

test('after a sign-out that the provider has not confirmed, one click tries it again', async () => {
  const identity = {
    hasSignedOutHereAlone: true,
    isProviderAway: false,
    canSignOutThere: true,
    signOutThere: async () => true,
  }
  render(<SignedOut identity={identity} onSignIn={() => {}} />, { wrapper: inEnglish })
  await expect.element(page.getByRole('heading', { name: 'Signed out' })).toBeVisible()
  await expect.element(page.getByText(stillSignedIn)).toBeVisible()
  await page.getByRole('button', { name: 'Sign out there too' }).click()
  await expect.element(page.getByRole('button', { name: 'Sign out there too' })).toHaveAttribute('aria-busy')
})
