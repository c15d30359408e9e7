import { expect, test } from 'vitest'
import { monogramsOf } from './monogramsOf.ts'

const monograms = (...names: readonly string[]) => [
  ...monogramsOf(names.map((name, index) => ({ id: String(index), name }))).values(),
]

test('a calendar has the first letter of its name', () => {
  expect(monograms('Work', 'family', 'Élan', '2027', 'تقويم')).toEqual(['W', 'F', 'É', '2', 'ت'])
})

test('where another one has it already, it has two: of two words the initials, of one a further letter', () => {
  expect(monograms('Work', 'Working group', 'Wohnen', 'World')).toEqual(['W', 'WG', 'Wo', 'Wr'])
})

test('signs before a name are passed over, and a name of signs has its first', () => {
  expect(monograms('🏃 Running', '(old) Choir', '🎄🎁')).toEqual(['R', 'O', '🎄'])
})

test('a letter keeps its marks', () => {
  expect(monograms('a\u0301b', 'e\u0301e\u0301')).toEqual(['A\u0301', 'E\u0301'])
})

test('calendars of the same name have one each for as long as there are letters', () => {
  expect(monograms('Ada', 'Ada', 'Ada', 'Ada')).toEqual(['A', 'Ad', 'Aa', 'A'])
})
