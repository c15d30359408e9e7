import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ApiProvider } from '../../../api/ApiProvider.tsx'
import { apiAnswering } from '../../../api/testing/apiAnswering.ts'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { AccessTokens } from './AccessTokens.tsx'

afterEach(cleanup)

const script = {
  id: 't1',
  name: 'Script',
  scope: 'read',
  createdAt: '2027-03-15T09:00:00.000Z',
  expiresAt: '2027-06-13T09:00:00.000Z',
  lastUsedAt: null,
}

test('a token that is revoked while it is shown is no longer there to be copied', async () => {
  const { api } = apiAnswering({
    'GET /api/tokens': { body: [script] },
    'POST /api/tokens': { status: 201, body: { ...script, token: 'kal_0123' } },
    'DELETE /api/tokens/t1': {},
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ApiProvider value={api}>
        <AccessTokens />
      </ApiProvider>
    </QueryClientProvider>,
    { wrapper: inEnglish },
  )
  await page.getByRole('textbox', { name: 'Name' }).fill('Script')
  await page.getByRole('button', { name: 'Create token' }).click()
  await expect.element(page.getByText('kal_0123')).toBeVisible()
  await page.getByRole('button', { name: 'Revoke Script' }).click()
  await expect.element(page.getByText('kal_0123')).not.toBeInTheDocument()
})
