import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { JCal, JCalParameters } from '#contract/jcal.ts'
import { readItem } from '#domain/event/readItem.ts'
import { epochMs } from '#domain/time/units.ts'
import { ApiProvider } from '../../../../api/ApiProvider.tsx'
import { alice } from '../../../../api/testing/alice.ts'
import { UserProvider } from '../../../../api/UserProvider.tsx'
import { Router } from '../../../../navigation/Router.tsx'
import { inEnglish } from '../../../../ui/testing/inEnglish.tsx'
import { ownCalendar } from '../../queries/testing/ownCalendar.ts'
import { apiAnswering } from '../../queries/testing/apiAnswering.ts'
import { OwnProposals } from './OwnProposals.tsx'
import { proposalForm } from './proposalForm.ts'
import { Proposals } from './Proposals.tsx'
import { ProposeForm } from './ProposeForm.tsx'
import { eachOn } from '../../../../ui/testing/eachOn.ts'

eachOn('2027-03-10')

afterEach(cleanup)

const zone = 'UTC'
const calendar = ownCalendar({ id: 'home', name: 'Home', isDefault: true })
const proposed: JCalParameters = {
  'x-proposed-start': '2027-03-15T15:00:00Z',
  'x-proposed-end': '2027-03-15T16:00:00Z',
  'x-proposed-comment': 'I teach until three',
}

/** A meeting of Bob's at ten, with Alice and what was proposed by her. */
const meeting = (parameters: JCalParameters = {}): JCal => [
  'vcalendar',
  [],
  [
    [
      'vevent',
      [
        ['uid', {}, 'text', 'u1'],
        ['dtstart', {}, 'date-time', '2027-03-15T10:00:00Z'],
        ['dtend', {}, 'date-time', '2027-03-15T11:00:00Z'],
        ['summary', {}, 'text', 'Choir plan'],
        ['organizer', { cn: 'Bob Baker' }, 'cal-address', 'mailto:bob@kalends.example'],
        ['attendee', { cn: 'Alice', ...parameters }, 'cal-address', 'mailto:alice@kalends.example'],
      ],
      [],
    ],
  ],
]

function eventOf(data: JCal) {
  const window = { start: epochMs(Date.UTC(2027, 2, 1)), end: epochMs(Date.UTC(2027, 3, 1)) }
  const item = { calendarId: 'home', eventId: 'e', etag: '"1"', data }
  const [event] = readItem(item, { window, viewZone: zone, myAddresses: alice.emails }).events
  if (event === undefined) throw new Error('no event')
  return event
}

function show(
  children: ReactElement,
  answer: (request: Request) => Response = () => new Response(null, { status: 204 }),
) {
  const { api, requests } = apiAnswering(answer, { invitations: true })
  render(
    <Router>
      <QueryClientProvider client={new QueryClient()}>
        <ApiProvider value={api}>
          <UserProvider value={alice}>{children}</UserProvider>
        </ApiProvider>
      </QueryClientProvider>
    </Router>,
    { wrapper: inEnglish },
  )
  return requests
}

function showForm(answer?: () => Response) {
  const data = meeting()
  const event = eventOf(data)
  const given = proposalForm(data, { event, zone, emails: alice.emails })
  if (given === null) throw new Error('no form')
  const onClose = vi.fn<() => void>()
  const form = <ProposeForm {...{ event, calendar, zone, onClose, ...given }} title="Propose a new time" />
  return { requests: show(form, answer), onClose }
}

const send = page.getByRole('button', { name: 'Send proposal' })
const time = page.getByRole('group', { name: 'Starts' }).getByRole('combobox', { name: 'Time' })
const note = page.getByRole('textbox', { name: 'Note to the organiser' })

test('the time of the event itself is no proposal, and nothing is sent', async () => {
  const { requests, onClose } = showForm()
  await send.click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Choose another time than that of the event.')
  expect(requests).toEqual([])
  expect(onClose).not.toHaveBeenCalled()
})

