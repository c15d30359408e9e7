import { expect, test } from 'vitest'
import { plainEvent } from '#domain/testing/plainEvent.ts'
import { toIsoDate } from '#domain/time/units.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { spineOf } from '../../../../ui/colours/eventColours.ts'
import type { SavedSearch } from './SavedSearch.ts'
import { savedMatches } from './savedMatches.ts'

const day = toIsoDate('2027-03-15')
const events = ['Flight', 'Lunch', 'Lunch before the flight', 'Work'].map((title) =>
  plainEvent(title, { kind: 'allDay', first: day, last: day }),
)
const titles = (some: readonly { readonly title: string }[]) => some.map(({ title }) => title)

const on = (...searches: readonly SavedSearch[]) =>
  savedMatches(searches, {
    zone: zoneNamed('Europe/Paris'),
    myAddresses: [],
    calendarName: () => 'Work',
    today: day,
    locale: 'en',
  })

const trips: SavedSearch = { name: 'Trips', query: 'flight', colour: '#c2377a' }
const meals: SavedSearch = { name: 'Meals', query: 'lunch', colour: '#2f6fde', mode: 'isolate' }

test('an event has the colour of each search that it matches, in their order', () => {
  const { of } = on(trips, meals)
  expect(events.map((event) => of(event).map(({ name }) => name))).toEqual([
    ['Trips'],
    ['Meals'],
    ['Trips', 'Meals'],
    [],
  ])
  expect(events.flatMap(of)[0]?.spine).toBe(spineOf('#c2377a'))
})

test('what is highlighted stands out, and everything is shown', () => {
  const matches = on(trips)
  expect(titles(events.filter(matches.recedes))).toEqual(['Lunch', 'Work'])
  expect(matches.shown(events)).toBe(events)
  expect(matches.isolatedBy).toEqual([])
})

test('what is isolated is shown alone, and nothing recedes', () => {
  const matches = on(meals)
  expect(titles(matches.shown(events))).toEqual(['Lunch', 'Lunch before the flight'])
  expect(events.filter(matches.recedes)).toEqual([])
  expect(matches.isolatedBy).toEqual(['Meals'])
})

test('of what one isolates another highlights a part; two that isolate show what either is about', () => {
  const matches = on(trips, meals)
  expect(titles(matches.shown(events).filter(matches.recedes))).toEqual(['Lunch'])
  expect(titles(on({ ...trips, mode: 'isolate' }, meals).shown(events))).toEqual([
    'Flight',
    'Lunch',
    'Lunch before the flight',
  ])
})

test('days are read in the language of the person, and counted from today', () => {
  expect(titles(on({ name: 'Now', query: 'on:today', mode: 'isolate' }).shown(events))).toHaveLength(4)
  expect(on({ name: 'Later', query: 'after:today', mode: 'isolate' }).shown(events)).toEqual([])
})
