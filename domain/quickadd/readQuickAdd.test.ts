import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { assertProperty } from '#contract/testing/assertProperty.ts'
import type { QuickAddLanguage, QuickAddPartKind } from './QuickAddReading.ts'
import { readQuickAdd } from './readQuickAdd.ts'
import { meaningOf } from './testing/meaningOf.ts'
import { quickAddReference } from './testing/quickAddReference.ts'

/** With the words of dates that ship with the application. */
const referenceIn = (language: QuickAddLanguage) => quickAddReference(language, datesOf[language])

const jsonAt = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))

const datesOf = Object.fromEntries(
  ['en', 'fr', 'de', 'es'].map((language) => [
    language,
    {
      ...jsonAt(`../../src/locales/${language}.dates.json`),
      cities: language === 'en' ? {} : jsonAt(`../time/cities/${language}.cities.json`),
    },
  ]),
)

/** The lines of a table: a sentence, ` => `, and what it means. `[us] ` puts the month first. */
const linesOf = (language: QuickAddLanguage) =>
  readFileSync(new URL(`sentences/${language}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')

const sentenceIn = (line: string) => line.split(' => ', 1)[0] ?? ''

function read(line: string, language: QuickAddLanguage) {
  const reference = referenceIn(language)
  const sentence = sentenceIn(line)
  return sentence.startsWith('[us] ')
    ? readQuickAdd(sentence.slice(5), { ...reference, dates: { ...reference.dates, order: 'mdy' } })
    : readQuickAdd(sentence, reference)
}

const languages: readonly QuickAddLanguage[] = ['en', 'fr', 'de', 'es']

test.each(languages)('at least 200 sentences mean what people mean by them: %s', (language) => {
  const lines = linesOf(language)
  expect(new Set(lines.map(sentenceIn)).size).toBeGreaterThanOrEqual(200)
  expect(lines.map((line) => `${sentenceIn(line)} => ${meaningOf(read(line, language))}`)).toEqual(lines)
})

const english = referenceIn('en')
const lunch =
  'Lunch tomorrow 12:30-14 at Rosa with bob@example.com /Work every tue until june #food alert 10m'

test('each part has the words that say it', () => {
  const { parts } = readQuickAdd(lunch, english)
  expect(parts.map(({ kind, start, end }) => [kind, lunch.slice(start, end)])).toEqual([
    ['when', 'tomorrow'],
    ['when', '12:30-14'],
    ['place', 'at Rosa'],
    ['guest', 'with bob@example.com'],
    ['calendar', '/Work'],
    ['repeats', 'every tue'],
    ['repeats', 'until june'],
    ['category', '#food'],
    ['reminder', 'alert 10m'],
  ])
})

test('the range of days of a series says how it repeats, unless that is not asked for', () => {
  const sentence = 'Standup Mon-Fri 9:15'
  const { parts } = readQuickAdd(sentence, english)
  expect(parts.map(({ kind, start, end }) => [kind, sentence.slice(start, end)])).toEqual([
    ['repeats', 'Mon-Fri'],
    ['when', '9:15'],
  ])
  expect(meaningOf(readQuickAdd(sentence, { ...english, without: ['repeats'] }))).toBe(
    'Standup | 2026-11-23 09:15-10:15',
  )
})

test('an end that cannot be one stays in the title, and is no part', () => {
  const { parts, title } = readQuickAdd('Trip Fri 9:00 until Sunday', english)
  expect([title, parts.length]).toEqual(['Trip until Sunday', 2])
})

test('words that are plain belong to the title', () => {
  const reading = readQuickAdd('Friday rehearsal tomorrow at Rosa', {
    ...english,
    plain: ['Friday', 'at Rosa'],
  })
  expect(meaningOf(reading)).toBe('Friday rehearsal at Rosa | 2026-11-24')
})

test('kinds that are not asked for stay in the title', () => {
  const without: readonly QuickAddPartKind[] = ['guest', 'reminder', 'category']
  expect(meaningOf(readQuickAdd('Lunch tomorrow #food alert 10m', { ...english, without }))).toBe(
    'Lunch #food alert 10m | 2026-11-24',
  )
})

test('a text in quotes is not read', () => {
  expect(meaningOf(readQuickAdd('Watch "Next Friday" tomorrow 20:00', english))).toBe(
    'Watch "Next Friday" | 2026-11-24 20:00-21:00',
  )
})

const words = languages.flatMap((language) =>
  linesOf(language).flatMap((line) => sentenceIn(line).split(' ')),
)
const sentence = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc.array(fc.constantFrom(...words), { maxLength: 14 }).map((each) => each.join(' ')),
  fc
    .array(fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 3 })), { maxLength: 14 })
    .map((each) => each.join('')),
)

test('no text fails; parts are in order, and every letter is in a part or in the title', () => {
  assertProperty(
    fc.property(sentence, fc.constantFrom(...languages), (text, language) => {
      const { parts, title, when } = readQuickAdd(text, referenceIn(language))
      let at = 0
      let rest = ''
      for (const { start, end } of parts) {
        expect(start).toBeGreaterThanOrEqual(at)
        expect(end).toBeGreaterThan(start)
        rest += text.slice(at, start)
        at = end
      }
      rest += text.slice(at)
      expect(lettersOf(title)).toBe(lettersOf(rest))
      if (when?.kind === 'timed') expect(when.end >= when.start).toBe(true)
      if (when?.kind === 'allDay') expect(when.last >= when.first).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

const lettersOf = (text: string) => text.replaceAll(/[^\p{L}\d]/gu, '')

test('a text whose parts are all plain is its own title', () => {
  assertProperty(
    fc.property(sentence, fc.constantFrom(...languages), (text, language) => {
      const reference = referenceIn(language)
      const plain = readQuickAdd(text, reference).parts.map(({ start, end }) => text.slice(start, end))
      const once = readQuickAdd(text, { ...reference, plain })
      expect(once.parts.every((part) => !plain.includes(text.slice(part.start, part.end)))).toBe(true)
    }),
  )
})

test.each([
  ['one word', 'a'.repeat(50_000)],
  ['digits', '1'.repeat(50_000)],
  ['dates', '1/2 '.repeat(12_000)],
  ['ranges', '9-'.repeat(25_000)],
  ['numbers with points', '4.20 '.repeat(10_000)],
  ['numbers with points after words', 'at 4.20 sat '.repeat(5_000)],
  ['places', 'at '.repeat(16_000)],
  ['places with names', 'at Rosa '.repeat(6_000)],
  ['guests', 'a@b.cd, '.repeat(6_000)],
  ['slashes', '/'.repeat(50_000)],
  ['categories', `#${'a-'.repeat(25_000)}`],
  ['quotes', '"'.repeat(50_000)],
  ['spaces', ' '.repeat(50_000)],
  ['marks', ',;- '.repeat(12_000)],
  ['weekdays', 'every mon and '.repeat(4_000)],
])('a hostile text takes no longer than a key does: %s', (_name, text) => {
  const start = performance.now()
  const { title } = readQuickAdd(text, english)
  // Some 30 ms on the machine of the bench; what takes the square of the text takes seconds.
  expect(performance.now() - start).toBeLessThan(1000)
  expect(title.length).toBeLessThanOrEqual(text.length)
})
