import { expect, test } from 'vitest'
import type { UserSettings } from '#contract/settings/userSettings.ts'
import type { SettingsPatch } from './settingsStore.ts'
import { mergedChoices } from './mergedChoices.ts'

const search = (name: string, query = name) => ({ name, query })

test('what the other device added, changed or removed holds beside what was chosen here', () => {
  const before = { savedSearches: [search('Trips'), search('Talks'), search('Old')] }
  const mine = { savedSearches: [search('Trips', 'is:away'), search('Talks'), search('Old'), search('Here')] }
  const theirs = { savedSearches: [search('Trips'), search('Talks', 'at:hall'), search('There')] }
  expect(mergedChoices(before, mine, theirs)).toEqual({
    savedSearches: [search('Trips', 'is:away'), search('Talks', 'at:hall'), search('Here'), search('There')],
  })
})

test('what was removed or renamed here does not come back', () => {
  const before = { hiddenCalendars: ['/a', '/b'], savedSearches: [search('Trips')] }
  const mine = { hiddenCalendars: ['/b'], savedSearches: [search('Journeys')] }
  const theirs = { hiddenCalendars: ['/a', '/b', '/c'], savedSearches: [search('Trips'), search('Talks')] }
  expect(mergedChoices(before, mine, theirs)).toEqual({
    hiddenCalendars: ['/b', '/c'],
    savedSearches: [search('Journeys'), search('Talks')],
  })
})

test('members with members are merged, too, and of the same one this device’s choice holds', () => {
  const before = { views: { first: 'week' }, shortcuts: { undo: 'u' } }
  const mine = { views: { first: 'month' }, shortcuts: { undo: 'u', redo: 'r' } }
  const theirs = { views: { first: 'day', firstNarrow: 'agenda' }, shortcuts: {} }
  expect(mergedChoices(before, mine, theirs)).toEqual({
    views: { first: 'month', firstNarrow: 'agenda' },
    shortcuts: { redo: 'r' },
  })
})

test('what is reset, what is no list of names, and what the other device left alone is as it was chosen here', () => {
  const before: UserSettings = { theme: 'dark', secondZones: ['UTC'], calendarSets: [] }
  const mine: SettingsPatch = {
    theme: null,
    secondZones: ['Asia/Tokyo'],
    calendarSets: [{ name: 'Club', calendars: [] }],
  }
  const theirs: UserSettings = { theme: 'light', secondZones: ['Europe/Paris'], calendarSets: [] }
  expect(mergedChoices(before, mine, theirs)).toEqual(mine)
})

test('a list that would be too long stays as it was chosen here', () => {
  const many = (of: string) => Array.from({ length: 30 }, (_, index) => search(`${of} ${index}`))
  const mine = { savedSearches: many('here') }
  expect(mergedChoices({}, mine, { savedSearches: many('there') })).toEqual(mine)
})
