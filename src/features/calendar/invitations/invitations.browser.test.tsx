import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { EventVersionAnswer } from '#contract/history/eventHistory.ts'
import type { JCal } from '#contract/jcal.ts'
import { readItem } from '#domain/event/readItem.ts'
import { epochMs } from '#domain/time/units.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { ApiProvider } from '../../../api/ApiProvider.tsx'
import { alice } from '../../../api/testing/alice.ts'
import { apiFetching } from '../../../api/testing/apiFetching.ts'
import { UserProvider } from '../../../api/UserProvider.tsx'
import { Router } from '../../../navigation/Router.tsx'
import { currentMessages, dismiss } from '../../../ui/messages/messages.ts'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { calendarKeys } from '../queries/calendarKeys.ts'
import { ownCalendar } from '../queries/testing/ownCalendar.ts'
import { AnswerKeys } from './AnswerKeys.tsx'
import { InvitationRow } from './InvitationRow.tsx'
import { invitationsIn, type Invitation } from './invitationsIn.ts'
import { InvitationWays } from './InvitationWays.tsx'
import { YourAnswer } from './YourAnswer.tsx'
import { eachOn } from '../../../ui/testing/eachOn.ts'

eachOn('2027-03-10')

afterEach(() => {
  cleanup()
  currentMessages().forEach(({ id }) => dismiss(id))
})

const zone = 'UTC'
const calendar = ownCalendar({ id: 'alice', isDefault: true })

type Given = {
  readonly start?: string
  readonly place?: string
  readonly partstat?: string
  readonly sequence?: number
}

/** A meeting of Bob’s to which Alice is invited; an event of her own without her answer. */
const meeting = (
  title: string,
  { start = '2027-03-15T10:00:00', place = 'Hall', partstat, sequence = 0 }: Given = {},
): JCal => [
  'vcalendar',
  [],
  [
    [
      'vevent',
      [
        ['uid', {}, 'text', title],
        ['dtstart', {}, 'date-time', `${start}Z`],
        ['duration', {}, 'duration', 'PT1H'],
        ['summary', {}, 'text', title],
        ['location', {}, 'text', place],
        ['sequence', {}, 'integer', sequence],
        ...(partstat === undefined
          ? []
          : ([
              ['organizer', { cn: 'Bob Baker' }, 'cal-address', 'mailto:bob@kalends.example'],
              ['attendee', { partstat }, 'cal-address', 'mailto:alice@kalends.example'],
            ] as const)),
      ],
      [],
    ],
  ],
]

function eventOf(data: JCal, eventId = 'plan') {
  const window = { start: epochMs(Date.UTC(2027, 2, 1)), end: epochMs(Date.UTC(2027, 3, 1)) }
  const item = { calendarId: 'alice', eventId, etag: '"1"', data }
  const [event] = readItem(item, { window, viewZone: zone, myAddresses: alice.emails }).events
  if (event === undefined) throw new Error('no event')
  return event
}

type Service = {
  /** The states of the event, the newest first. */
  readonly versions?: readonly JCal[]
  /** What else is in her calendar. */
  readonly others?: readonly JCal[]
}

function show(children: ReactElement, { versions = [], others = [] }: Service = {}) {
  const api = apiFetching(
    ({ method, url }) => {
      if (url.endsWith('/history'))
        return Response.json({
          versions: versions.map((data, n): EventVersionAnswer => ({
            n,
            at: '2027-03-09T09:00:00.000Z',
            by: null,
            action: 'changed',
            changed: [],
            data,
            isCurrent: n === 0,
          })),
        })
      const items = others.map((data, index) => ({
        _links: { self: { href: `/calendars/alice/alice/other${index}.ics` } },
        etag: '"1"',
        data,
      }))
      return Response.json(
        { _links: { self: { href: '' } }, _embedded: { 'dav:item': items } },
        { status: method === 'REPORT' || method === 'POST' ? 200 : 404 },
      )
    },
    { eventHistory: true },
  )
  const client = new QueryClient()
  client.setQueryData(calendarKeys.calendars('alice'), { calendars: [calendar], ctags: {}, skipped: 0 })
  render(
    <Router>
      <QueryClientProvider client={client}>
        <ApiProvider value={api}>
          <UserProvider value={alice}>{children}</UserProvider>
        </ApiProvider>
      </QueryClientProvider>
    </Router>,
    { wrapper: inEnglish },
  )
}

function invitationTo(data: JCal, change: Partial<Invitation> = {}): Invitation {
  const [found] = invitationsIn([eventOf(data)], {
    emails: alice.emails,
    now: epochMs(0),
    zone: zoneNamed(zone),
  })
  return { event: eventOf(data), kind: 'asked', unseen: null, dates: 1, meanwhile: [], ...found, ...change }
}

