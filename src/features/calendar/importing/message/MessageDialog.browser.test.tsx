import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { itipEndpoints } from '#contract/scheduling/itipEndpoints.ts'
import type { JCal, JCalComponent } from '#contract/jcal.ts'
import { parseICalendar } from '#domain/ical/parseICalendar.ts'
import { messageIn } from '#domain/scheduling/inFile/messageIn.ts'
import { ApiProvider } from '../../../../api/ApiProvider.tsx'
import { alice } from '../../../../api/testing/alice.ts'
import { UserProvider } from '../../../../api/UserProvider.tsx'
import { Router } from '../../../../navigation/Router.tsx'
import { currentMessages, dismiss } from '../../../../ui/messages/messages.ts'
import { inEnglish } from '../../../../ui/testing/inEnglish.tsx'
import { apiAnswering } from '../../queries/testing/apiAnswering.ts'
import { MessageDialog } from './MessageDialog.tsx'

afterEach(() => {
  cleanup()
  currentMessages().forEach(({ id }) => dismiss(id))
})

const fromCarol = [
  'ORGANIZER;CN=Carol:mailto:carol@elsewhere.example',
  'ATTENDEE:mailto:alice@kalends.example',
]
const bobAnswers = (partstat: string) => [
  'ORGANIZER:mailto:alice@kalends.example',
  `ATTENDEE;CN=Bob;PARTSTAT=${partstat};X-RESPONSE-COMMENT=Gladly:mailto:bob@elsewhere.example`,
]

