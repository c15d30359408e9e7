import { QueryClient } from '@tanstack/react-query'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { User } from '#contract/identity.ts'
import { stepsIn } from '#domain/edits/history/steps.ts'
import type { PlainEvent } from '#domain/event/CalendarEvent.ts'
import { newJCal } from '#domain/event/newJCal.ts'
import { plainEvent } from '#domain/testing/plainEvent.ts'
import { epochMs } from '#domain/time/units.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { people } from '#mocks/people.ts'
import { freshService } from '#mocks/testing/freshService.ts'
import { apiFetching } from '../../../api/testing/apiFetching.ts'
import { alice as person } from '../../../api/testing/alice.ts'
import { currentMessages, dismiss } from '../../../ui/messages/messages.ts'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { historyOf } from '../edits/history/historyOf.ts'
import { redoByKey, undoByKey } from '../history/stepByKey.ts'
import { calendarKeys } from '../queries/calendarKeys.ts'
import { setTellingHost } from '../edits/telling/tellingHost.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import type { QueuedEdit } from '../queries/QueuedEdit.ts'
import { createCalendar } from '../queries/requests/calendarRequests.ts'
import { storedNow } from '../queries/requests/guardedWrites.ts'
import { putEvent } from '../queries/requests/putEvent.ts'
import { runBatch } from './runBatch.ts'

beforeAll(() => void inEnglish({ children: null }))
beforeEach(() => currentMessages().forEach(({ id }) => dismiss(id)))

const { id: userId } = people.alice
const user: User = { ...person, id: userId }
const time = { kind: 'allDay', first: '2027-03-15', last: '2027-03-15' } as const
const titles = ['Ash', 'Elm', 'Oak']
const calendarNamed = (id: string, canWrite: boolean): Calendar => ({
  id,
  homeId: userId,
  name: id,
  description: '',
  colour: '#336699',
  hasCtag: true,
  isDefault: false,
  canWrite,
  canRename: canWrite,
  canShare: false,
  ownerId: null,
})
const calendars = new Map(
  [calendarNamed('work', true), calendarNamed('others', false)].map((each) => [each.id, each]),
)
const eventNamed = (title: string, more: Partial<PlainEvent> = {}) => ({
  ...plainEvent(title, time),
  ...more,
})

const data = (title: string, repeats: 'day' | null) =>
  newJCal(
    {
      title,
      location: '',
      description: '',
      when: time,
      isFree: false,
      visibility: 'public',
      repeats: repeats && { every: repeats, end: { kind: 'never' } },
      calendarId: 'work',
    },
    { uid: title, now: epochMs(0) },
  )

/** Alice with three events, of which Oak repeats daily. @param refused the service stores nothing of this one */
async function alice({ refused }: { readonly refused?: string } = {}) {
  const service = await freshService(epochMs(Date.now()), 'alice')
  let isRefusing = false
  const api = apiFetching(
    async (request) => {
      const isRefused = isRefusing && request.method !== 'GET' && request.url.includes(`${refused}.ics`)
      return isRefused ? new Response(null, { status: 403 }) : service(request)
    },
    { bin: true },
  )
  const nameOf = (title: string) => ({ userId, calendarId: 'work', eventId: title })
  await createCalendar(api, userId, { id: 'work', 'dav:name': 'Work' })
  for (const title of titles)
    await putEvent(api, nameOf(title), data(title, title === 'Oak' ? 'day' : null), 'nothing')
  isRefusing = true
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  client.setQueryData(calendarKeys.calendars(userId), { calendars: [], ctags: {}, skipped: 0 })
  historyOf(client).change({ isRead: true })
  const context = { client, api, go: () => undefined, path: '/calendar', zone: 'Europe/Paris' } as const
  const events = [eventNamed('Ash'), eventNamed('Elm'), eventNamed('Oak', { occurrence: '2027-03-15' })]
  return {
    context,
    stored: () =>
      Promise.all(titles.map(async (title) => (await storedNow(api, nameOf(title)))?.data ?? null)),
    run: (does: Parameters<typeof runBatch>[2], others: readonly PlainEvent[] = []) =>
      runBatch(
        context,
        { events: [...events, ...others], calendars, zone: zoneNamed('Europe/Paris'), user },
        does,
      ),
    steps: () => stepsIn(historyOf(client).current().history).length,
  }
}

const texts = () =>
  currentMessages().map(({ text, extra }) => (typeof extra === 'string' ? `${text} | ${extra}` : text))
const announced = (text: string) => expect.poll(texts).toContain(text)

/** Presses `Undo` or `Redo` of the message, which goes. */
function pressButtonOf(text: string): void {
  const message = currentMessages().find((each) => each.text === text)
  if (!message) throw new Error(`There is no message ${text}`)
  dismiss(message.id)
  message.action?.run()
}