function showRow(invitation: Invitation, service: Service = {}) {
  const onAgree = vi.fn<() => void>()
  const ways = <InvitationWays {...{ invitation, calendar, zone, onAgree }} onAnswer={() => undefined} />
  show(
    <ul>
      <InvitationRow {...{ invitation, calendar, zone }} onOpen={() => undefined} buttons={ways} />
    </ul>,
    service,
  )
  return onAgree
}

const row = page.getByRole('listitem', { name: 'Plan' })
const table = page.getByRole('table', { name: 'What has changed' })
const again = page.getByText('The time has changed. Please answer again.')
const asked = { partstat: 'NEEDS-ACTION', sequence: 2 }

test('who is added to a meeting that moved before is not told to answer again', async () => {
  const now = meeting('Plan', asked)
  showRow(invitationTo(now), { versions: [now] })
  await expect.element(row.getByRole('button', { name: 'Accept' })).toBeVisible()
  await expect.element(again).not.toBeInTheDocument()
  await expect.element(table).not.toBeInTheDocument()
})

test('who answered another time is told to answer again, and sees what it was', async () => {
  const now = meeting('Plan', { ...asked, start: '2027-03-16T10:00:00' })
  showRow(invitationTo(now), { versions: [now, meeting('Plan', { partstat: 'ACCEPTED' })] })
  await expect.element(again).toBeVisible()
  await expect
    .element(table)
    .toHaveTextContent('FieldBeforeNowTimeMonday 15 March, 10:00 to 11:00Tuesday 16 March, 10:00 to 11:00')
})

test('who has not answered sees what was changed, and is not told to answer again', async () => {
  const now = meeting('Plan', { ...asked, start: '2027-03-16T10:00:00' })
  showRow(invitationTo(now), { versions: [now, meeting('Plan', { partstat: 'NEEDS-ACTION' })] })
  await expect.element(table).toBeVisible()
  await expect.element(again).not.toBeInTheDocument()
})

test('another place keeps the answer, and stands there until it was seen', async () => {
  const now = meeting('Plan', { partstat: 'ACCEPTED', place: 'Roof' })
  const change = {
    id: 'plan',
    path: '/dav/api/calendars/alice/alice/plan.ics',
    kind: 'changed',
    at: '2027-03-09T09:00:00Z',
    by: null,
    before: meeting('Plan', { partstat: 'ACCEPTED' }),
    after: now,
    mayUndo: false,
  } as const
  const unseen = { change, diff: { location: ['Hall', 'Roof'] as const } }
  const onAgree = showRow(invitationTo(now, { kind: 'changed', unseen }))
  await expect.element(row.getByText('It was changed. Your answer counts all the same.')).toBeVisible()
  await expect.element(table).toHaveTextContent('FieldBeforeNowLocationHallRoof')
  await expect.element(row.getByRole('button', { name: 'Accept' })).toHaveAttribute('aria-pressed', 'true')
  await row.getByRole('button', { name: 'Agree' }).click()
  expect(onAgree).toHaveBeenCalledTimes(1)
})

test('the card says what else one has then, before one answers', async () => {
  const data = meeting('Plan', { partstat: 'NEEDS-ACTION' })
  const event = eventOf(data, 'other0')
  show(<YourAnswer {...{ event, calendar, zone, data }} />, { others: [data, meeting('Choir')] })
  await expect.element(page.getByText('At the same time: Choir', { exact: true })).toBeVisible()
  // Another server carries no proposals (CAL-36).
  await expect.element(page.getByRole('button', { name: 'Propose a new time' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Accept' })).toHaveAttribute('aria-pressed', 'false')
})

test('a key that accepts says what else one has then, and one that declines does not', async () => {
  const event = eventOf(meeting('Plan', { partstat: 'NEEDS-ACTION' }))
  const events = [event, eventOf(meeting('Choir'), 'choir')]
  const context = { calendars: new Map([[calendar.id, calendar]]), zone: zoneNamed(zone) }
  show(
    <>
      <button type="button" data-event={event.key}>
        Plan
      </button>
      <AnswerKeys {...{ events, context }} />
    </>,
  )
  page.getByRole('button', { name: 'Plan' }).element().focus()
  await userEvent.keyboard('{Shift>}N{/Shift}')
  const texts = () => currentMessages().map(({ text }) => text)
  expect(texts()).not.toContain('“Plan” is at the same time as Choir.')
  await userEvent.keyboard('{Shift>}Y{/Shift}')
  await expect.poll(texts).toContain('“Plan” is at the same time as Choir.')
})
