import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '#contract/testing/assertProperty.ts'
import { parseDate } from '../time/parseDate.ts'
import { readQuery } from './readQuery.ts'
import { isEmptyQuery } from './SearchQuery.ts'

const read = (text: string) => readQuery(text, parseDate)

test('words are what is not part of an operator', () => {
  expect(read('design review')).toMatchObject({ words: 'design review', people: [] })
  expect(read('lunch with:bob at:"Room 4"')).toMatchObject({
    words: 'lunch',
    people: ['bob'],
    places: ['Room 4'],
  })
  expect(read('WITH:Bob')).toMatchObject({ words: '', people: ['Bob'] })
})

test.each([
  ['"design review" minutes', { phrases: ['design review'], words: 'minutes' }],
  ['“design review” minutes', { phrases: ['design review'], words: 'minutes' }],
  ['at:„Raum 4“ Tee', { places: ['Raum 4'], words: 'Tee' }],
  ['« Salle 4 » thé', { phrases: ['Salle 4'], words: 'thé' }],
  ['"design rev', { phrases: ['design rev'], words: '' }],
  ['calendar:work calendar:home', { calendars: ['work', 'home'] }],
  ['is:recurring has:guests', { states: ['recurring'], details: ['guests'] }],
])('%s', (text, expected) => {
  expect(read(text)).toMatchObject(expected)
})

test.each([
  ['after:2027-03-14', '2027-03-15', null],
  ['before:2027-03-14', null, '2027-03-13'],
  ['on:14.3.2027', '2027-03-14', '2027-03-14'],
  ['after:2027-03-01 before:2027-04-01', '2027-03-02', '2027-03-31'],
  ['after:2027-03-01 after:2027-03-05', '2027-03-06', null],
])('%s', (text, from, until) => {
  expect(read(text)).toMatchObject({ words: '', from, until })
})

test.each(['is:purple', 'colour:red', 'https://kalends.example/a', '10:30', 'after:soon'])(
  '%s is a word',
  (text) => {
    expect(read(text)).toMatchObject({ words: text, states: [], from: null })
  },
)

test.each([
  ['🦊', ['🦊']],
  ['lunch 🦊', ['🦊']],
  ['👩‍🌾👍🏽 lunch🎂', ['👩‍🌾👍🏽', '🎂']],
  ['❤️', ['❤️']],
  ['🇫🇷', ['🇫🇷']],
  ['.* &', ['.*', '&']],
  ['"review" .*', ['review', '.*']],
  ['tea & cake', []],
  ['lunch - with:bob', []],
])('signs that are looked for as they stand: %s', (text, phrases) => {
  expect(read(text).phrases).toEqual(phrases)
})

test('an operator that is being typed is no condition yet', () => {
  expect(isEmptyQuery(read('with:'))).toBe(true)
  expect(isEmptyQuery(read('with:""'))).toBe(true)
  expect(isEmptyQuery(read('  '))).toBe(true)
  expect(isEmptyQuery(read('a'))).toBe(false)
})

test('any text can be parsed', () => {
  assertProperty(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const { words } = read(text)
      expect(words.length).toBeLessThanOrEqual(text.length)
    }),
  )
})
