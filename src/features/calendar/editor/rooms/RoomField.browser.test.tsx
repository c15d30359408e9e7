import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { guestOf } from '#domain/event/guests/GuestList.ts'
import { localMs, toIsoDate } from '#domain/time/units.ts'
import { ApiProvider } from '../../../../api/ApiProvider.tsx'
import { alice } from '../../../../api/testing/alice.ts'
import type { Api } from '../../../../api/createApi.ts'
import { apiAnswering } from '../../../../api/testing/apiAnswering.ts'
import { apiFetching } from '../../../../api/testing/apiFetching.ts'
import { UserProvider } from '../../../../api/UserProvider.tsx'
import { inEnglish } from '../../../../ui/testing/inEnglish.tsx'
import type { EventForm } from '../form/eventForm.ts'
import { formOf } from '../form/formOf.ts'
import { newDraft } from '../newDraft.ts'
import { RoomField } from './RoomField.tsx'

const monday = toIsoDate('2099-03-16')
const zone = 'Europe/Paris'
const aurora = { address: 'aurora@kalends.example', name: 'Aurora' }
const boreal = { address: 'boreal@kalends.example', name: 'Boreal' }

let form: EventForm

function Form() {
  const [read, setRead] = useState(form)
  function onChange(change: Partial<EventForm>) {
    form = { ...read, ...change }
    setRead(form)
  }
  return (
    <RoomField
      form={read}
      {...{ read, zone, onChange }}
      errorOf={() => undefined}
      uid={null}
      occurrence={null}
    />
  )
}

const found = (room: typeof aurora, more: object) => ({
  id: room.name,
  objectType: 'resource',
  emailAddresses: [{ value: room.address }],
  names: [{ displayName: room.name }],
  photos: [],
  ...more,
})
const rooms = [
  found(aurora, { capacity: 4, place: 'Second floor', isBookable: true }),
  found(boreal, { capacity: 8, isBookable: true }),
]
const taken = (id: string) => ({
  id,
  calendars: [{ id, busy: [{ start: '20990316T093000Z', end: '20990316T103000Z' }] }],
})
const free = (id: string) => ({ id, calendars: [] })

/** On Monday from ten to eleven in Paris. */
function show(users: readonly object[], change: Partial<EventForm> = {}, answer: object = { body: rooms }) {
  const { api, asked } = apiAnswering({
    'POST /api/people/search': answer,
    'POST /dav/api/calendars/freebusy': { body: { start: '', end: '', users } },
  })
  showIn(api, change)
  return asked
}

function showIn(api: Api, change: Partial<EventForm>) {
  const times = { date: monday, now: localMs(0), zone, calendarId: 'alice', minutes: 60 }
  const draft = newDraft({}, { ...times, organizer: { address: alice.preferredEmail, name: '' } })
  const clock = { startTime: '10:00', endTime: '11:00' }
  form = { ...formOf(draft, zone, 60), startDate: monday, endDate: monday, ...clock, ...change }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ApiProvider value={api}>
        <UserProvider value={alice}>
          <Form />
        </UserProvider>
      </ApiProvider>
    </QueryClientProvider>,
    { wrapper: inEnglish },
  )
}
afterEach(cleanup)

const field = () => page.getByRole('combobox', { name: 'Room' })
const booked = () => (form.guests.rooms ?? []).map(({ name }) => name)
const suggested = () => [...document.querySelectorAll('datalist option')].map((each) => each.textContent)

test('a room for one is for one person', async () => {
  show([free('Aurora')], {}, { body: [found(aurora, { capacity: 1, isBookable: true })] })
  await field().click()
  await expect.poll(suggested).toEqual(['Aurora, up to 1 person, Free'])
})

test('free rooms come first, and the one that is chosen is where the event takes place', async () => {
  show([taken('Aurora'), free('Boreal')])
  await field().click()
  await expect
    .poll(suggested)
    .toEqual(['Boreal, up to 8 people, Free', 'Aurora, up to 4 people, Second floor, Taken then'])
  await field().fill('Boreal, up to 8 people, Free')
  expect(booked()).toEqual(['Boreal'])
  expect(form).toMatchObject({
    location: 'Boreal',
    guests: { organizer: { address: alice.preferredEmail }, guests: [] },
  })
  await expect.element(page.getByRole('listitem')).toHaveTextContent('Boreal Free')
  await page.getByRole('button', { name: 'Remove Boreal' }).click()
  expect([booked(), form.location]).toEqual([[], ''])
})

