import { expect, test } from 'vitest'
import { alice } from '../../../../api/testing/alice.ts'
import { guestOf } from '#domain/event/guests/GuestList.ts'
import { localMs } from '#domain/time/units.ts'
import { newDraft } from '../newDraft.ts'
import { formOf } from './formOf.ts'
import { readForm } from './readForm.ts'
import { namesOrganizer, problemsOfTyped, withGuestsTaken } from './typedGuests.ts'

const me = { ...alice, emails: ['alice@kalends.example', 'alice.archer@kalends.example'] }
const bob = { address: 'bob@kalends.example', name: 'Bob' }
const place = { date: '2027-03-15', now: localMs(0), zone: 'Europe/Paris', calendarId: 'alice' } as const
const form = formOf(newDraft({}, place), 'Europe/Paris')

test('addresses become guests whom somebody invites, and what is none stays typed', () => {
  const { organizer, guests, typed } = withGuestsTaken(form.guests, 'Bob <bob@kalends.example>, carol', me)
  expect(organizer).toEqual({ address: 'alice@kalends.example', name: 'Alice Archer' })
  expect(guests).toEqual([guestOf(bob)])
  expect(typed).toBe('carol')
})

test('a guest is asked once', () => {
  const people = { ...form.guests, guests: [guestOf(bob)], typed: 'x' }
  expect(withGuestsTaken(people, 'BOB@kalends.example', me)).toEqual({ ...people, typed: '' })
})

test('what nobody is called is a problem of its field, and no part of the event', () => {
  const typed = {
    ...form,
    guests: { ...form.guests, guests: [guestOf(bob)], typed: 'bob bak', typedRoom: 'Aur' },
  }
  expect(problemsOfTyped(typed)).toEqual({ guests: 'not-an-address', room: 'not-a-room' })
  for (const readable of [' ', 'bob@kalends.example'])
    expect(problemsOfTyped({ ...form, guests: { ...form.guests, typed: readable } })).toEqual({})
  expect(readForm(typed).draft?.guests).toEqual({ organizer: null, guests: [guestOf(bob)] })
})

test('another address of the organizer is no guest, and of somebody else’s event it is', () => {
  const own = 'Alice.Archer@kalends.example'
  expect(withGuestsTaken(form.guests, `${own}, bob@kalends.example`, me).guests).toHaveLength(1)
  expect(namesOrganizer(form.guests, own, me)).toBe(true)
  const former = { ...form.guests, organizer: { address: own, name: 'Alice' } }
  expect(withGuestsTaken(former, 'alice@kalends.example', me).guests).toEqual([])
  const bobs = { ...form.guests, organizer: bob }
  expect(withGuestsTaken(bobs, own, me).guests).toHaveLength(1)
  expect(namesOrganizer(bobs, own, me)).toBe(false)
})
