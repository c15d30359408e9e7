import { expect, test } from 'vitest'
import { readUserSettings } from '#contract/settings/userSettings.ts'
import { calendarsIn, setOf, withCalendar, withSet } from './CalendarSet.ts'

const work = { homeId: 'alice', id: 'work' }
const choir = { homeId: 'team a/b', id: '100 % choir' }

test('a set holds the calendars it was made of, whatever their ids are, in the order of the list', () => {
  const set = setOf('Both', undefined, [choir, work])
  expect(calendarsIn(set, [work, { homeId: 'bob', id: 'work' }, choir])).toEqual([work, choir])
})

test('a calendar that is gone is passed over', () => {
  expect(calendarsIn(setOf('Both', 'f', [work, choir]), [choir])).toEqual([choir])
})

test('a set is something that the settings of a person take', () => {
  const sets = [setOf('Work', 'f', [work, choir]), setOf('None', undefined, [])]
  expect(readUserSettings({ calendarSets: sets })).toEqual({ calendarSets: sets })
})

test('a calendar is added to a set once', () => {
  const set = withCalendar(setOf('Work', 'f', [work]), choir)
  expect(set).toEqual(setOf('Work', 'f', [work, choir]))
  expect(withCalendar(set, choir)).toEqual(set)
})

test('a set takes the place of the one that had its name, or its former name', () => {
  const [one, two] = [setOf('One', undefined, []), setOf('Two', undefined, [])]
  expect(withSet([one], two)).toEqual([one, two])
  expect(withSet([one, two], { ...one, key: 'f' })).toEqual([{ ...one, key: 'f' }, two])
  expect(withSet([one, two], { ...one, name: 'First' }, 'One')).toEqual([{ ...one, name: 'First' }, two])
})