test('a room is found by its name with Enter, and other words say what can be done', async () => {
  show([free('Aurora'), free('Boreal')], { location: 'Lobby' })
  await field().click()
  await expect.poll(suggested).toHaveLength(2)
  await userEvent.type(field(), 'nowhere{Enter}')
  await expect.element(page.getByText('Choose one of the rooms, or clear the field')).toBeVisible()
  await field().fill('aurora')
  await userEvent.keyboard('{Enter}')
  expect([booked(), form.location]).toEqual([['Aurora'], 'Lobby'])
})

test('a room that is taken is replaced by the smallest one that is free', async () => {
  const own = {
    organizer: null,
    guests: [guestOf({ address: 'b@kalends.example', name: '' })],
    rooms: [guestOf(aurora)],
    typed: '',
    typedRoom: '',
  }
  const asked = show([taken('Aurora'), free('Boreal')], { guests: own, location: 'Aurora' })
  await expect.element(page.getByRole('listitem')).toHaveTextContent('Aurora Taken then')
  await page.getByRole('button', { name: 'Find a free room' }).click()
  await expect.poll(booked).toEqual(['Boreal'])
  expect(form.location).toBe('Boreal')
  const bodies = await Promise.all(asked.map(async (each) => each.clone().text()))
  expect(bodies.join()).toContain('"capacity":2')
})

test('a room that is booked says its size if the people do not fit, and two have room together', async () => {
  const guests = ['a', 'b', 'c', 'd'].map((name) => guestOf({ address: `${name}@kalends.example`, name: '' }))
  const own = { organizer: null, guests, rooms: [guestOf(aurora)], typed: '', typedRoom: '' }
  show([free('Aurora'), free('Boreal')], { guests: own })
  const first = page.getByRole('listitem').first()
  await expect.element(first).toHaveTextContent('Aurora Free, up to 4 people')
  await field().fill('boreal')
  await userEvent.keyboard('{Enter}')
  await expect.poll(booked).toEqual(['Aurora', 'Boreal'])
  await expect.element(first).toHaveTextContent('Aurora Free')
})

test('a room that is free and too small is replaced by one that everybody fits into', async () => {
  const guests = ['a', 'b', 'c', 'd'].map((name) => guestOf({ address: `${name}@kalends.example`, name: '' }))
  const own = { organizer: null, guests, rooms: [guestOf(aurora)], typed: '', typedRoom: '' }
  const fitting = apiFetching(async (request) => {
    if (new URL(request.url).pathname !== '/api/people/search')
      return Response.json({ start: '', end: '', users: [free('Aurora'), free('Boreal')] })
    return Response.json((await request.text()).includes('"capacity":5') ? [rooms[1]] : rooms)
  })
  showIn(fitting, { guests: own, location: 'Aurora' })
  await page.getByRole('button', { name: 'Find a free room' }).click()
  await expect.poll(booked).toEqual(['Boreal'])
  expect(form.location).toBe('Boreal')
  await expect.element(page.getByRole('button', { name: 'Find a free room' })).not.toBeInTheDocument()
})

test('without a free room that is said', async () => {
  show([taken('Aurora'), taken('Boreal')])
  await page.getByRole('button', { name: 'Find a free room' }).click()
  await expect.element(page.getByText('No room for 1 person is free then.')).toBeVisible()
  expect(booked()).toEqual([])
})

test('rooms that cannot be asked about leave the form as it is', async () => {
  show([], {}, { status: 503, body: {} })
  await expect.element(page.getByText('Couldn’t find out which rooms are free.')).toBeVisible()
})

test('a room is booked by Enter also before the answer is there, and one that is new says its state', async () => {
  const listed = [rooms[0]]
  const answers = Promise.withResolvers<void>()
  const api = apiFetching(async ({ url, body }) => {
    if (new URL(url).pathname !== '/api/people/search')
      return Response.json({ start: '', end: '', users: [taken('Aurora'), free('Boreal')] })
    const text = await new Response(body).text()
    if (text.includes('boreal')) await answers.promise
    return Response.json(listed)
  })
  showIn(api, {})
  await field().click()
  await expect.poll(suggested).toHaveLength(1)
  await userEvent.type(field(), 'boreal{Enter}')
  expect(booked()).toEqual([])
  await expect.element(page.getByText('Choose one of the rooms, or clear the field')).not.toBeInTheDocument()
  listed.push(rooms[1])
  answers.resolve()
  await expect.poll(booked).toEqual(['Boreal'])
  await expect.element(page.getByRole('listitem')).toHaveTextContent('Boreal Free')
})
