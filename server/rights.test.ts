import { expect, test } from 'vitest'
import { may, type CalendarAction } from './rights.ts'

const alice = { id: 'a'.repeat(24) }
const bob = { id: 'b'.repeat(24) }
const home = { homeId: alice.id }
const work = { homeId: alice.id, calendarId: 'work' }
const hasHerName = { homeId: bob.id, calendarId: alice.id }

const table: readonly (readonly [CalendarAction, owner: boolean, stranger: boolean])[] = [
  ['list', true, false],
  ['read', true, false],
  ['readPrivate', true, false],
  ['write', true, false],
  ['createCalendar', true, false],
  ['changeCalendar', true, false],
  ['deleteCalendar', true, false],
  ['deleteForEver', true, false],
  ['share', true, false],
]

test.each(table)('the rights of owners and of others: %s', (action, owner, stranger) => {
  for (const place of [home, work]) {
    expect(may(alice, action, place)).toBe(owner)
    expect(may(bob, action, place)).toBe(stranger)
  }
})

test.each(table)(
  'a calendar with the id of a person does not belong to that person: %s',
  (action, owner, stranger) => {
    expect(may(alice, action, hasHerName)).toBe(stranger)
    expect(may(bob, action, hasHerName)).toBe(owner)
  },
)
