import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { JCal, JCalProperty } from '#contract/jcal.ts'
import { newJCal } from '#domain/event/newJCal.ts'
import { epochMs } from '#domain/time/units.ts'
import { people } from '#mocks/people.ts'
import { freshService } from '#mocks/testing/freshService.ts'
import { ApiProvider } from '../../../api/ApiProvider.tsx'
import type { Api } from '../../../api/createApi.ts'
import { apiFetching } from '../../../api/testing/apiFetching.ts'
import { alice } from '../../../api/testing/alice.ts'
import { UserProvider } from '../../../api/UserProvider.tsx'
import { CalendarAddress } from '../../../navigation/calendar/CalendarAddress.tsx'
import { Router } from '../../../navigation/Router.tsx'
import { currentMessages, dismiss } from '../../../ui/messages/messages.ts'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { offerUndo } from '../edits/undo.ts'
import { createCalendar, deleteCalendar, listCalendars } from '../queries/requests/calendarRequests.ts'
import { deleteEvent } from '../queries/requests/eventRequests.ts'
import { putEvent } from '../queries/requests/putEvent.ts'
import { BinPage } from './BinPage.tsx'

beforeEach(() => currentMessages().forEach(({ id }) => dismiss(id)))
afterEach(cleanup)

const { id: userId } = people.alice
const time = { kind: 'allDay', first: '2027-03-15', last: '2027-03-15' } as const
const event = (title: string) =>
  newJCal(
    {
      title,
      location: '',
      description: '',
      when: time,
      isFree: false,
      visibility: 'public',
      repeats: null,
      calendarId: 'work',
    },
    { uid: title, now: epochMs(0) },
  )

/** Alice in front of our own service. */
async function aliceApi(
  features: object = { bin: true },
  seen: (request: Request) => void = () => undefined,
  isAnswerLost: (request: Request) => boolean = () => false,
): Promise<Api> {
  const service = await freshService(epochMs(Date.UTC(2027, 2, 10, 9)), 'alice')
  return apiFetching(async (request) => {
    seen(request)
    const answer = await service(request)
    if (isAnswerLost(request)) throw new TypeError('Failed to fetch')
    return answer
  }, features)
}

async function withDeleted(api: Api): Promise<void> {
  await createCalendar(api, userId, { id: 'work', 'dav:name': 'Work' })
  await createCalendar(api, userId, { id: 'trips', 'dav:name': 'Trips' })
  for (const [calendarId, title] of [
    ['work', 'Stand-up'],
    ['work', 'Retro'],
    ['trips', 'Rome'],
  ] as const) {
    await putEvent(api, { userId, calendarId, eventId: title }, event(title), 'nothing')
  }
  await deleteEvent(api, { userId, calendarId: 'work', eventId: 'Stand-up' }, 'anything')
  await deleteCalendar(api, { userId, calendarId: 'trips' })
}

function show(api: Api) {
  render(
    <Router>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ApiProvider value={api}>
          <UserProvider value={alice}>
            <CalendarAddress>
              <BinPage />
            </CalendarAddress>
          </UserProvider>
        </ApiProvider>
      </QueryClientProvider>
    </Router>,
    { wrapper: inEnglish },
  )
}

const list = page.getByRole('list', { name: 'Deleted events and calendars' })
const row = (name: string) => list.getByRole('listitem', { name })
const texts = () => currentMessages().map(({ text }) => text)

test('an event and a calendar are listed with where they were, and come back', async () => {
  const api = await aliceApi()
  await withDeleted(api)
  show(api)
  await expect.element(row('Stand-up').getByText(/Event in “Work”/)).toBeVisible()
  await expect.element(row('Stand-up').getByText(/Deleted 10 March at .* · Kept until 9 April/)).toBeVisible()
  await expect.element(row('Trips').getByText(/Calendar with 1 event/)).toBeVisible()
  await page.getByRole('button', { name: 'Restore: Trips' }).click()
  await expect.poll(texts).toEqual(['Restored “Trips”'])
  await expect.element(row('Trips')).not.toBeInTheDocument()
  await expect.element(page.getByRole('main')).toHaveFocus()
  expect(await listCalendars(api, userId)).toHaveLength(3)
  await page.getByRole('button', { name: 'Restore: Stand-up' }).click()
  await expect.element(page.getByRole('heading', { name: 'The bin is empty' })).toBeVisible()
})

