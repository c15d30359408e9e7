import { expect, test } from 'vitest'
import { guestOf } from './GuestList.ts'
import { invitedOnBehalf } from './invitedOnBehalf.ts'
import { readGuestList } from './readGuestList.ts'
import { withGuests } from './withGuests.ts'

const alice = { address: 'alice@example.org', name: 'Alice' }
const bob = { address: 'bob@example.org', name: 'Bob' }
const guests = [guestOf({ address: 'carol@example.org', name: '' })]

test('who invites in the calendar of somebody else does it for them', () => {
  const people = invitedOnBehalf({ organizer: bob, guests }, alice)
  expect(people.organizer).toEqual({ ...alice, sentBy: bob.address })
  const properties = withGuests([], people)
  expect(properties[0]).toEqual([
    'organizer',
    { cn: 'Alice', 'sent-by': 'mailto:bob@example.org' },
    'cal-address',
    'mailto:alice@example.org',
  ])
  expect(readGuestList(['vevent', properties, []]).organizer).toEqual(people.organizer)
})

test('what its owner organizes, or what has no guests, stays', () => {
  const own = { organizer: alice, guests }
  expect(invitedOnBehalf(own, { ...alice, address: 'Alice@example.org' })).toBe(own)
  const alone = { organizer: bob, guests: [] }
  expect(invitedOnBehalf(alone, alice)).toBe(alone)
})
