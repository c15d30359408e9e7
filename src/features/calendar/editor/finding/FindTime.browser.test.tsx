import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { guestOf } from '#domain/event/guests/GuestList.ts'
import { localMs, toIsoDate } from '#domain/time/units.ts'
import { ApiProvider } from '../../../../api/ApiProvider.tsx'
import { alice } from '../../../../api/testing/alice.ts'
import { apiAnswering } from '../../../../api/testing/apiAnswering.ts'
import { UserProvider } from '../../../../api/UserProvider.tsx'
import type { Calendar } from '../../queries/calendars/Calendar.ts'
import { ownCalendar } from '../../queries/testing/ownCalendar.ts'
import { inEnglish } from '../../../../ui/testing/inEnglish.tsx'
import type { EventForm } from '../form/eventForm.ts'
import { formOf } from '../form/formOf.ts'
import { withEndMoved } from '../form/withEndMoved.ts'
import { newDraft } from '../newDraft.ts'
import { FindTime } from './FindTime.tsx'

// A Monday, long from now.
const monday = toIsoDate('2099-03-16')
const zone = 'Europe/Paris'
const bob = { address: 'bob@kalends.example', name: 'Bob Baker' }
const carol = { address: 'carol@kalends.example', name: 'Carol Clay' }

let form: EventForm

type Given = {
  /** Of the event that is edited; null for a new one. */
  readonly uid?: string | null
  readonly occurrence?: string
  /** That of somebody else in which it is written. */
  readonly calendar?: Calendar
  /** What the service says of Alice besides her busy times. */
  readonly own?: object
}

function Form({ uid = null, occurrence, calendar }: Omit<Given, 'own'>) {
  const [read, setRead] = useState(form)
  function onPick(change: Partial<EventForm>) {
    form = withEndMoved({ ...read, ...change }, read)
    setRead(form)
  }
  return <FindTime {...{ read, zone, uid, occurrence, calendar, onPick }} today={monday} />
}

const busy = (start: string, end: string) => ({ start: `209903${start}00Z`, end: `209903${end}00Z` })

/** Alice is free, Bob works in New York, and Carol is away until Tuesday, 14:00. */
const nobody = { organizer: null, guests: [], typed: '', typedRoom: '' }

