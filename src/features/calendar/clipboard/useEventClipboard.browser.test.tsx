import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { plainEvent } from '#domain/testing/plainEvent.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { ApiProvider } from '../../../api/ApiProvider.tsx'
import { alice } from '../../../api/testing/alice.ts'
import { apiAnswering } from '../../../api/testing/apiAnswering.ts'
import { UserProvider } from '../../../api/UserProvider.tsx'
import { Router } from '../../../navigation/Router.tsx'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { ownCalendar } from '../queries/testing/ownCalendar.ts'
import { useEventClipboard } from './useEventClipboard.ts'

afterEach(cleanup)

const tea = {
  ...plainEvent('tea', { kind: 'allDay', first: '2027-03-15', last: '2027-03-15' }),
  key: 'tea',
  calendarId: 'work',
}

function Keys() {
  useEventClipboard({
    events: [tea],
    opened: null,
    calendars: [ownCalendar({ id: 'work' })],
    hidden: new Set(),
    zone: zoneNamed('UTC'),
    onImport: () => undefined,
    onText: () => undefined,
  })
  return (
    <>
      <button type="button" data-event="tea" aria-label="Tea" />
      <input aria-label="Filter calendars" />
    </>
  )
}

function show() {
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <ApiProvider value={apiAnswering({}).api}>
        <UserProvider value={alice}>
          <Router>
            <Keys />
          </Router>
        </UserProvider>
      </ApiProvider>
    </QueryClientProvider>,
    { wrapper: inEnglish },
  )
  const focus = (selector: string) => container.querySelector<HTMLElement>(selector)?.focus()
  return focus
}

/** What the page makes of an event of the clipboard. */
function isTakenBy(type: string): boolean {
  return !document.dispatchEvent(new Event(type, { cancelable: true, bubbles: true }))
}

test('the page says beforehand that it copies an event: without it Safari copies nothing', () => {
  const focus = show()
  expect(['beforecopy', 'beforecut', 'beforepaste'].map(isTakenBy)).toEqual([false, false, true])
  focus('button')
  expect(['beforecopy', 'beforecut', 'beforepaste'].map(isTakenBy)).toEqual([true, true, true])
  focus('input')
  expect(['beforecopy', 'beforecut', 'beforepaste'].map(isTakenBy)).toEqual([false, false, false])
})

test('the first key fills the clipboard while it is heard, as nothing fills it later in Safari', async () => {
  const focus = show()
  focus('button')
  await vi.dynamicImportSettled()
  const clipboardData = new DataTransfer()
  document.dispatchEvent(new ClipboardEvent('copy', { clipboardData, cancelable: true }))
  expect(clipboardData.getData('text/calendar')).toContain('BEGIN:VEVENT')
})
