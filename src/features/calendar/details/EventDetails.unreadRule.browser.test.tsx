import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { JCal, JCalValue } from '#contract/jcal.ts'
import { draftOf } from '#domain/event/draftOf.ts'
import { readItem } from '#domain/event/readItem.ts'
import { asAlice } from './testing/asAlice.tsx'
import { EventDetails } from './EventDetails.tsx'
import { formOf } from '../editor/form/formOf.ts'
import { ownRuleOf } from '../editor/form/ownRuleOf.ts'
import { RepeatsFields } from '../editor/repeats/RepeatsFields.tsx'
import { epochMs } from '#domain/time/units.ts'

afterEach(cleanup)

const seriesOf = (rule: JCalValue): JCal => [
  'vcalendar',
  [],
  [
    [
      'vevent',
      [
        ['uid', {}, 'text', 'u1'],
        ['dtstart', {}, 'date', '2027-03-15'],
        ['rrule', {}, 'recur', rule],
        ['summary', {}, 'text', 'Feast'],
      ],
      [],
    ],
  ],
]
const sentence =
  'Kalends can’t calculate dates in this calendar: Hijri Calendar. Only the first date is shown.'
const doNothing = () => undefined
const others = {
  calendars: [],
  today: '2027-03-15',
  zone: 'UTC',
  errorOf: doNothing,
  onChange: doNothing,
  onLeft: doNothing,
  onPick: doNothing,
} as const

function showDetails(data: JCal) {
  const window = { start: epochMs(Date.UTC(2027, 2, 1)), end: epochMs(Date.UTC(2027, 3, 1)) }
  const item = { calendarId: 'c', eventId: 'e', etag: null, data }
  const [event] = readItem(item, { window, viewZone: 'UTC', myAddresses: [] }).events
  if (event === undefined) throw new Error('no event')
  const calendar = {
    id: 'c',
    homeId: 'me',
    name: 'Home',
    description: '',
    colour: '#336699',
    hasCtag: true,
    isDefault: true,
    canWrite: true,
    canRename: true,
    canShare: false,
    ownerId: null,
  }
  const actions = { onEdit: doNothing, onDelete: doNothing, onDuplicate: doNothing, onExport: doNothing }
  render(
    <EventDetails
      event={event}
      calendar={calendar}
      zone="UTC"
      data={data}
      {...actions}
      onClose={doNothing}
    />,
    { wrapper: asAlice },
  )
}

test('the details say that a rule cannot be calculated', async () => {
  showDetails(seriesOf({ freq: 'YEARLY', rscale: 'ISLAMIC' }))
  await expect.element(page.getByText(sentence)).toBeVisible()
})

test('the details name the calendar system of a rule that can be calculated', async () => {
  showDetails(seriesOf({ freq: 'YEARLY', rscale: 'CHINESE', bymonth: 2, bymonthday: 8 }))
  await expect.element(page.getByText('Every year, day 8 of month 2, Chinese Calendar')).toBeVisible()
  expect(page.getByText('Kalends can’t').elements()).toEqual([])
})

test('the editor says it too, as long as the rule is kept', async () => {
  const unreadable = seriesOf({ freq: 'YEARLY', rscale: 'ISLAMIC' })
  const draft = draftOf(unreadable, 'c')
  if (draft === null) throw new Error('no draft')
  const form = formOf(draft, 'UTC')
  const fields = (repeats: typeof form.repeats) => (
    <RepeatsFields form={{ ...form, repeats }} read={form} ownRule={ownRuleOf(unreadable)} {...others} />
  )
  render(fields(form.repeats), { wrapper: asAlice })
  await expect.element(page.getByRole('combobox', { name: 'Repeats' })).toHaveAccessibleDescription(sentence)
  cleanup()
  render(fields('week'), { wrapper: asAlice })
  await expect
    .element(page.getByRole('combobox', { name: 'Repeats' }))
    .not.toHaveAccessibleDescription(sentence)
})

test('the editor describes a rule that is not among its choices', async () => {
  const series = seriesOf({ freq: 'WEEKLY', byday: ['TU', 'TH'], count: 9 })
  const draft = draftOf(series, 'c')
  if (draft === null) throw new Error('no draft')
  render(
    <RepeatsFields
      form={formOf(draft, 'UTC')}
      read={formOf(draft, 'UTC')}
      ownRule={ownRuleOf(series)}
      {...others}
    />,
    { wrapper: asAlice },
  )
  await expect
    .element(page.getByRole('combobox', { name: 'Repeats' }))
    .toHaveDisplayValue('Custom: every Tue and Thu')
})
