import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ApiProvider } from '../../../api/ApiProvider.tsx'
import { apiAnswering, type Answers } from '../../../api/testing/apiAnswering.ts'
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

function show(answers: Answers): readonly Request[] {
  const { api, asked } = apiAnswering(answers)
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ApiProvider value={api}>
        <AccessTokens />
      </ApiProvider>
    </QueryClientProvider>,
    { wrapper: inEnglish },
  )
  return asked
}

test('a token that is over says so', async () => {
  const over = { ...script, id: 't2', name: 'Old', expiresAt: '2026-06-13T09:00:00.000Z' }
  const ahead = { ...script, expiresAt: '2999-06-13T09:00:00.000Z' }
  show({ 'GET /api/tokens': { body: [ahead, over] } })
  const row = (at: number) => page.getByRole('listitem').nth(at)
  await expect.element(row(0)).toHaveTextContent('ScriptRead only · expires 13 June 2999 · never usedRevoke')
  await expect.element(row(1)).toHaveTextContent('OldRead only · expired 13 June 2026 · never usedRevoke')
})

test('who has as many tokens as they may have reads what to do', async () => {
  show({
    'GET /api/tokens': { body: [script] },
    'POST /api/tokens': { status: 403, body: { error: { code: 403, reason: 'forbidden' } } },
  })
  await page.getByRole('textbox', { name: 'Name' }).fill('Script')
  await page.getByRole('button', { name: 'Create token' }).click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('You have as many access tokens as one person can have. Revoke one, then try again.')
})

test('a token that is revoked while it is shown is no longer there to be copied', async () => {
  show({
    'GET /api/tokens': { body: [script] },
    'POST /api/tokens': { status: 201, body: { ...script, token: 'kal_0123' } },
    'DELETE /api/tokens/t1': {},
  })
  await page.getByRole('textbox', { name: 'Name' }).fill('Script')
  await page.getByRole('button', { name: 'Create token' }).click()
  await expect.element(page.getByText('kal_0123')).toBeVisible()
  await page.getByRole('button', { name: 'Revoke Script' }).click()
  await expect.element(page.getByText('kal_0123')).not.toBeInTheDocument()
})

test('tokens are read again when no answer says whether one was made, or revoked', async () => {
  const asked = show({
    'GET /api/tokens': { body: [script] },
    'POST /api/tokens': { status: 502 },
    'DELETE /api/tokens/t1': { status: 502 },
  })
  const readings = () => asked.filter(({ method }) => method === 'GET').length
  await page.getByRole('textbox', { name: 'Name' }).fill('Script')
  await page.getByRole('button', { name: 'Create token' }).click()
  await expect.poll(readings).toBe(2)
  await page.getByRole('button', { name: 'Revoke Script' }).click()
  await expect.poll(readings).toBe(3)
})
