import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { epochMs, type EpochMs } from '#domain/time/units.ts'
import { ApiProvider } from '../../../api/ApiProvider.tsx'
import { alice } from '../../../api/testing/alice.ts'
import { apiAnswering } from '../../../api/testing/apiAnswering.ts'
import { UserProvider } from '../../../api/UserProvider.tsx'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { AccountPage } from './AccountPage.tsx'

afterEach(cleanup)

const everywhere = page.getByRole('button', { name: 'Sign out everywhere' })

function show(history: boolean, copiedAt?: EpochMs) {
  const { api, asked } = apiAnswering({})
  const config = { ...api.config, features: { ...api.config.features, history } }
  const nothing = () => undefined
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ApiProvider value={{ ...api, config, ...(copiedAt !== undefined && { copiedAt }) }}>
        <UserProvider value={alice}>
          <AccountPage
            identity={{ oidc: config.oidc, sessionRecord: null }}
            onSignOut={nothing}
            onSignOutEverywhere={nothing}
            onErased={nothing}
          />
        </UserProvider>
      </ApiProvider>
    </QueryClientProvider>,
    { wrapper: inEnglish },
  )
  return asked
}

test('signing out everywhere is offered where the service ends every session', async () => {
  show(true)
  await expect.element(everywhere).toBeVisible()
})

test('on another server, which may end one session and answer the same, it is not', async () => {
  show(false)
  await expect.element(page.getByRole('button', { name: 'Sign out', exact: true })).toBeVisible()
  await expect.element(everywhere).not.toBeInTheDocument()
  await expect.element(page.getByText(/Access tokens keep working/)).not.toBeInTheDocument()
})

test('a page that shows what the device keeps offers no access tokens', async () => {
  const asked = show(false, epochMs(0))
  await expect.element(page.getByRole('button', { name: 'Sign out', exact: true })).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Access tokens' })).not.toBeInTheDocument()
  expect(asked).toEqual([])
})
