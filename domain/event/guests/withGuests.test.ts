import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { JCalComponent, JCalProperty } from '#contract/jcal.ts'
import { assertProperty } from '#contract/testing/assertProperty.ts'
import type { Guest, GuestList } from './GuestList.ts'
import { mayInvite } from './GuestList.ts'
import { readGuestList } from './readGuestList.ts'
import { withGuests } from './withGuests.ts'

const ada = { address: 'ada@kalends.example', name: 'Ada Admin' }
const guest = (address: string, change: Partial<Guest> = {}): Guest => ({
  address,
  name: '',
  role: 'required',
  reply: 'needs-action',
  ...change,
})
const vevent = (properties: readonly JCalProperty[]): JCalComponent => ['vevent', properties, []]

const uid: JCalProperty = ['uid', {}, 'text', 'u']
const bob: JCalProperty = [
  'attendee',
  { CN: 'Bob', partstat: 'ACCEPTED', role: 'REQ-PARTICIPANT', 'x-num-guests': '2' },
  'cal-address',
  'MAILTO:bob@kalends.example',
]
const room: JCalProperty = ['attendee', { cutype: 'ROOM' }, 'cal-address', 'mailto:room@kalends.example']
const organizer: JCalProperty = [
  'organizer',
  { cn: 'Ada Admin' },
  'cal-address',
  'mailto:ada@kalends.example',
]
const adaToo: JCalProperty = ['attendee', { role: 'CHAIR' }, 'cal-address', 'mailto:Ada@kalends.example']

test('guests are read with name, role and answer; the organizer and a room are none', () => {
  expect(readGuestList(vevent([uid, organizer, adaToo, bob, room]))).toEqual({
    organizer: ada,
    guests: [guest('bob@kalends.example', { name: 'Bob', reply: 'accepted' })],
    rooms: [guest('room@kalends.example')],
  })
  expect(readGuestList(vevent([uid]))).toEqual({ organizer: null, guests: [] })
})

test('a room is booked and released as a guest is invited, and alone it needs an organizer, too', () => {
  const rooms = [guest('room@kalends.example', { name: 'Aurora' })]
  const booked = withGuests([uid], { organizer: ada, guests: [], rooms })
  expect(booked).toEqual([
    uid,
    organizer,
    [
      'attendee',
      { cutype: 'ROOM', cn: 'Aurora', role: 'REQ-PARTICIPANT', partstat: 'NEEDS-ACTION', rsvp: 'TRUE' },
      'cal-address',
      'mailto:room@kalends.example',
    ],
  ])
  expect(withGuests(booked, { organizer: ada, guests: [], rooms })).toBe(booked)
  expect(withGuests(booked, { organizer: ada, guests: [], rooms: [] })).toEqual([uid])
})

test('the first guest brings the organizer, and the last one takes it along', () => {
  const first = withGuests([uid], { organizer: ada, guests: [guest('bob@kalends.example', { name: 'Bob' })] })
  expect(first).toEqual([
    uid,
    organizer,
    [
      'attendee',
      { cn: 'Bob', role: 'REQ-PARTICIPANT', partstat: 'NEEDS-ACTION', rsvp: 'TRUE' },
      'cal-address',
      'mailto:bob@kalends.example',
    ],
  ])
  expect(withGuests(first, { organizer: ada, guests: [] })).toEqual([uid])
})

test('who stays is kept byte for byte, but for a new role; who is no guest stays too', () => {
  const before = [uid, organizer, adaToo, bob, room]
  const { guests } = readGuestList(vevent(before))
  expect(withGuests(before, { organizer: ada, guests })).toBe(before)
  const others = withGuests(before, {
    organizer: { address: 'eve@kalends.example', name: '' },
    guests: [...guests, guest('c@elsewhere.example', { role: 'optional' })],
  })
  expect(others.slice(0, 5)).toEqual(before)
  const optional = guests.map((each): Guest => ({ ...each, role: 'optional' }))
  expect(withGuests(before, { organizer: ada, guests: optional })[3]).toEqual([
    'attendee',
    { CN: 'Bob', partstat: 'ACCEPTED', 'x-num-guests': '2', role: 'OPT-PARTICIPANT' },
    'cal-address',
    'MAILTO:bob@kalends.example',
  ])
})

test('what is written is read back', () => {
  const name = fc.constantFrom('', 'Bob', 'Zoë “Z” O’Neill')
  const role = fc.constantFrom<Guest['role'][]>('chair', 'required', 'optional')
  const anyGuest = fc.record({
    address: fc.emailAddress(),
    name,
    role,
    reply: fc.constant<Guest['reply']>('needs-action'),
  })
  const anyGuests = fc.uniqueArray(anyGuest, {
    selector: ({ address }) => address.toLowerCase(),
    maxLength: 8,
  })
  assertProperty(
    fc.property(anyGuests, anyGuests, (first, second) => {
      const list = (guests: readonly Guest[]): GuestList => ({ organizer: ada, guests })
      const written = withGuests(withGuests([uid, room], list(first)), list(second))
      const read = readGuestList(vevent(written))
      const plain = (guests: readonly { address: string; role: string }[]) =>
        guests.map(({ address, role: own }) => `${address.toLowerCase()} ${own}`).toSorted()
      expect(plain(read.guests)).toEqual(plain(second))
      expect(written).toContain(room)
      expect(read.organizer).toEqual(second.length === 0 ? null : ada)
    }),
  )
})

test('who organises an event may invite, and anyone where nobody does', () => {
  expect(mayInvite({ organizer: ada, guests: [] }, ['mailto:ADA@kalends.example'])).toBe(true)
  expect(mayInvite({ organizer: ada, guests: [] }, ['bob@kalends.example'])).toBe(false)
  expect(mayInvite({ organizer: null, guests: [] }, [])).toBe(true)
})
