import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ApiProvider } from '../../../api/ApiProvider.tsx'
import { alice } from '../../../api/testing/alice.ts'
import { apiAnswering } from '../../../api/testing/apiAnswering.ts'
import { UserProvider } from '../../../api/UserProvider.tsx'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { ownCalendar } from '../queries/testing/ownCalendar.ts'
import { ImportDialog } from './ImportDialog.tsx'
import { readBoth } from './reading/readBoth.ts'

afterEach(cleanup)

const text = `BEGIN:VCALENDAR
VERSION:2.0
BEGIN:VEVENT
UID:tea
DTSTAMP:20270301T000000Z
DTSTART:20270315T090000Z
SUMMARY:Tea
END:VEVENT
END:VCALENDAR
`

test('an import whose calendar went while it was looked at says so, and another can be chosen', async () => {
  const { api, asked } = apiAnswering({})
  const resumed = {
    file: new File([text], 'tea.ics'),
    reading: readBoth(text.replaceAll('\n', '\r\n')),
    isGuessing: false,
    calendarId: 'choir',
    calendarName: 'Choir',
    isApplied: true,
  }
  const nothing = () => undefined
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ApiProvider value={api}>
        <UserProvider value={alice}>
          <ImportDialog
            calendars={[ownCalendar({ id: 'work', name: 'Work' })]}
            given={undefined}
            zone="Europe/Paris"
            {...{ resumed }}
            onShow={nothing}
            onResume={nothing}
            onClose={nothing}
          />
        </UserProvider>
      </ApiProvider>
    </QueryClientProvider>,
    { wrapper: inEnglish },
  )
  const gone = page.getByText(
    'The calendar “Choir” is gone: it was deleted, or is no longer shared with you.',
  )
  await expect.element(gone).toBeVisible()
  expect(asked).toEqual([])
  await page.getByRole('combobox', { name: 'Into calendar' }).selectOptions('Work')
  await expect.element(gone).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Import' })).toBeEnabled()
})
