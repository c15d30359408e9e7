import { expect, test } from 'vitest'
import { plainEvent } from '#domain/testing/plainEvent.ts'
import { instantOf } from '#domain/time/instantOf.ts'
import { toIsoDate } from '#domain/time/units.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import type { SavedMatches } from '../../grid/model/SavedMatches.ts'
import { matchesByDay } from './matchesByDay.ts'

const [tea, cake] = ['tea', 'cake'].map((name) => ({ name, spine: 'red', symbol: '◆' }))
const days = ['2027-03-14', '2027-03-15', '2027-03-16', '2027-03-17'].map(toIsoDate)
const hour = (title: string, on: string) =>
  plainEvent(title, {
    kind: 'timed',
    start: instantOf(`${on}T09:00:00`, 'UTC'),
    end: instantOf(`${on}T10:00:00`, 'UTC'),
    zone: 'UTC',
  })
const given = [
  hour('tea', '2027-03-15'),
  hour('cake and tea', '2027-03-15'),
  hour('work', '2027-03-15'),
  hour('work', '2027-03-16'),
  plainEvent('cake', { kind: 'allDay', first: toIsoDate('2027-03-12'), last: toIsoDate('2027-03-14') }),
]

/** Both are on, and highlight. */
const matches: SavedMatches = {
  of: ({ title }) => [tea, cake].flatMap((each) => (each && title.includes(each.name) ? [each] : [])),
  recedes: ({ title }) => title === 'work',
  shown: (events) => events,
  isolatedBy: [],
}

test('a day has each search once that one of its events matches, and recedes if none of them does', () => {
  const byDay = matchesByDay(given, days, zoneNamed('UTC'), matches)
  expect([...byDay]).toEqual([
    ['2027-03-15', { marks: [tea, cake], isFaint: false }],
    ['2027-03-16', { marks: [], isFaint: true }],
    ['2027-03-14', { marks: [cake], isFaint: false }],
  ])
})
