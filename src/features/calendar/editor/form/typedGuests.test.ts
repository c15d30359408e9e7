import { expect, test } from 'vitest'
import { guestOf } from '#domain/event/guests/GuestList.ts'
import { localMs } from '#domain/time/units.ts'
import { newDraft } from '../newDraft.ts'
import { formOf } from './formOf.ts'
import { readForm } from './readForm.ts'
import { problemsOfTyped, withGuestsTaken } from './typedGuests.ts'

const me = { address: 'alice@kalends.example', name: 'Alice' }
const bob = { address: 'bob@kalends.example', name: 'Bob' }
const place = { date: '2027-03-15', now: localMs(0), zone: 'Europe/Paris', calendarId: 'alice' } as const
const form = formOf(newDraft({}, place), 'Europe/Paris')

test('addresses become guests whom somebody invites, and what is none stays typed', () => {
  const { organizer, guests, typed } = withGuestsTaken(form.guests, 'Bob <bob@kalends.example>, carol', me)
  expect(organizer).toEqual(me)
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