function fileOf(method: string, lines: readonly string[], start = '10') {
  const all = [
    'BEGIN:VCALENDAR',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    'UID:u1',
    'DTSTAMP:20270301T090000Z',
    `DTSTART:20270316T${start}0000Z`,
    'DURATION:PT1H',
    'SUMMARY:Tasting',
    'LOCATION:Cellar',
    ...lines,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return parseICalendar(all.join('\r\n'))
}

type World = {
  /** What the home holds of the event; null for nothing. */
  readonly held: ReturnType<typeof fileOf> | null
  readonly onItip?: () => Response
}

function show(reading: ReturnType<typeof fileOf>, { held, onItip }: World) {
  const message = messageIn(reading, alice.emails)
  if (message === null) throw new Error('no message')
  const data = held?.objects[0]?.jcal
  const item = { _links: { self: { href: '/calendars/alice/home/e.ics' } }, etag: '"1"', data }
  const answer = (request: Request) => {
    if (request.method === 'POST') return onItip?.() ?? new Response(null, { status: 204 })
    if (data === undefined) return Response.json({ error: 'not-found' }, { status: 404 })
    return Response.json({ _embedded: { 'dav:item': [item] } })
  }
  const { api, requests } = apiAnswering(answer)
  const ways = {
    onShow: vi.fn<(date: string) => void>(),
    onImport: vi.fn<() => void>(),
    onClose: vi.fn<() => void>(),
  }
  render(
    <Router>
      <QueryClientProvider client={new QueryClient()}>
        <ApiProvider value={api}>
          <UserProvider value={alice}>
            <MessageDialog message={message} zone="UTC" {...ways} />
          </UserProvider>
        </ApiProvider>
      </QueryClientProvider>
    </Router>,
    { wrapper: inEnglish },
  )
  return { ...ways, sent: () => requests.filter(({ method }) => method === 'POST') }
}

const add = page.getByRole('button', { name: 'Add to calendar' })
const update = page.getByRole('button', { name: 'Update calendar' })

test('an invitation says who invites to what, and is added by the service', async () => {
  const { sent, onShow } = show(fileOf('REQUEST', [...fromCarol, 'SEQUENCE:3']), { held: null })
  const dialog = page.getByRole('dialog', { name: 'Invitation' })
  await expect.element(dialog.getByText('Carol invites you.')).toBeVisible()
  await expect
    .element(dialog.getByRole('region', { name: 'Tasting' }))
    .toHaveTextContent('TastingTuesday 16 March 2027, 10:00 to 11:00Cellar')
  await add.click()
  await expect.poll(() => onShow.mock.calls).toEqual([['2027-03-16']])
  expect(sent()[0]?.headers.get('X-HTTP-Method-Override')).toBe(itipEndpoints.receiveItip.method)
  const body = await sent()[0]?.json()
  expect(body).toMatchObject({
    method: 'REQUEST',
    uid: 'u1',
    sequence: 3,
    sender: 'carol@elsewhere.example',
    recipient: 'alice@kalends.example',
  })
  expect(body).toHaveProperty('ical', expect.stringContaining('SUMMARY:Tasting'))
})

test('of an event that is in the calendar at another time, both times are shown', async () => {
  const held = fileOf('REQUEST', fromCarol)
  show(fileOf('REQUEST', [...fromCarol, 'SEQUENCE:1'], '15'), { held })
  await expect.element(update).toBeEnabled()
  await expect.element(page.getByText('Carol sent this event again, as it is now.')).toBeVisible()
  await expect
    .element(page.getByRole('region', { name: 'Tasting' }))
    .toHaveTextContent(
      'TastingTuesday 16 March 2027, 15:00 to 16:00CellarUntil now: Tuesday 16 March 2027, 10:00 to 11:00',
    )
})

test.for(['CANCEL', 'REPLY'])(
  '%s of an older time changes none, so only its own is named',
  async (method) => {
    const lines = method === 'REPLY' ? bobAnswers('ACCEPTED') : [...fromCarol, 'SEQUENCE:1']
    show(fileOf(method, lines, '15'), { held: fileOf('REQUEST', fromCarol) })
    await expect
      .element(page.getByRole('region', { name: 'Tasting' }))
      .toHaveTextContent('TastingTuesday 16 March 2027, 15:00 to 16:00Cellar')
  },
)

test.for([
  ['CANCEL', fromCarol, 'Cancellation', 'Carol cancelled this event.'],
  ['REPLY', bobAnswers('ACCEPTED'), 'Answer of a guest', 'Bob accepted.'],
  ['REPLY', bobAnswers('TENTATIVE'), 'Answer of a guest', 'Bob answered “Maybe”.'],
  ['REPLY', bobAnswers('DECLINED'), 'Answer of a guest', 'Bob declined.'],
  ['REPLY', bobAnswers('DELEGATED'), 'Answer of a guest', 'Bob hasn’t decided yet.'],
  ['DECLINECOUNTER', fromCarol, 'Proposed time', 'Carol declined the time that you proposed.'],
  ['COUNTER', bobAnswers('ACCEPTED'), 'Proposed time', 'Bob proposes another time'],
] as const)('%s: what is in the calendar is updated', async ([method, lines, name, sentence]) => {
  const { sent, onShow } = show(fileOf(method, lines), { held: fileOf('REQUEST', fromCarol) })
  await expect.element(page.getByRole('dialog', { name }).getByText(sentence)).toBeVisible()
  await update.click()
  await expect.poll(() => onShow.mock.calls).toHaveLength(1)
  expect(await sent()[0]?.json()).toMatchObject({ method })
})

test('what is said with an answer can be read', async () => {
  show(fileOf('REPLY', bobAnswers('ACCEPTED')), { held: fileOf('REQUEST', fromCarol) })
  await expect.element(page.getByText('Gladly')).toBeVisible()
})

test('a cancellation without a time shows the event that is in the calendar', async () => {
  const { objects, ...reading } = fileOf('CANCEL', fromCarol)
  const withoutTime = ([kind, all, inside]: JCalComponent): JCalComponent => [
    kind,
    all.filter(([name]) => name !== 'dtstart'),
    inside ?? [],
  ]
  const timeless = objects.map(({ jcal: [name, properties, components], ...object }) => {
    const jcal: JCal = [name, properties, components.map(withoutTime)]
    return { ...object, jcal }
  })
  show({ ...reading, objects: timeless }, { held: fileOf('REQUEST', fromCarol) })
  await expect
    .element(page.getByRole('region', { name: 'Tasting' }))
    .toHaveTextContent('TastingTuesday 16 March 2027, 10:00 to 11:00Cellar')
  await expect.element(update).toBeVisible()
})

test('what changes nothing says so, and can be imported as a file', async () => {
  const { onImport } = show(fileOf('CANCEL', fromCarol), { held: null })
  await expect.element(page.getByText(/isn’t in your calendar/)).toBeVisible()
  await expect.element(update).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Import as a file' }).click()
  expect(onImport).toHaveBeenCalledOnce()
  cleanup()
  show(fileOf('REQUEST', fromCarol), { held: fileOf('REQUEST', [...fromCarol, 'SEQUENCE:2']) })
  await expect.element(page.getByText('Your calendar has a later version of this event.')).toBeVisible()
  await expect.element(update).not.toBeInTheDocument()
})

test.for([
  [
    403,
    'Your calendar has this event from somebody else, or the sender takes no part in it. Nothing was changed.',
  ],
  [500, 'Something went wrong. Nothing was changed.'],
] as const)('a refusal (%i) says why, and can be tried again', async ([status, sentence]) => {
  const onItip = () => Response.json({ error: 'forbidden' }, { status })
  const { onShow } = show(fileOf('REQUEST', fromCarol), { held: null, onItip })
  await add.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(sentence)
  await expect.element(add).toBeEnabled()
  expect(onShow).not.toHaveBeenCalled()
})
