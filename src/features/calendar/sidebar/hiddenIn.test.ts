import { expect, test } from 'vitest'
import { setOf } from './sets/CalendarSet.ts'
import { hiddenIn } from './hiddenIn.ts'

const calendars = ['work', 'home', 'choir'].map((id) => ({ homeId: 'alice', id }))
const [work, home] = calendars.map((each) => [each])
const sets = [setOf('Work', undefined, work ?? []), setOf('Nothing', undefined, [])]
const hidden = new Set(['choir'])

const hiddenOf = (shown: { readonly only?: string; readonly set?: string }) => [
  ...hiddenIn(shown, { calendars, sets, hidden }),
]

test('an address that says nothing of calendars leaves it to the person', () => {
  expect(hiddenOf({})).toEqual(['choir'])
})

test('a set shows its calendars, also those that the person hides, and no others', () => {
  expect(hiddenOf({ set: 'Work' })).toEqual(['home', 'choir'])
  expect(hiddenOf({ set: 'Nothing' })).toEqual(['work', 'home', 'choir'])
  const own = hiddenIn({ set: 'Own' }, { calendars, sets: [setOf('Own', undefined, home ?? [])], hidden })
  expect([...own]).toEqual(['work', 'choir'])
})

test('one calendar alone goes before the set', () => {
  expect(hiddenOf({ only: 'choir', set: 'Work' })).toEqual(['work', 'home'])
})

test('a set and a calendar that do not exist say nothing', () => {
  expect(hiddenOf({ set: 'Gone' })).toEqual(['choir'])
  expect(hiddenOf({ only: 'gone', set: 'Work' })).toEqual(['home', 'choir'])
})
