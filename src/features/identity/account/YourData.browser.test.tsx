import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ApiError, type ApiErrorFacts } from '../../../api/ApiError.ts'
import { ApiProvider } from '../../../api/ApiProvider.tsx'
import { apiAnswering } from '../../../api/testing/apiAnswering.ts'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { formatTimeOfDay } from './instantNames.ts'
import { YourData } from './YourData.tsx'

afterEach(cleanup)

const request = { method: 'POST', path: '/api/user/export' }

async function downloadFailing(facts: Partial<ApiErrorFacts>): Promise<void> {
  const { api } = apiAnswering({})
  const { config } = api
  const failing = {
    ...api,
    config: { ...config, features: { ...config.features, userSettings: true } },
    send: async () => Promise.reject(new ApiError('too-many-requests', { status: 429, request, ...facts })),
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ApiProvider value={failing}>
        <YourData email="alice@kalends.example" onErased={() => undefined} />
      </ApiProvider>
    </QueryClientProvider>,
    { wrapper: inEnglish },
  )
  await page.getByRole('button', { name: 'Download your data' }).click()
}

test('USR-3 who downloads too often reads when they can do so again', async () => {
  const before = Date.now()
  await downloadFailing({ retryAfterMs: 40 * 60_000 })
  const alert = page.getByRole('alert')
  await expect.element(alert).toBeVisible()
  const times = [before, Date.now()].map((at) => formatTimeOfDay(at + 41 * 60_000))
  const sentences = times.map(
    (time) =>
      `You’ve downloaded your data several times in the last hour. You can download it again at ${time}.`,
  )
  expect(sentences).toContain(alert.element().textContent)
})

test('a service that does not say when is not waited for a moment only', async () => {
  await downloadFailing({})
  await expect.element(page.getByRole('alert')).toHaveTextContent('Too many requests. Try again later.')
})
