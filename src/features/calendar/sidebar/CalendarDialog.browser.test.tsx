import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ApiProvider } from '../../../api/ApiProvider.tsx'
import { alice } from '../../../api/testing/alice.ts'
import { apiFetching } from '../../../api/testing/apiFetching.ts'
import { UserProvider } from '../../../api/UserProvider.tsx'
import { Router } from '../../../navigation/Router.tsx'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { CalendarDialog } from './CalendarDialog.tsx'

afterEach(cleanup)

test('a calendar is created by the same id each time: it may be there, without an answer', async () => {
  const onClose = vi.fn<() => void>()
  const created: unknown[] = []
  const api = apiFetching(async (request) => {
    if (request.method !== 'POST') return new Response(null, { status: 502 })
    created.push(await request.json())
    return new Response(null, { status: created.length === 1 ? 502 : 201 })
  })
  render(
    <Router>
      <QueryClientProvider client={new QueryClient()}>
        <ApiProvider value={api}>
          <UserProvider value={alice}>
            <CalendarDialog calendar={null} calendars={[]} onClose={onClose} />
          </UserProvider>
        </ApiProvider>
      </QueryClientProvider>
    </Router>,
    { wrapper: inEnglish },
  )
  await page.getByRole('textbox', { name: 'Name' }).fill('Choir')
  const create = page.getByRole('button', { name: 'Create' })
  await create.click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await create.click()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(created).toHaveLength(2)
  expect(created[1]).toEqual(created[0])
})
