import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { QuickAddLanguage } from './QuickAddReading.ts'
import { readQuickAdd } from './readQuickAdd.ts'
import { soughtName } from './readNamed.ts'
import { quickAddReference } from './testing/quickAddReference.ts'

const referenceIn = (language: QuickAddLanguage) =>
  quickAddReference(
    language,
    JSON.parse(readFileSync(new URL(`../../src/locales/${language}.dates.json`, import.meta.url), 'utf8')),
  )

const bob = { address: 'bob@kalends.example', name: 'Bob Dodgson' }
const otherBob = { address: 'bob.hatter@kalends.example', name: 'Bob Hatter' }
const ann = { address: 'ann@kalends.example', name: 'Ann Dupont-Élise' }

const guestsIn = (
  text: string,
  people: readonly (readonly (typeof bob)[])[],
  language: QuickAddLanguage = 'en',
) => {
  const { title, guests } = readQuickAdd(text, { ...referenceIn(language), people })
  return [title, ...guests]
}

test.each<[QuickAddLanguage, string, readonly string[]]>([
  ['en', 'Lunch tomorrow with bob', ['Lunch', bob.address]],
  ['en', 'Lunch with Bob Dodgson and ann tomorrow', ['Lunch', bob.address, ann.address]],
  ['en', 'Lunch with elise, carol@example.org friday', ['Lunch', ann.address, 'carol@example.org']],
  ['fr', 'Déjeuner demain avec bob', ['Déjeuner', bob.address]],
  ['de', 'Essen morgen mit Bob', ['Essen', bob.address]],
  ['es', 'Comida mañana con bob', ['Comida', bob.address]],
])('people are named after “with”: %s %s', (language, text, read) => {
  expect(guestsIn(text, [[bob, ann]], language)).toEqual(read)
})

test('who is not known stays in the title, and so does a name without “with”', () => {
  expect(guestsIn('Lunch tomorrow with carol', [[bob]])).toEqual(['Lunch with carol'])
  expect(guestsIn('Call bob tomorrow', [[bob]])).toEqual(['Call bob'])
})

test('a name that several people have is nobody’s, unless one of them was asked lately', () => {
  expect(guestsIn('Lunch with bob', [[bob, otherBob]])).toEqual(['Lunch with bob'])
  expect(guestsIn('Lunch with bob', [[otherBob], [bob, otherBob]])).toEqual(['Lunch', otherBob.address])
  expect(guestsIn('Lunch with bob dodgson', [[bob, otherBob]])).toEqual(['Lunch', bob.address])
})

test('the word after the last “with” is looked for', () => {
  expect(soughtName('Lunch with bo', referenceIn('en'))).toBe('bo')
  expect(soughtName('Tea with milk with Ann tomorrow', referenceIn('en'))).toBe('Ann')
  expect(soughtName('Lunch with', referenceIn('en'))).toBe('')
  expect(soughtName('Lunch with bob@example.org', referenceIn('en'))).toBe('')
})