test('another time goes to the organiser as a COUNTER, with the note', async () => {
  const { requests, onClose } = showForm()
  await time.fill('15:00')
  await note.fill(' I teach until three ')
  await send.click()
  await expect.poll(() => onClose.mock.calls).toHaveLength(1)
  expect(requests).toHaveLength(1)
  expect(requests[0]?.headers.get('X-HTTP-Method-Override')).toBe('ITIP')
  const body = await requests[0]?.json()
  expect(body).toMatchObject({
    method: 'COUNTER',
    uid: 'u1',
    sender: 'alice@kalends.example',
    recipient: 'bob@kalends.example',
  })
  expect(body).toHaveProperty('ical', expect.stringContaining('DTSTART:20270315T150000Z'))
  expect(body).toHaveProperty('ical', expect.stringContaining('DTEND:20270315T160000Z'))
  expect(body).toHaveProperty('ical', expect.stringContaining('COMMENT:I teach until three\r\n'))
})

test('what could not be sent says why, and what was typed stays', async () => {
  const { onClose } = showForm(() => new Response(null, { status: 403 }))
  await time.fill('15:00')
  await note.fill('After lunch?')
  await send.click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(note).toHaveValue('After lunch?')
  await expect.element(time).toHaveValue('15:00')
  await expect.element(send).toBeEnabled()
  expect(onClose).not.toHaveBeenCalled()
})

test('the organiser sees who proposes what, and the note', async () => {
  const data = meeting(proposed)
  show(<Proposals {...{ event: eventOf(data), calendar, zone, data }} />)
  const item = page.getByRole('list', { name: 'Proposed times' }).getByRole('listitem')
  await expect.element(item).toHaveAccessibleName(/^Alice proposes .*15:00 to 16:00/)
  await expect
    .element(item)
    .toHaveTextContent(
      'Alice proposes another timeMonday 15 March, 10:00 to 11:00 → Monday 15 March, 15:00 to 16:00“I teach until three”AcceptDeclineAdd a note',
    )
  await expect.element(item.getByRole('button', { name: 'Accept' })).toBeEnabled()
  await expect.element(item.getByRole('button', { name: 'Decline' })).toBeEnabled()
})

test('a proposal is declined with a note to who made it', async () => {
  const data = meeting(proposed)
  const requests = show(<Proposals {...{ event: eventOf(data), calendar, zone, data }} />, ({ method }) =>
    method === 'GET'
      ? Response.json(data, { headers: { etag: '"1"' } })
      : new Response(null, { status: 204, headers: { etag: '"2"' } }),
  )
  await page.getByRole('button', { name: 'Add a note' }).click()
  const field = page.getByRole('textbox', { name: 'Note to the guests' })
  await expect.element(field).toHaveFocus()
  await field.fill(' Let us keep ten ')
  await page.getByRole('button', { name: 'Decline' }).click()
  const puts = () => requests.filter(({ method }) => method === 'PUT')
  await expect.poll(puts).toHaveLength(1)
  expect(decodeURIComponent(puts()[0]?.headers.get('X-Schedule-Note') ?? '')).toBe('Let us keep ten')
  expect(JSON.stringify(await puts()[0]?.json())).toContain('"x-proposed-status":"DECLINED"')
})

test('a proposal that was declined is listed no more', async () => {
  const data = meeting({ ...proposed, 'x-proposed-status': 'DECLINED' })
  show(
    <>
      <Proposals {...{ event: eventOf(data), calendar, zone, data }} />
      <OwnProposals {...{ data, zone }} />
    </>,
  )
  await expect.element(page.getByText(/The organiser declined that\.$/)).toBeVisible()
  await expect.element(page.getByRole('list', { name: 'Proposed times' })).not.toBeInTheDocument()
})

test('who proposed a time sees that it waits', async () => {
  show(<OwnProposals data={meeting(proposed)} zone={zone} />)
  await expect
    .element(page.getByText(/^You proposed .*15:00 to 16:00\. The organiser hasn’t answered yet\.$/))
    .toBeVisible()
})