function show(change: Partial<EventForm> = {}, { own, ...given }: Given = {}) {
  const times = { date: monday, now: localMs(0), zone, calendarId: 'alice', minutes: 60 }
  const guests = { ...nobody, guests: [guestOf(bob), guestOf(carol)] }
  const draft = newDraft({}, { ...times, organizer: { address: alice.preferredEmail, name: '' } })
  const clock = { startTime: '10:00', endTime: '11:00' }
  form = { ...formOf(draft, zone, 60), startDate: monday, endDate: monday, ...clock, guests, ...change }
  const found = [bob, carol].map(({ address, name }) => ({
    id: name.slice(0, 3),
    objectType: 'user',
    emailAddresses: [{ value: address }],
    names: [{ displayName: name }],
    photos: [],
  }))
  const users = [
    { id: 'alice', calendars: [], ...own },
    { id: 'Bob', zone: 'America/New_York', calendars: [{ id: 'b', busy: [busy('17T1300', '17T1400')] }] },
    { id: 'Car', calendars: [{ id: 'c', busy: [busy('15T0800', '17T1300')] }] },
    { id: 'Dora', calendars: [{ id: 'd', busy: [busy('16T0900', '16T1000'), busy('17T1400', '17T1500')] }] },
  ]
  const { api, asked } = apiAnswering({
    'POST /api/people/search': { body: found },
    'GET /api/users/Dora': {
      body: {
        _id: 'Dora',
        id: 'Dora',
        firstname: 'Dora',
        lastname: 'Dean',
        displayName: 'Dora Dean',
        preferredEmail: 'dora@kalends.example',
        emails: ['dora@kalends.example'],
      },
    },
    'POST /dav/api/calendars/freebusy': { body: { start: '', end: '', users } },
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ApiProvider value={api}>
        <UserProvider value={alice}>
          <Form {...given} />
        </UserProvider>
      </ApiProvider>
    </QueryClientProvider>,
    { wrapper: inEnglish },
  )
  return asked
}

afterEach(cleanup)

const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
const times = () => page.getByRole('list', { name: 'Suggested times' }).getByRole('button')
const group = page.getByRole('group', { name: 'What time to look for' })

test('each guest says whether they can come, and what their clock shows', async () => {
  show()
  await expect.element(row('You')).toHaveTextContent('YouFree')
  await expect
    .element(row('Bob Baker'))
    .toHaveTextContent('Bob BakerFree, outside of working hours05:00 in New York36912New York')
  await expect.element(row('Carol Clay')).toHaveTextContent('Carol ClayBusy 09:00 – 14:00')
})

test('times are suggested with their reason, and others rejected with theirs', async () => {
  show()
  await page.getByRole('button', { name: 'Find a time' }).click()
  await expect.element(times().first()).toHaveTextContent('Tuesday 17 March, 15:00 to 16:00Everyone is free.')
  const carolIsAway = 'Not Monday 16 March, 10:00 to 11:00: Carol Clay, away until Tuesday 17 March, 14:00.'
  await expect.element(page.getByText(carolIsAway.replace('10:00 to 11:00', '09:00 to 10:00'))).toBeVisible()
  const bobIsBusy = 'Not Tuesday 17 March, 13:30 to 14:30: Bob Baker, busy until 15:00.'
  await expect.element(page.getByText(bobIsBusy)).toBeVisible()
  await times().first().click()
  expect([form.startDate, form.startTime]).toEqual(['2099-03-17', '15:00'])
})

test('what is wished changes what is suggested', async () => {
  show()
  await page.getByRole('button', { name: 'Find a time' }).click()
  await group.getByRole('combobox', { name: 'Time of day' }).selectOptions('Morning')
  const early = 'Wednesday 18 March, 09:00 to 10:00Everyone is free. Outside of working hours: Bob Baker.'
  await expect.element(times().first()).toHaveTextContent(early)
  await group.getByRole('combobox', { name: 'May be missing' }).selectOptions('1 person')
  await group.getByRole('combobox', { name: 'Within' }).selectOptions('1 week')
  for (const day of ['Wednesday', 'Thursday', 'Friday', 'Monday'])
    await group.getByRole('button', { name: day }).click()
  await expect.poll(() => times().first().element().textContent).toContain('Busy then: Carol Clay.')
  await group.getByRole('combobox', { name: 'Length' }).selectOptions('30 min')
  expect(form.endTime).toBe('10:30')
})

test('a press on the day and its buttons move the event', async () => {
  show()
  await page.getByRole('button', { name: 'Next day' }).click()
  expect([form.startDate, form.startTime]).toEqual(['2099-03-17', '10:00'])
  const ruler = document.querySelector('[data-strip-hours]')?.getBoundingClientRect()
  const { left = 0, width = 0 } = ruler ?? {}
  const strips = document.querySelector('[data-strip-hours]')?.parentElement
  // The seventh of fourteen hours from seven on.
  strips?.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: left + width * 0.52 }))
  await expect.poll(() => form.startTime).toBe('14:00')
})

test('a time without a zone is looked for where the person is', async () => {
  const asked = show({ zone: '' })
  await expect.element(row('Carol Clay')).toHaveTextContent('Carol ClayBusy 09:00 – 14:00')
  const body: unknown = await asked.at(-1)?.json()
  expect(body).toMatchObject({ zone, uids: [] })
})

test('moving a meeting that exists proposes times as well, and it is not in its own way', async () => {
  const asked = show({}, { uid: 'u1' })
  await page.getByRole('button', { name: 'Find a time' }).click()
  await expect.element(times().first()).toHaveTextContent('Tuesday 17 March, 15:00 to 16:00Everyone is free.')
  expect(await asked.at(-1)?.json()).toMatchObject({ users: ['alice', 'Bob', 'Car'], uids: ['u1'] })
  await times().first().click()
  expect([form.startDate, form.startTime]).toEqual(['2099-03-17', '15:00'])
})

test('one date of a series is not in its own way, and its other dates are', async () => {
  const occurrence = '2099-03-16T09:00:00Z'
  const asked = show({}, { uid: 'u1', occurrence })
  await expect.element(row('Carol Clay')).toHaveTextContent('Carol ClayBusy 09:00 – 14:00')
  const body: unknown = await asked.at(-1)?.json()
  expect(body).toMatchObject({ uids: [], occurrences: [{ uid: 'u1', occurrence }] })
})

