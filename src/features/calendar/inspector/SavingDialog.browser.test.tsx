import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import type { ChangeEvent, CreateEvent, EventEdit } from '#domain/edits/Edit.ts'
import type { EventDraft } from '#domain/event/CalendarEvent.ts'
import { newJCal } from '#domain/event/newJCal.ts'
import type { Scope } from '#domain/series/inScope.ts'
import { epochMs } from '#domain/time/units.ts'
import { ApiProvider } from '../../../api/ApiProvider.tsx'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { editHead } from '../edits/editHead.ts'
import { apiAnswering } from '../queries/testing/apiAnswering.ts'
import type { Stored } from './requestsOf.ts'
import { SavingDialog } from './SavingDialog.tsx'

afterEach(cleanup)

const object = { userId: 'alice', calendarId: 'work', eventId: 'tea' }
const event = (title: string, repeats: EventDraft['repeats'] = null) =>
  newJCal(
    {
      title,
      location: '',
      description: '',
      when: { kind: 'allDay', first: '2027-03-15', last: '2027-03-15' },
      isFree: false,
      visibility: 'public',
      repeats,
      calendarId: 'work',
    },
    { uid: 'tea', now: epochMs(0) },
  )
const tea: Stored = { data: event('Tea'), etag: '"7"' }
const daily: Stored = { data: event('Tea', { every: 'day', end: { kind: 'never' } }), etag: '"7"' }
const ofTea = { ...editHead(), object, title: 'Tea', baseVersion: 'latest' } as const
const called = (title: string, scope: Scope, occurrence: string | null = null): ChangeEvent => ({
  ...ofTea,
  kind: 'changeEvent',
  occurrence,
  scope,
  patch: { title },
  splitId: 'later-tea',
})

type Shown = {
  readonly stored: Stored | null
  readonly editFor: (scope: Scope) => EventEdit | null
  readonly scopes?: readonly Scope[]
}

function show({ stored, editFor, scopes = ['all'] }: Shown) {
  const { api } = apiAnswering(async () => new Response(null, { status: 500 }))
  render(
    <ApiProvider value={api}>
      <SavingDialog {...{ stored, editFor, scopes }} title="Tea" onClose={vi.fn<() => void>()} />
    </ApiProvider>,
    { wrapper: inEnglish },
  )
}

const shows = (element: Locator, words: RegExp) =>
  expect.poll(() => element.element().textContent).toMatch(words)
const open = (tab: string) => page.getByRole('tab', { name: tab, exact: true }).click()
const text = (label: string) => page.getByRole('region', { name: label, exact: true })
const dialog = page.getByRole('dialog', { name: 'What saving “Tea” sends' })

test('what saving would send is compared with what is stored', async () => {
  show({ stored: tea, editFor: (scope) => called('Coffee', scope) })
  await expect.element(dialog).toBeVisible()
  const changes = text('Changes')
  await shows(changes.getByRole('deletion').last(), /"summary",\{\},"text","Tea"/)
  await shows(changes.getByRole('insertion').last(), /"summary",\{\},"text","Coffee"/)
  await open('curl')
  await shows(text('curl command'), /curl --request PUT [^]*If-Match: "7"/)
})

test('where nothing was changed, that is said', async () => {
  show({ stored: tea, editFor: (scope) => called('Tea', scope) })
  await expect.element(page.getByText('No changes.')).toBeVisible()
})

test('of a series it is shown for one date, for it and those after it, and for all', async () => {
  show({
    stored: daily,
    scopes: ['this', 'following', 'all'],
    editFor: (scope) => called('Coffee', scope, '2027-03-17'),
  })
  await shows(text('Changes').getByRole('insertion').first(), /vevent|recurrence-id/)
  await page.getByRole('radio', { name: 'This and following events' }).click()
  await shows(text('This and following events'), /"text","Coffee"/)
  await shows(text('Earlier events'), /"rrule",[^]*"until"/)
  await open('curl')
  await shows(
    text('curl command'),
    /PUT [^]*\/later-tea\.ics[^]*If-None-Match: \*[^]*PUT [^]*\/tea\.ics[^]*If-Match: "7"/,
  )
  await page.getByRole('radio', { name: 'All events' }).click()
  await expect.poll(() => text('curl command').element().textContent).not.toMatch(/later-tea/)
})

test('a move to another calendar is a request before its changes', async () => {
  show({
    stored: tea,
    editFor: () => ({
      ...ofTea,
      kind: 'moveToCalendar',
      to: { userId: 'alice', calendarId: 'home' },
      occurrence: null,
      patch: { title: 'Coffee' },
    }),
  })
  await expect.element(page.getByRole('heading', { name: 'Moved to another calendar' })).toBeVisible()
  await shows(text('Changes'), /Coffee/)
  await open('curl')
  await shows(text('curl command'), /MOVE [^]*work\/tea[^]*PUT [^]*home\/tea/)
})

test('a new event is shown whole', async () => {
  const edit: CreateEvent = { ...ofTea, kind: 'createEvent', baseVersion: null, data: event('Tea') }
  show({ stored: null, editFor: () => edit })
  await expect.element(page.getByText('Nothing is stored yet. Nothing is sent until you save.')).toBeVisible()
  await shows(text('Changes').getByRole('insertion').first(), /vcalendar/)
  expect(text('Changes').getByRole('deletion').elements()).toHaveLength(0)
  await open('curl')
  await shows(text('curl command'), /PUT [^]*If-None-Match: \*/)
})
