import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { newJCal } from '#domain/event/newJCal.ts'
import { epochMs } from '#domain/time/units.ts'
import { ApiProvider } from '../../../api/ApiProvider.tsx'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { apiAnswering } from '../queries/testing/apiAnswering.ts'
import { InspectorDialog } from './InspectorDialog.tsx'

afterEach(cleanup)

const name = { userId: 'alice', calendarId: 'work', eventId: 'tea' }
const stored = newJCal(
  {
    title: 'Tea',
    location: '',
    description: '',
    when: { kind: 'allDay', first: '2027-03-15', last: '2027-03-15' },
    isFree: false,
    visibility: 'public',
    calendarId: 'work',
  },
  { uid: 'tea', now: epochMs(0) },
)

test('an event is shown as it is stored: as jCal, as iCalendar, and as a command that reads it', async () => {
  const { api } = apiAnswering(async () => new Response(null, { status: 500 }))
  render(
    <ApiProvider value={api}>
      <InspectorDialog {...{ name, stored }} title="Tea" onClose={vi.fn<() => void>()} />
    </ApiProvider>,
    { wrapper: inEnglish },
  )
  const shows = (label: string, words: RegExp) =>
    expect
      .poll(() => page.getByRole('region', { name: label, exact: true }).element().textContent)
      .toMatch(words)
  const open = (tab: string) => page.getByRole('tab', { name: tab, exact: true }).click()
  await expect.element(page.getByRole('dialog', { name: '“Tea” as it is stored' })).toBeVisible()
  await shows('jCal', /"summary",\{\},"text","Tea"/)
  await open('iCalendar')
  await shows('iCalendar', /SUMMARY:Tea/)
  await open('curl')
  await shows('curl command', /curl --request GET [^]*Bearer \$TOKEN/)
  expect(page.getByRole('tab', { name: 'Changes' }).elements()).toHaveLength(0)
})