test('in the calendar of somebody else the time has to suit its owner, and not who writes there', async () => {
  const calendar = ownCalendar({ ownerId: 'Dora' })
  const asked = show({}, { calendar })
  await expect.element(row('Dora Dean')).toHaveTextContent('Dora DeanBusy 10:00 – 11:00')
  await expect.element(row('You')).not.toBeInTheDocument()
  expect(await asked.at(-1)?.json()).toMatchObject({ users: ['Dora', 'Bob', 'Car'] })
  await page.getByRole('button', { name: 'Find a time' }).click()
  await expect.element(times().first()).toHaveTextContent('Tuesday 17 March, 16:00 to 17:00Everyone is free.')
})

test('who writes for somebody else and comes as well is among the guests', async () => {
  const me = guestOf({ address: alice.preferredEmail, name: '' })
  const asked = show(
    { guests: { ...nobody, guests: [guestOf(bob), me] } },
    { calendar: ownCalendar({ ownerId: 'Dora' }) },
  )
  await expect.element(row('You')).toHaveTextContent('YouFree')
  expect(await asked.at(-1)?.json()).toMatchObject({ users: ['Dora', 'Bob', 'alice'] })
})

test('of a meeting that is over, times from today on are suggested, and it is asked who is busy then', async () => {
  const today = Temporal.Now.plainDateISO(zone)
  const after = today.add({ days: 14 })
  const before = toIsoDate(today.subtract({ days: 40 }).toString())
  const asked = show({ startDate: before, endDate: before })
  await expect.element(row('Carol Clay')).toHaveTextContent('Carol ClayFree')
  const windows = await Promise.all(
    asked
      .filter(({ url }) => url.endsWith('/freebusy'))
      .map(async (each): Promise<unknown> => each.clone().json()),
  )
  const day = (date: { toString(): string }) => date.toString().replaceAll('-', '')
  expect(windows).toContainEqual(
    expect.objectContaining({
      end: expect.stringMatching(new RegExp(`^${day(after.subtract({ days: 1 }))}T2`)),
    }),
  )
  expect(windows).toContainEqual(
    expect.objectContaining({ end: expect.stringMatching(new RegExp(`^${day(before)}T2`)) }),
  )
  await page.getByRole('button', { name: 'Find a time' }).click()
  await times().first().click()
  expect(form.startDate >= today.toString()).toBe(true)
  expect(form.startDate < after.toString()).toBe(true)
})

test('the next day is at the same time of day, also where clocks change', async () => {
  const saturday = toIsoDate('2099-03-28')
  show({ startDate: saturday, endDate: saturday })
  await page.getByRole('button', { name: 'Next day' }).click()
  expect([form.startDate, form.startTime, form.endTime]).toEqual(['2099-03-29', '10:00', '11:00'])
  await page.getByRole('button', { name: 'Previous day' }).click()
  expect([form.startDate, form.startTime, form.endTime]).toEqual([saturday, '10:00', '11:00'])
})

test('rooms are no people who may be missing', async () => {
  const rooms = ['aurora', 'boreal'].map((name) => guestOf({ address: `${name}@kalends.example`, name }))
  show({ guests: { ...nobody, guests: [guestOf(bob), guestOf(carol)], rooms } })
  await page.getByRole('button', { name: 'Find a time' }).click()
  const missing = group.getByRole('combobox', { name: 'May be missing' })
  await expect.element(missing).toHaveValue('0')
  expect([...missing.element().children].map(({ textContent }) => textContent)).toEqual([
    'Nobody',
    '1 person',
    '2 people',
  ])
})

test('in another zone it is said which times are outside of one’s own working hours', async () => {
  const own = [{ start: '09:00', end: '18:00' }]
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
  show(
    { zone: 'America/New_York' },
    { own: { workingHours: Object.fromEntries(days.map((day) => [day, own])) } },
  )
  await page.getByRole('button', { name: 'Find a time' }).click()
  await group.getByRole('combobox', { name: 'Time of day' }).selectOptions('Afternoon')
  await group.getByRole('combobox', { name: 'Length' }).selectOptions('4 h')
  const late = 'Tuesday 17 March, 12:30 to 16:30Everyone is free. Outside of working hours: You.'
  await expect.element(times().first()).toHaveTextContent(late)
})
