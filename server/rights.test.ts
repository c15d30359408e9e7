import { expect, test } from 'vitest'
import { rightNames, type RightName } from '#contract/sharing/shares.ts'
import { may, type CalendarAction } from './rights.ts'
import { newCopyId, webCalendarId } from './store/copyId.ts'

const alice = { id: 'a'.repeat(24) }
const bob = { id: 'b'.repeat(24) }
const carol = { id: 'c'.repeat(24) }
const home = { homeId: alice.id }
const work = { homeId: alice.id, calendarId: 'work' }
const hasHerName = { homeId: bob.id, calendarId: alice.id }

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
  ['publish', true, false],
  ['seePublic', true, false],
  ['actForOwner', true, false],
]

/** The columns are those of `rightNames`: administration, read-write, read, free/busy. */
const sharedTable: readonly (readonly [CalendarAction, readonly boolean[]])[] = [
  ['list', [false, false, false, false]],
  ['readBusy', [true, true, true, true]],
  ['read', [true, true, true, false]],
  ['readPrivate', [false, false, false, false]],
  ['write', [true, true, false, false]],
  ['createCalendar', [false, false, false, false]],
  ['changeCalendar', [true, true, true, true]],
  ['deleteCalendar', [true, true, true, true]],
  ['deleteForEver', [false, false, false, false]],
  ['share', [true, false, false, false]],
  ['publish', [false, false, false, false]],
  ['seePublic', [false, false, false, false]],
  ['actForOwner', [true, true, false, false]],
]

const copyId = newCopyId()
const copyOfBob = (right: RightName) => ({ homeId: bob.id, calendarId: copyId, copy: { right } })

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
  expect(rightNames.map((right) => may(bob, action, copyOfBob(right)))).toEqual(expected)
})

/** Who subscribed to a calendar on the web reads all of it, and changes nothing but how it is listed (CAL-31). */
const mayOnWeb: ReadonlySet<CalendarAction> = new Set([
  'readBusy',
  'read',
  'readPrivate',
  'changeCalendar',
  'deleteCalendar',
])

test.each(table)('a calendar on the web is read by who subscribed, and by nobody else: %s', (action) => {
  const calendarId = webCalendarId(bob.id, 'holidays')
  for (const right of rightNames) {
    const web = { homeId: bob.id, calendarId, copy: { right } }
    expect(may(bob, action, web)).toBe(mayOnWeb.has(action))
    for (const other of [alice, carol]) expect(may(other, action, web)).toBe(false)
  }
  expect(may(bob, action, { homeId: bob.id, calendarId })).toBe(false)
})

test.each(table)('a copy gives nothing to anybody else, its owner among them: %s', (action, _, stranger) => {
  for (const right of rightNames) {
    expect(may(alice, action, copyOfBob(right))).toBe(stranger)
    expect(may(carol, action, copyOfBob(right))).toBe(stranger)
  }
})

test.each(table)('a copy whose right nobody looked up gives nothing: %s', (action, _, stranger) => {
  expect(may(bob, action, { homeId: bob.id, calendarId: copyId })).toBe(stranger)
})

test.each(table)('a right in a calendar that is no copy changes nothing: %s', (action, owner, stranger) => {
  expect(may(alice, action, { ...work, copy: { right: 'freebusy' } })).toBe(owner)
  expect(may(bob, action, { ...work, copy: { right: 'administration' } })).toBe(stranger)
})

test.each(sharedTable)(
  'whoever subscribed has the right that is public, but never acts for the owner: %s',
  (action, expected) => {
    const subscribed = rightNames.map((right) =>
      may(bob, action, { ...copyOfBob(right), copy: { right, isPublic: true } }),
    )
    const [administration, , ...others] = expected
    const isWriting = action !== 'actForOwner' && action !== 'share'
    expect(subscribed).toEqual([administration, isWriting && expected[1] === true, ...others])
  },
)

test.each(table)(
  'people of the owner’s domain see what is public in a home, and nothing else: %s',
  (action) => {
    const domainId = 'd'.repeat(24)
    expect(may({ ...bob, domainId }, action, { ...home, domainId })).toBe(action === 'seePublic')
    expect(may({ ...bob, domainId: 'e'.repeat(24) }, action, { ...home, domainId })).toBe(false)
  },
)
