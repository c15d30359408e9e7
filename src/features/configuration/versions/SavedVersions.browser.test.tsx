import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ApiProvider } from '../../../api/ApiProvider.tsx'
import type { Api } from '../../../api/createApi.ts'
import { apiAnswering } from '../../../api/testing/apiAnswering.ts'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { AdministratorProvider } from '../credentials/useAdminApi.ts'
import { SavedVersions } from './SavedVersions.tsx'

afterEach(cleanup)

const value = { issuer_url: 'https://id.example', clients: [{ client_id: 'web' }] }
const version = (id: string, savedAt: string, isCurrent = false) => ({
  id,
  savedAt,
  savedBy: { id: 'admin', displayName: 'Ada Admin' },
  isCurrent,
  value,
})
const versions = [
  version('c', '2026-11-21T19:02:11.900Z', true),
  version('b', '2026-11-21T19:02:11.500Z'),
  version('a', '2026-11-21T19:02:11.100Z'),
]

const change = {
  stateOf: () => ({ kind: 'idle' }) as const,
  begin: async () => undefined,
  confirm: async () => undefined,
  forget: () => undefined,
} as const

/** The credentials of an administrator are used as soon as they are asked for. */
function Page({ signedIn, asAdministrator }: { readonly signedIn: Api; readonly asAdministrator: Api }) {
  const [hasCredentials, setHasCredentials] = useState(false)
  return (
    <ApiProvider value={signedIn}>
      <AdministratorProvider
        value={{
          api: hasCredentials ? asAdministrator : signedIn,
          hasCredentials,
          askForCredentials: () => setHasCredentials(true),
          forgetCredentials: () => undefined,
        }}
      >
        <SavedVersions change={change} isUnsaved={false} />
      </AdministratorProvider>
    </ApiProvider>
  )
}

test.each([
  ['the person may not read them', 403],
  ['no provider says who the person is, as after a lock-out', 503],
])('where %s, the credentials of an administrator bring the versions', async (_what, status) => {
  const signedIn = apiAnswering({ 'GET /api/configurations/history': { status, body: {} } }).api
  const asAdministrator = apiAnswering({ 'GET /api/configurations/history': { body: { versions } } }).api
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Page signedIn={signedIn} asAdministrator={asAdministrator} />
    </QueryClientProvider>,
    { wrapper: inEnglish },
  )
  await page.getByRole('button', { name: 'Use administrator credentials' }).click()
  await expect.element(page.getByText(/:02:11 \(3\)$/)).toBeVisible()
  expect(page.getByRole('alert').elements()).toEqual([])
})

test('versions that were saved in the same second are told apart, in the list and in the dialog', async () => {
  const { api } = apiAnswering({ 'GET /api/configurations/history': { body: { versions } } })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ApiProvider value={api}>
        <SavedVersions change={change} isUnsaved={false} />
      </ApiProvider>
    </QueryClientProvider>,
    { wrapper: inEnglish },
  )
  await expect.element(page.getByText(/:02:11 \(3\)$/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: /:02:11 \(1\)$/ })).toBeVisible()
  await page.getByRole('button', { name: /:02:11 \(2\)$/ }).click()
  await expect.element(page.getByRole('dialog', { name: /:02:11 \(2\)\?$/ })).toBeVisible()
})
