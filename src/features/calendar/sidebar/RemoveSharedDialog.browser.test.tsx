import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ApiProvider } from '../../../api/ApiProvider.tsx'
import { apiAnswering, type Answers } from '../../../api/testing/apiAnswering.ts'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { ownCalendar } from '../queries/testing/ownCalendar.ts'
import { RemoveSharedDialog } from './RemoveSharedDialog.tsx'

afterEach(cleanup)

function ask(answers: Answers) {
  const onClose = vi.fn<() => void>()
  const { api } = apiAnswering(answers)
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ApiProvider value={api}>
        <RemoveSharedDialog calendar={ownCalendar({ ownerId: 'bob' })} onClose={onClose} />
      </ApiProvider>
    </QueryClientProvider>,
    { wrapper: inEnglish },
  )
  return { onClose, remove: () => page.getByRole('button', { name: 'Remove' }).click() }
}

const listed = (...ids: readonly string[]) => ({
  body: {
    _embedded: {
      'dav:calendar': ids.map((id) => ({ _links: { self: { href: `/calendars/alice/${id}.json` } } })),
    },
  },
})

test('what is out of the list is removed, although the answer to that was lost', async () => {
  const { onClose, remove } = ask({
    'DELETE /dav/api/calendars/alice/work.json': { status: 502 },
    'GET /dav/api/calendars/alice.json': listed('alice'),
  })
  await remove()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
})

test('what was removed in another tab meanwhile is removed', async () => {
  const { onClose, remove } = ask({ 'DELETE /dav/api/calendars/alice/work.json': { status: 404 } })
  await remove()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
})

test('what is still in the list could not be removed', async () => {
  const { onClose, remove } = ask({
    'DELETE /dav/api/calendars/alice/work.json': { status: 502 },
    'GET /dav/api/calendars/alice.json': listed('alice', 'work'),
  })
  await remove()
  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
})