test('the Undo of a deletion is no longer offered once something was restored here', async () => {
  const api = await aliceApi()
  await withDeleted(api)
  show(api)
  offerUndo(
    () => 'Deleted “Trips”',
    () => 'Undo',
    () => undefined,
  )
  await page.getByRole('button', { name: 'Restore: Trips' }).click()
  await expect.poll(texts).toEqual(['Restored “Trips”'])
})

test('before a meeting comes back, it is asked whether the others are told', async () => {
  const sent: (string | null)[] = []
  const api = await aliceApi({ bin: true, invitations: true }, (request) => {
    if (request.url.endsWith('/restore')) sent.push(request.headers.get('schedule-reply'))
  })
  await createCalendar(api, userId, { id: 'work', 'dav:name': 'Work' })
  const [name, properties, [vevent]] = event('Stand-up')
  if (!vevent) throw new Error('There is no event')
  const person = (property: string, who: string): JCalProperty => [
    property,
    {},
    'cal-address',
    `mailto:${who}@kalends.example`,
  ]
  const meeting: JCal = [
    name,
    properties,
    [[vevent[0], [...vevent[1], person('organizer', 'alice'), person('attendee', 'bob')], []]],
  ]
  const object = { userId, calendarId: 'work', eventId: 'Stand-up' }
  const telling = page.getByRole('dialog', { name: 'Tell the others?' })
  show(api)
  for (const answer of ['Don’t tell', 'Tell them']) {
    await putEvent(api, object, meeting, 'anything')
    await deleteEvent(api, object, 'anything')
    cleanup()
    show(api)
    await page.getByRole('button', { name: 'Restore: Stand-up' }).click()
    await expect.element(telling.getByText(/Others take part in “Stand-up”/)).toBeVisible()
    await telling.getByRole('button', { name: answer }).click()
    await expect.element(page.getByRole('heading', { name: 'The bin is empty' })).toBeVisible()
  }
  expect(sent).toEqual(['F', 'T'])
})

test('what cannot be restored says why, and stays', async () => {
  const api = await aliceApi()
  await withDeleted(api)
  await putEvent(api, { userId, calendarId: 'work', eventId: 'Stand-up' }, event('Other'), 'nothing')
  show(api)
  await page.getByRole('button', { name: 'Restore: Stand-up' }).click()
  const why = '“Stand-up” wasn’t restored. There’s something else in its place. Move or delete that first.'
  await expect.poll(texts).toEqual([why])
  await expect.element(row('Stand-up')).toBeVisible()
})

test('an event of a deleted calendar says that the calendar comes first', async () => {
  const api = await aliceApi()
  await withDeleted(api)
  await deleteCalendar(api, { userId, calendarId: 'work' })
  show(api)
  await expect
    .element(row('Stand-up').getByText(/Its calendar was deleted too. Restore the calendar first./))
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Restore: Stand-up' })).not.toBeInTheDocument()
})

test('one item is deleted permanently, then all of them, each after a question', async () => {
  const api = await aliceApi()
  await withDeleted(api)
  show(api)
  await page.getByRole('button', { name: 'Delete permanently: Trips' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete “Trips” permanently?' })
  await expect
    .element(question.getByText('Its event will be deleted too. This can’t be undone.'))
    .toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(row('Trips')).toBeVisible()
  await page.getByRole('button', { name: 'Delete permanently: Trips' }).click()
  await question.getByRole('button', { name: 'Delete permanently' }).click()
  await expect.element(row('Trips')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Empty bin' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Empty bin' }).click()
  await expect.element(page.getByRole('heading', { name: 'The bin is empty' })).toBeVisible()
})

test('a server without a bin is said to have none', async () => {
  show(await aliceApi({}))
  await expect.element(page.getByRole('heading', { name: 'There’s no bin here' })).toBeVisible()
})

test('what is out of the bin is restored or deleted, although the answer to that was lost', async () => {
  const isOfBin = ({ method, url }: Request) => method !== 'GET' && url.includes('/api/bin')
  const api = await aliceApi({ bin: true }, () => undefined, isOfBin)
  await withDeleted(api)
  show(api)
  await page.getByRole('button', { name: 'Restore: Stand-up' }).click()
  await expect.poll(texts).toContain('Restored “Stand-up”')
  await page.getByRole('button', { name: 'Empty bin' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Empty bin' }).click()
  await expect.poll(texts).toContain('The bin is empty')
})
