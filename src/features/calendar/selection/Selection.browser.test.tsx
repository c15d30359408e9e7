import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plainEvent } from '#domain/testing/plainEvent.ts'
import { instantOf } from '#domain/time/instantOf.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { newJCal } from '#domain/event/newJCal.ts'
import { epochMs } from '#domain/time/units.ts'
import { ApiProvider } from '../../../api/ApiProvider.tsx'
import { alice } from '../../../api/testing/alice.ts'
import { UserProvider } from '../../../api/UserProvider.tsx'
import { Router } from '../../../navigation/Router.tsx'
import '../../../ui/tokens.css'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { keepFocus } from '../grid/keepFocus.ts'
import { calendarKeys } from '../queries/calendarKeys.ts'
import { apiAnswering } from '../queries/testing/apiAnswering.ts'
import { Selection } from './Selection.tsx'

afterEach(cleanup)

const zone = zoneNamed('Europe/Paris')
const titles = ['Ash', 'Elm', 'Oak']
const start = instantOf('2027-03-15T09:00:00', zone)
const end = instantOf('2027-03-15T10:00:00', zone)
const events = titles.map((title) => plainEvent(title, { kind: 'timed', start, end, zone: 'Europe/Paris' }))
const work = {
  id: 'work',
  homeId: 'alice',
  name: 'Work',
  description: '',
  colour: '#336699',
  hasCtag: true,
  isDefault: true,
  canWrite: true,
  canRename: true,
  canShare: false,
  ownerId: null,
}
const draft = {
  location: '',
  description: '',
  when: { kind: 'timed', start: '2027-03-15T09:00:00', end: '2027-03-15T10:00:00', zone: 'Europe/Paris' },
  isFree: false,
  visibility: 'public',
  calendarId: 'work',
} as const
const stored = (title: string) => newJCal({ ...draft, title }, { uid: title, now: epochMs(0) })

/** What was sent to a service that has the events and stores everything. */
let sent: string[] = []
/** What others delete before it is written. */
let deleted = ''

beforeEach(async () => {
  await page.viewport(800, 600)
  sent = []
  deleted = ''
  const { api } = apiAnswering(async (request) => {
    const title = titles.find((each) => request.url.includes(each)) ?? ''
    if (request.method === 'GET') return Response.json(stored(title), { headers: { ETag: '"1"' } })
    sent.push(
      `${request.method} ${title} ${/2027-03-15(T\d\d:\d\d)/.exec(await request.text())?.[1] ?? ''}`.trim(),
    )
    if (title === deleted)
      return Response.json({ error: { code: 404, message: 'Not Found' } }, { status: 404 })
    return new Response(null, { status: 204, headers: { ETag: '"2"' } })
  })
  const client = new QueryClient()
  client.setQueryData(calendarKeys.calendars('alice'), { calendars: [], ctags: {}, skipped: 0 })
  const context = { calendars: new Map([['work', work]]), zone }
  render(
    <Router>
      <QueryClientProvider client={client}>
        <ApiProvider value={api}>
          <UserProvider value={alice}>
            <Selection events={events} days={['2027-03-15']} context={context} onClose={() => undefined} />
          </UserProvider>
          <div role="grid" data-cell="2027-03-15" tabIndex={-1}>
            {events.map(({ key, title }) => (
              <button key={key} type="button" data-event={key}>
                {title}
              </button>
            ))}
          </div>
        </ApiProvider>
      </QueryClientProvider>
    </Router>,
    { wrapper: inEnglish },
  )
})

const chip = (title: string) => page.getByRole('button', { name: title, exact: true })
const bar = page.getByRole('region', { name: 'Selected events' })
const press = async (title: string, key: string) => {
  chip(title).element().focus()
  await userEvent.keyboard(key)
}

test('Shift and a press, or Shift and Space, take an event in and out, and the count is said', async () => {
  await chip('Ash').click({ modifiers: ['Shift'] })
  await press('Elm', '{Shift>} {/Shift}')
  await expect.element(bar.getByText('2 selected')).toBeVisible()
  await expect.element(page.getByText('2 events selected')).toBeInTheDocument()
  await expect.element(chip('Elm')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(chip('Oak')).not.toHaveAttribute('aria-pressed')
  await chip('Ash').click({ modifiers: ['Shift'] })
  await expect.element(bar.getByText('1 selected')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(bar).not.toBeInTheDocument()
  await expect.element(page.getByText('Nothing selected')).toBeInTheDocument()
})

test('all that are shown are moved by days and minutes, and stay selected', async () => {
  await press('Ash', '{Control>}a{/Control}')
  await expect.element(bar.getByText('3 selected')).toBeVisible()
  await bar.getByRole('button', { name: 'Move…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Move the selected events' })
  await userEvent.clear(dialog.getByLabelText('Days'))
  await userEvent.type(dialog.getByLabelText('Minutes'), '{Control>}a{/Control}90')
  await dialog.getByRole('button', { name: 'Move 3 events' }).click()
  await expect.poll(() => sent.toSorted()).toEqual(['PUT Ash T10:30', 'PUT Elm T10:30', 'PUT Oak T10:30'])
  await expect.element(bar.getByText('3 selected')).toBeVisible()
})

test('what turns out to be deleted when it is written is selected no longer', async () => {
  deleted = 'Elm'
  await press('Ash', '{Control>}a{/Control}')
  await bar.getByRole('button', { name: 'Move…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Move 3 events' }).click()
  await expect.poll(() => sent).toHaveLength(3)
  await expect.element(bar.getByText('2 selected')).toBeVisible()
  await expect.element(chip('Elm')).not.toHaveAttribute('aria-pressed')
})

test('a number that is none is said, and moves nothing', async () => {
  await chip('Ash').click({ modifiers: ['Shift'] })
  await bar.getByRole('button', { name: 'Move…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Move the selected events' })
  await userEvent.type(dialog.getByLabelText('Days'), 'x')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  expect(sent).toEqual([])
})

test('Delete deletes the focused event alone, and the selected ones together', async () => {
  await press('Oak', '{Delete}')
  await expect.poll(() => sent).toEqual(['DELETE Oak'])
  await chip('Ash').click({ modifiers: ['Shift'] })
  await chip('Elm').click({ modifiers: ['Shift'] })
  await userEvent.keyboard('{Backspace}')
  await expect.poll(() => sent.toSorted()).toEqual(['DELETE Ash', 'DELETE Elm', 'DELETE Oak'])
  await expect.element(bar).not.toBeInTheDocument()
})

test.for(['Clear', 'Delete'])(
  'after %s the focus is at the event again, and not lost with the bar',
  async (name) => {
    keepFocus()
    await chip('Ash').click({ modifiers: ['Shift'] })
    await bar.getByRole('button', { name }).click()
    await expect.element(bar).not.toBeInTheDocument()
    await expect.element(chip('Ash')).toHaveFocus()
  },
)
