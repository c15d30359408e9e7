import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '#contract/testing/assertProperty.ts'
import type { DraftWhen, Repeats } from '../../event/CalendarEvent.ts'
import type { QuickAddLanguage } from '../QuickAddReading.ts'
import { quickAddReference } from '../testing/quickAddReference.ts'
import { readSaying } from './readSaying.ts'

const textOf = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
const referenceIn = (language: QuickAddLanguage) =>
  quickAddReference(language, JSON.parse(textOf(`../../../src/locales/${language}.dates.json`)))

/** Tuesday; now it is Monday the 23rd. */
const talk: DraftWhen = {
  kind: 'timed',
  start: '2026-11-24T14:00:00',
  end: '2026-11-24T15:00:00',
  zone: 'Europe/Paris',
}
const fair: DraftWhen = { kind: 'allDay', first: '2026-11-24', last: '2026-11-25' }

const languages = ['en', 'fr', 'de', 'es'] as const
const lines = languages.flatMap((language) =>
  textOf(`sayings/${language}.txt`)
    .trim()
    .split('\n')
    .map((line) => {
      const [typed = '', meaning = ''] = line.split(' => ')
      return [language, typed, meaning] as const
    }),
)

test.each(lines)('in %s, %j is %s', (language, typed, meaning) => {
  expect(meaningOf(typed, talk, language)).toBe(meaning)
})

test.each([
  ['+2', '2026-11-26..2026-11-27'],
  ['.thu', '2026-11-26..2026-11-27'],
  ['16:00', '2026-11-24 16:00-17:00'],
  ['+1h', '-'],
  ['45 min', '-'],
  ['.every week', '2026-11-24..2026-11-25 every week'],
  ['.every day for 10 days', '2026-11-24..2026-11-25 every day until 2026-12-03'],
])('of whole days, %j is %s', (typed, meaning) => {
  expect(meaningOf(typed, fair, 'en')).toBe(meaning)
})

/** On the day before the clocks change, at an hour that the next day does not have. */
const night: DraftWhen = {
  kind: 'timed',
  start: '2027-03-27T02:30:00',
  end: '2027-03-27T03:15:00',
  zone: 'Europe/Paris',
}

test.each([
  ['+1d', '2027-03-28 03:30-04:15'],
  ['+24h', '2027-03-28 03:30-04:15'],
  ['.28 march', '2027-03-28 03:30-04:15'],
  ['.every day from 28 march', '2027-03-28 03:30-04:15 every day'],
  ['.28 march 02:30', '2027-03-28 03:30-04:15'],
  ['.28 march 02:30-03:00', '2027-03-28 03:30-04:00'],
  ['.28 march 01:30-03:30', '2027-03-28 01:30-03:30'],
  ['-1d', '2027-03-26 02:30-03:15'],
])('where clocks change, an event stays as long as it was: %j is %s', (typed, meaning) => {
  expect(meaningOf(typed, night, 'en')).toBe(meaning)
})

test('any text is understood, or not, without an error', () => {
  const texts = fc.tuple(
    fc.constantFrom('+', '-', '>', '.', '1', '16:'),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
  )
  assertProperty(
    fc.property(fc.constantFrom(...languages), texts, fc.constantFrom(talk, fair), (language, text, when) => {
      const saying = readSaying(text.join(''), when, referenceIn(language))
      expect(saying === null || saying.kind.length > 0).toBe(true)
    }),
  )
})

function meaningOf(typed: string, when: DraftWhen, language: QuickAddLanguage): string {
  const saying = readSaying(typed, when, referenceIn(language))
  if (saying === null) return '-'
  if (saying.kind === 'calendar') return `to ${saying.calendarId}`
  const time = whenText(saying.when)
  return saying.kind === 'when' ? time : `${time} ${repeatsText(saying.repeats)}`
}

function whenText(when: DraftWhen): string {
  if (when.kind === 'allDay') return when.first === when.last ? when.first : `${when.first}..${when.last}`
  const [day, endDay] = [when.start.slice(0, 10), when.end.slice(0, 10)]
  return `${day} ${when.start.slice(11, 16)}-${day === endDay ? '' : `${endDay} `}${when.end.slice(11, 16)}`
}

function repeatsText({ every, rule, end }: Repeats): string {
  const name = rule
    ? `${rule.interval === 1 ? '' : `${rule.interval} `}${rule.frequency} ${rule.weekdays.join() || rule.on}`
    : every
  const until = end.kind === 'on' ? ` until ${end.date}` : end.kind === 'after' ? ` ${end.times} times` : ''
  return `every ${name}${until}`
}
