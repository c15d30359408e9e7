import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { roomNotes } from '#contract/rooms/roomNotes.ts'
import { guestOf } from '#domain/event/guests/GuestList.ts'
import { inEnglish } from '../../../../ui/testing/inEnglish.tsx'
import { RoomLines } from './RoomLines.tsx'

afterEach(cleanup)

test('a room says whether it is booked, and why not', async () => {
  const room = (name: string) => guestOf({ name, address: `${name}@kalends.example` })
  const rooms = [
    { ...room('A'), reply: 'accepted' },
    room('B'),
    { ...room('C'), reply: 'declined', note: roomNotes.taken },
    { ...room('D'), reply: 'declined', note: roomNotes['not-allowed'] },
    { ...room('E'), reply: 'declined', note: 'Other words' },
    room('F'),
  ] as const
  render(<RoomLines rooms={rooms} unreached={new Set(['F@kalends.example'])} />, { wrapper: inEnglish })
  const lines = page.getByRole('list', { name: 'Rooms' }).getByRole('listitem')
  expect(lines.elements().map(({ textContent }) => textContent)).toEqual([
    'A Booked',
    'B Waiting',
    'C Declined: taken',
    'D Declined: not for you to book',
    'E Declined',
    'F Not told',
  ])
})
