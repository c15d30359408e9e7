import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ApiProvider } from '../../../api/ApiProvider.tsx'
import { Router } from '../../../navigation/Router.tsx'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { announcingOutbox } from '../edits/announcingOutbox.ts'
import { historyOf } from '../edits/history/historyOf.ts'
import { recordCalendarEdit } from '../edits/history/recordCalendarEdit.ts'
import { changeEdit } from '../edits/testing/edits.ts'
import { editHead } from '../edits/editHead.ts'
import { calendarKeys } from '../queries/calendarKeys.ts'
import { apiAnswering } from '../queries/testing/apiAnswering.ts'
import { ChangesDialog } from './ChangesDialog.tsx'

afterEach(cleanup)

const zone = 'Europe/Paris'

/** The list of what Alice did, in front of a service that takes everything. */
function shown() {
  let version = 1
  const { api } = apiAnswering(() => new Response(null, { status: 204, headers: { ETag: `"${++version}"` } }))
  const client = new QueryClient()
  client.setQueryData(calendarKeys.calendars('alice'), { calendars: [], ctags: {}, skipped: 0 })
  const onClose = vi.fn<() => void>()
  const outbox = announcingOutbox({ client, api, go: () => undefined, path: '/calendar', zone })
  render(
    <Router>
      <QueryClientProvider client={client}>
        <ApiProvider value={api}>
          <ChangesDialog zone={zone} onClose={onClose} />
        </ApiProvider>
      </QueryClientProvider>
    </Router>,
    { wrapper: inEnglish },
  )
  const dialog = page.getByRole('dialog', { name: 'Recent changes' })
  return {
    api,
    client,
    dialog,
    rename: (title: string) => outbox.enqueue(api, changeEdit({ title })),
    items: () =>
      dialog
        .getByRole('listitem')
        .elements()
        .map((item) => item.getAttribute('aria-label')),
  }
}

test('it says that nothing was done, once that is known', async () => {
  const { client, dialog } = shown()
  await expect.element(dialog.getByText('Looking for changes on this device')).toBeInTheDocument()
  historyOf(client).change({ isRead: true })
  await expect.element(dialog.getByText('You haven’t changed anything yet.')).toBeVisible()
})

test('the latest change is first, and those below it wait for it', async () => {
  const { dialog, rename, items } = shown()
  rename('Tea')
  rename('Cake')
  await expect.poll(items).toEqual(['Changed “Cake”', 'Changed “Tea”'])
  const tea = dialog.getByRole('button', { name: 'Undo: Changed “Tea”' })
  await expect.element(tea).toBeDisabled()
  await expect.element(tea).toHaveAccessibleDescription('Undo this first: Changed “Cake”')
  await dialog.getByRole('button', { name: 'Undo: Changed “Cake”' }).click()
  const redo = dialog.getByRole('button', { name: 'Redo: Changed “Cake”' })
  await expect.element(redo).toHaveFocus()
  await tea.click()
  await expect.element(redo).toHaveAccessibleDescription('Redo this first: Changed “Tea”')
  await dialog.getByRole('button', { name: 'Redo: Changed “Tea”' }).click()
  await expect.element(redo).toBeEnabled()
})

test('where there is no bin, a deleted calendar is listed with the reason why it does not come back', async () => {
  const { api, client, dialog } = shown()
  const calendar = { userId: 'alice', calendarId: 'travel' }
  recordCalendarEdit(
    { api, client },
    { ...editHead(), kind: 'deleteCalendar', calendar, title: 'Travel' },
    null,
  )
  const undo = dialog.getByRole('button', { name: 'Undo: Deleted calendar “Travel”' })
  await expect.element(undo).toBeDisabled()
  await expect.element(undo).toHaveAccessibleDescription('A deleted calendar can’t be brought back.')
})
