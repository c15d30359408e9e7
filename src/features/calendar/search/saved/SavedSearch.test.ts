import { expect, test } from 'vitest'
import { readUserSettings } from '#contract/settings/userSettings.ts'
import { withSaved, withTurned, type SavedSearch } from './SavedSearch.ts'

const trips: SavedSearch = { name: 'Trips', query: 'at:airport', colour: '#2f6fde', mode: 'highlight' }
const lunch: SavedSearch = { name: 'Lunch', query: 'lunch' }

test('a search takes the place of the one that had its name, or its former name', () => {
  expect(withSaved([trips], lunch)).toEqual([trips, lunch])
  const journeys = { ...trips, name: 'Journeys' }
  expect(withSaved([trips, lunch], journeys, 'Trips')).toEqual([journeys, lunch])
})

test('one that is on is on once, and off again', () => {
  expect(withTurned(['Trips'], 'Lunch', true)).toEqual(['Trips', 'Lunch'])
  expect(withTurned(['Trips', 'Lunch'], 'Trips', true)).toEqual(['Lunch', 'Trips'])
  expect(withTurned(['Trips', 'Lunch'], 'Trips', false)).toEqual(['Lunch'])
})

test('it is something that the settings of a person take', () => {
  expect(readUserSettings({ savedSearches: [trips, lunch] })).toEqual({ savedSearches: [trips, lunch] })
})