test('events are moved as one step, which is undone and redone as one; of a series one date alone', async () => {
  const { context, run, stored, steps } = await alice()
  const before = await stored()
  await run({ name: 'move', minutes: 1440 })
  await announced('Moved 3 events 1 day later | 1 of them repeats: its other dates stay as they are.')
  const moved = await stored()
  expect(JSON.stringify(moved[0])).toContain('2027-03-16')
  expect(JSON.stringify(moved[2])).toContain('recurrence-id')
  expect(steps()).toBe(1)
  await undoByKey(context)
  await announced('3 events are back where they were')
  expect(await stored()).toEqual(before)
  await redoByKey(context)
  await announced('Moved 3 events 1 day later')
  expect(await stored()).toEqual(moved)
})

test('two dates of one series are undone and redone by the buttons of the messages, again and again', async () => {
  const { run, stored } = await alice()
  const before = await stored()
  const when = { kind: 'allDay', first: '2027-03-17', last: '2027-03-17' } as const
  const later = eventNamed('Oak', { key: 'work/Oak/2027-03-17', occurrence: '2027-03-17', when })
  await run({ name: 'move', minutes: 2880 }, [later])
  await announced('Moved 4 events 2 days later | 2 of them repeat: their other dates stay as they are.')
  const moved = await stored()
  pressButtonOf('Moved 4 events 2 days later')
  await announced('4 events are back where they were')
  expect(await stored()).toEqual(before)
  pressButtonOf('4 events are back where they were')
  await announced('Moved 4 events 2 days later')
  expect(await stored()).toEqual(moved)
  pressButtonOf('Moved 4 events 2 days later')
  await announced('4 events are back where they were')
  expect(await stored()).toEqual(before)
})

test('what the service rejects stays and is named, and the rest is done and undone', async () => {
  const { context, run, stored, steps } = await alice({ refused: 'Elm' })
  const before = await stored()
  await run({ name: 'recolour', colour: 'teal' })
  await announced('Changed the colour of 2 events | 1 of them repeats: its other dates stay as they are.')
  expect(texts().join()).toContain('“Elm” stays as it is. ')
  const after = await stored()
  expect(after.map((each) => JSON.stringify(each).includes('teal'))).toEqual([true, false, true])
  expect(steps()).toBe(1)
  await undoByKey(context)
  await announced('2 events have their former colours again')
  expect(await stored()).toEqual(before)
})

test('deleted events come back, and one in a calendar of others is left out', async () => {
  const { context, run, stored } = await alice()
  const before = await stored()
  const fixed = eventNamed('Yew', { key: 'others/Yew/', calendarId: 'others' })
  await run({ name: 'delete' }, [fixed])
  await expect
    .poll(() => texts().join())
    .toContain(
      'Deleted 3 events | 1 event is in a calendar that you can’t change. 1 of them repeats: its other dates stay as they are. What doesn’t repeat is in the bin for 30 days.',
    )
  expect((await stored()).slice(0, 2)).toEqual([null, null])
  await undoByKey(context)
  await announced('Restored 3 events')
  expect(await stored()).toEqual(before)
})

test('an invitation is not moved with the others', async () => {
  const { run, stored } = await alice()
  const vevent = ['vevent', [['organizer', {}, 'cal-address', 'mailto:bob@example.org']], []] as const
  await run({ name: 'move', minutes: 1440 }, [eventNamed('Elm', { key: 'work/Elm/invited', vevent })])
  await expect
    .poll(() => texts().join())
    .toContain('1 event is organised by somebody else, who alone can change its time.')
  // Once, and not a second time.
  expect(JSON.stringify((await stored())[1])).toContain('["dtstart",{},"date","2027-03-16"]')
})

test('if nothing can be done, only that is said', async () => {
  const { run, steps } = await alice()
  await run({ name: 'move', minutes: 30 })
  await announced('3 all-day events have no time of day, and stay.')
  expect(steps()).toBe(0)
})

test('whether guests are told is asked once for all, before anything is done', async () => {
  const { context, run, stored } = await alice()
  const before = await stored()
  const asked: (readonly QueuedEdit[])[] = []
  let answer: () => void = () => undefined
  const withdraw = setTellingHost((_, queued, send) => {
    asked.push(queued)
    const telling = { isSilent: true, note: '' }
    if (asked.length > 1) send(queued)
    else answer = () => send(queued.map((each) => ({ ...each, edit: { ...each.edit, telling } })))
  })
  try {
    await run({ name: 'move', minutes: 1440 })
    expect(asked.map((each) => each.length)).toEqual([3])
    expect(await stored()).toEqual(before)
    answer()
    await announced('Moved 3 events 1 day later | 1 of them repeats: its other dates stay as they are.')
    expect(await stored()).not.toEqual(before)
    // Each edit has the answer, so that nobody is asked about it again.
    expect(
      asked
        .slice(1)
        .flat()
        .every(({ edit }) => edit.telling?.isSilent),
    ).toBe(true)
    await undoByKey(context)
    await announced('3 events are back where they were')
    expect(await stored()).toEqual(before)
  } finally {
    withdraw()
  }
})
