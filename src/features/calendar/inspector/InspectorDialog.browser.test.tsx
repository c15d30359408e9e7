import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import type { JCal } from '#contract/jcal.ts'
import { newJCal } from '#domain/event/newJCal.ts'
import { epochMs } from '#domain/time/units.ts'
import { ApiProvider } from '../../../api/ApiProvider.tsx'
import '../../../ui/tokens.css'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { apiAnswering } from '../queries/testing/apiAnswering.ts'
import { InspectorDialog } from './InspectorDialog.tsx'

afterEach(cleanup)

const name = { userId: 'alice', calendarId: 'work', eventId: 'tea' }
const event = (title: string) =>
  newJCal(
    {
      title,
      location: '',
      description: '',
      when: { kind: 'allDay', first: '2027-03-15', last: '2027-03-15' },
      isFree: false,
      visibility: 'public',
      calendarId: 'work',
    },
    { uid: 'tea', now: epochMs(0) },
  )

function show(sent?: JCal) {
  const { api } = apiAnswering(async () => new Response(null, { status: 500 }))
  render(
    <ApiProvider value={api}>
      <InspectorDialog
        name={name}
        title="Tea"
        stored={event('Tea')}
        etag={'"7"'}
        {...(sent && { sent })}
        onClose={vi.fn<() => void>()}
      />
    </ApiProvider>,
    { wrapper: inEnglish },
  )
}

const shows = (element: Locator, words: RegExp) =>
  expect.poll(() => element.element().textContent).toMatch(words)
const open = (tab: string) => page.getByRole('tab', { name: tab, exact: true }).click()
const text = (label: string) => page.getByRole('region', { name: label, exact: true })

test('an event is shown as it is stored: as jCal, as iCalendar, and as a command that reads it', async () => {
  show()
  await expect.element(page.getByRole('dialog', { name: '“Tea” as it is stored' })).toBeVisible()
  await shows(text('jCal'), /"summary",\{\},"text","Tea"/)
  await open('iCalendar')
  await shows(text('iCalendar'), /SUMMARY:Tea/)
  await open('curl')
  await shows(text('curl command'), /curl --request GET [^]*Bearer \$TOKEN/)
  expect(page.getByRole('tab', { name: 'Changes' }).elements()).toHaveLength(0)
})

test('what saving would send is compared with what is stored', async () => {
  show(event('Coffee'))
  const changes = text('Changes')
  await shows(changes.getByRole('deletion'), /"summary",\{\},"text","Tea"/)
  await shows(changes.getByRole('insertion'), /"summary",\{\},"text","Coffee"/)
  await open('curl')
  await shows(text('curl command'), /curl --request PUT [^]*If-Match: "7"/)
})

test('where nothing was changed, that is said', async () => {
  show(event('Tea'))
  await expect.element(page.getByText('No changes.')).toBeVisible()
})
