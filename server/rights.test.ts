import { expect, test } from 'vitest'
import { may, type CalendarAction, type HomeOrCalendar } from './rights.ts'

const alice = { id: 'a'.repeat(24) }
const bob = { id: 'b'.repeat(24) }
const carol = { id: 'c'.repeat(24) }
const home = { homeId: alice.id }
const work = { homeId: alice.id, calendarId: 'work' }
const hasHerName = { homeId: bob.id, calendarId: alice.id }

type Right = NonNullable<HomeOrCalendar['grants']>[number]['right']

/** In the order of the columns of `sharedTable`. */
const sharedRights: readonly Right[] = ['administration', 'read-write', 'read', 'freebusy']

const table: readonly (readonly [CalendarAction, owner: boolean, stranger: boolean])[] = [
  ['list', true, false],
  ['readBusy', true, false],
  ['read', true, false],
  ['readPrivate', true, false],
  ['write', true, false],
  ['createCalendar', true, false],
  ['changeCalendar', true, false],
  ['deleteCalendar', true, false],
  ['deleteForEver', true, false],
  ['share', true, false],
]

const sharedTable: readonly (readonly [CalendarAction, readonly boolean[]])[] = [
  ['list', [false, false, false, false]],
  ['readBusy', [true, true, true, true]],
  ['read', [true, true, true, false]],
  ['readPrivate', [false, false, false, false]],
  ['write', [true, true, false, false]],
  ['createCalendar', [false, false, false, false]],
  ['changeCalendar', [false, false, false, false]],
  ['deleteCalendar', [false, false, false, false]],
  ['deleteForEver', [false, false, false, false]],
  ['share', [true, false, false, false]],
]

const sharedWithBob = (right: Right) => ({ ...work, grants: [{ userId: bob.id, right }] })

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

test.each(sharedTable)('administration, read-write, read and free/busy may: %s', (action, expected) => {
  expect(sharedRights.map((right) => may(bob, action, sharedWithBob(right)))).toEqual(expected)
})

test.each(table)(
  'what one person was given changes nothing for the owner and for others: %s',
  (action, owner, stranger) => {
    for (const right of sharedRights) {
      expect(may(alice, action, sharedWithBob(right))).toBe(owner)
      expect(may(carol, action, sharedWithBob(right))).toBe(stranger)
    }
  },
)

test.each(table)('a grant opens a calendar, never the home around it: %s', (action, _, stranger) => {
  for (const right of sharedRights) {
    expect(may(bob, action, { ...home, grants: sharedWithBob(right).grants })).toBe(stranger)
  }
})

test.each(table)('a grant to the owner takes nothing from the owner: %s', (action, owner) => {
  const grants = [{ userId: alice.id, right: 'freebusy' as const }]
  expect(may(alice, action, { ...work, grants })).toBe(owner)
})
