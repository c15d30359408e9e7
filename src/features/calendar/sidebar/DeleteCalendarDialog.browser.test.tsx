import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { JCal, JCalProperty } from '#contract/jcal.ts'
import { epochMs } from '#domain/time/units.ts'
import { people } from '#mocks/people.ts'
import { freshService } from '#mocks/testing/freshService.ts'
import { ApiProvider } from '../../../api/ApiProvider.tsx'
import type { Api } from '../../../api/createApi.ts'
import { apiFetching } from '../../../api/testing/apiFetching.ts'
import { currentMessages, dismiss } from '../../../ui/messages/messages.ts'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { listBin } from '../queries/requests/binRequests.ts'
import { createCalendar, deleteCalendar, listCalendars } from '../queries/requests/calendarRequests.ts'
import { deleteEvent } from '../queries/requests/eventRequests.ts'
import { putEvent } from '../queries/requests/putEvent.ts'
import { DeleteCalendarDialog } from './DeleteCalendarDialog.tsx'

afterEach(() => {
  cleanup()
  for (const { id } of currentMessages()) dismiss(id)
})

const { id: userId } = people.alice
const inWork = (eventId: string) => ({ userId, calendarId: 'work', eventId })

const tea = (uid: string): JCal => [
  'vcalendar',
  [['version', {}, 'text', '2.0']],
  [
    [
      'vevent',
      [
        ['uid', {}, 'text', uid],
        ['dtstamp', {}, 'date-time', '2027-03-01T00:00:00Z'],
        ['dtstart', {}, 'date', '2027-03-15'],
        ['summary', {}, 'text', 'Tea'],
      ],
      [],
    ],
  ],
]

/** Alice's application in front of our own service, with a calendar `work` of this many events. */
async function apiWith(events: number, seen: (request: Request) => void = () => undefined): Promise<Api> {
  const service = await freshService(epochMs(Date.UTC(2027, 2, 10)), 'alice')
  const api = apiFetching((request) => {
    seen(request)
    return service(request)
  })
  await createCalendar(api, userId, { id: 'work' })
  for (let number = 0; number < events; number++)
    await putEvent(api, inWork(`tea-${number}`), tea(`tea-${number}`), 'nothing')
  return api
}

function ask(api: Api) {
  const calendar = {
    id: 'work',
    homeId: userId,
    name: 'Work',
    description: '',
    colour: '#336699',
    hasCtag: true,
    isDefault: false,
    canWrite: true,
    canRename: true,
    canShare: false,
    ownerId: null,
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ApiProvider value={api}>
        <DeleteCalendarDialog
          calendar={calendar}
          zone="Europe/Paris"
          onResume={() => undefined}
          onClose={() => undefined}
        />
      </ApiProvider>
    </QueryClientProvider>,
    { wrapper: inEnglish },
  )
}

const question = page.getByRole('alertdialog', { name: 'Delete Work?' })

test('the question says how many events are deleted with the calendar', async () => {
  const api = await apiWith(3)
  await deleteEvent(api, inWork('tea-0'), 'anything')
  await listCalendars(api, userId)
  ask(api)
  await expect
    .element(
      question.getByText('Its 2 events will be deleted too. You can restore them from the bin for 30 days.'),
    )
    .toBeVisible()
})

test('a calendar without events is said to have none', async () => {
  const api = await apiWith(0)
  await listCalendars(api, userId)
  ask(api)
  await expect.element(question.getByRole('button', { name: 'Delete' })).toBeEnabled()
  await expect
    .element(question.getByText('It has no events. You can restore it from the bin for 30 days.'))
    .toBeVisible()
})

test('if the service sends no number, none is shown', async () => {
  ask(await apiWith(1))
  await expect
    .element(question.getByText('All its events will be deleted too. This can’t be undone.'))
    .toBeVisible()
})

/** A coming meeting of Alice with Bob, in `work`. */
async function withMeeting(api: Api): Promise<void> {
  const [name, properties, [vevent]] = tea('plan')
  if (!vevent) throw new Error('There is no event')
  const person = (property: string, who: string): JCalProperty => [
    property,
    {},
    'cal-address',
    `mailto:${who}@kalends.example`,
  ]
  const invited = [person('organizer', 'alice'), person('attendee', 'bob')]
  const data: JCal = [name, properties, [[vevent[0], [...vevent[1], ...invited], []]]]
  await putEvent(api, inWork('plan'), data, 'nothing')
}

test('before a calendar with meetings is deleted, it is asked whether the others are told', async () => {
  const sent: (string | null)[] = []
  const api = await apiWith(1, (request) => {
    if (request.method === 'DELETE') sent.push(request.headers.get('schedule-reply'))
  })
  await withMeeting(api)
  await listCalendars(api, userId)
  ask(api)
  await userEvent.type(question.getByRole('textbox', { name: 'Type “Work” to confirm' }), 'Work{Enter}')
  const telling = page.getByRole('dialog', { name: 'Tell the others?' })
  await expect
    .element(telling.getByText('“Work” has 1 meeting with others that is still to come.', { exact: false }))
    .toBeVisible()
  await telling.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(question).toBeVisible()
  await question.getByRole('button', { name: 'Delete' }).click()
  await telling.getByRole('button', { name: 'Don’t tell' }).click()
  await expect.poll(async () => (await listCalendars(api, userId)).length).toBe(1)
  expect(sent).toEqual(['F'])
})

test('a calendar with events is deleted once its name is typed', async () => {
  const api = await apiWith(1)
  await listCalendars(api, userId)
  ask(api)
  const button = question.getByRole('button', { name: 'Delete' })
  const field = question.getByRole('textbox', { name: 'Type “Work” to confirm' })
  await expect.element(button).toBeDisabled()
  await userEvent.type(field, 'Wor')
  await expect.element(button).toBeDisabled()
  await userEvent.type(field, 'k ')
  await expect.element(button).toBeEnabled()
  await userEvent.keyboard('{Enter}')
  await expect.poll(async () => (await listCalendars(api, userId)).length).toBe(1)
  const [item] = (await listBin(api, 10)).items
  expect(item).toMatchObject({ kind: 'calendar', events: 1 })
})

test('of a calendar that somebody else has deleted meanwhile it is said that it is gone', async () => {
  const api = await apiWith(1)
  await listCalendars(api, userId)
  ask(api)
  await expect.element(question.getByText(/^Its event will be deleted too/)).toBeVisible()
  await deleteCalendar(api, { userId, calendarId: 'work' })
  await userEvent.type(question.getByRole('textbox', { name: 'Type “Work” to confirm' }), 'Work{Enter}')
  await expect
    .poll(() => currentMessages().at(-1)?.text)
    .toBe('The calendar “Work” is gone: it was deleted, or is no longer shared with you.')
})
