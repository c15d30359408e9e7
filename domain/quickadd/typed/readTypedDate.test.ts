import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '#contract/testing/assertProperty.ts'
import type { DateLanguage } from '../../time/parseWrittenDate.ts'
import { daysFrom, weekdayOfDate } from '../../time/dates.ts'
import { toIsoDate } from '../../time/units.ts'
import type { QuickAddLanguage } from '../QuickAddReading.ts'
import { readTypedDate, type TypedDateReference } from './readTypedDate.ts'

const datesIn = (language: string): DateLanguage =>
  JSON.parse(readFileSync(new URL(`../../../src/locales/${language}.dates.json`, import.meta.url), 'utf8'))

/** Monday 23 November 2026; the field shows Thursday 26. */
const reference = (language: QuickAddLanguage, order?: string): TypedDateReference => ({
  language,
  dates: { ...datesIn(language), ...(order !== undefined && { order }) },
  today: toIsoDate('2026-11-23'),
  near: toIsoDate('2026-11-26'),
  shown: toIsoDate('2026-11-26'),
  pick: 'nearest',
})

test.each<readonly [QuickAddLanguage, string, string]>([
  ['en', '2027-03-15', '2027-03-15'],
  ['en', 'fri', '2026-11-27'],
  ['en', 'next friday', '2026-12-04'],
  ['en', '24/3', '2027-03-24'],
  ['en', '24/12/27', '2027-12-24'],
  ['en', 'Thu 27 Nov', '2026-11-27'],
  ['en', 'Fri 27 Nov', '2026-11-27'],
  ['en', '15', '2026-11-15'],
  ['en', 'the 30th', '2026-11-30'],
  ['en', 'today', '2026-11-23'],
  ['en', 'tomorrow', '2026-11-24'],
  ['en', 'in 2 weeks', '2026-12-07'],
  ['en', '3 weeks from now', '2026-12-14'],
  ['en', '+2w', '2026-12-10'],
  ['en', '+2 weeks', '2026-12-10'],
  ['en', '+3', '2026-11-29'],
  ['en', '-1', '2026-11-25'],
  ['en', '+1m', '2026-12-26'],
  ['en', '+1y', '2027-11-26'],
  ['en', 'end of the month', '2026-11-30'],
  ['en', 'end of next month', '2026-12-31'],
  ['en', 'first friday in december', '2026-12-04'],
  ['en', 'last working day of january', '2027-01-29'],
  ['en', 'next week', '2026-11-30'],
  ['en', 'in a fortnight', '2026-12-07'],
  ['en', '+1 fortnight', '2026-12-10'],
  ['en', 'tuesday week', '2026-12-01'],
  ['en', 'tuesday next week', '2026-12-01'],
  ['en', 'a week on tuesday', '2026-12-01'],
  ['fr', 'dans quinze jours', '2026-12-07'],
  ['fr', '+15 jours', '2026-12-11'],
  ['fr', 'lundi en huit', '2026-11-30'],
  ['fr', 'demain', '2026-11-24'],
  ['fr', 'fin avril', '2027-04-30'],
  ['fr', 'ven.', '2026-11-27'],
  ['fr', 'vendredi prochain', '2026-11-27'],
  ['fr', 'dans 2 semaines', '2026-12-07'],
  ['fr', 'le 15 mars', '2027-03-15'],
  ['fr', '+2s', '2026-12-10'],
  ['fr', '+3j', '2026-11-29'],
  ['de', 'morgen', '2026-11-24'],
  ['de', 'Fr', '2026-11-27'],
  ['de', '24.3.', '2027-03-24'],
  ['de', '24.3', '2027-03-24'],
  ['de', '15. März', '2027-03-15'],
  ['de', 'in 2 Wochen', '2026-12-07'],
  ['de', 'übermorgen', '2026-11-25'],
  ['de', 'heute in 14 Tagen', '2026-12-07'],
  ['de', 'übernächsten Montag', '2026-12-07'],
  ['de', 'Dienstag nächste Woche', '2026-12-01'],
  ['de', '+3t', '2026-11-29'],
  ['de', '+1j', '2027-11-26'],
  ['es', 'mañana', '2026-11-24'],
  ['es', 'vie', '2026-11-27'],
  ['es', '15 de marzo de 2027', '2027-03-15'],
  ['es', 'dentro de 2 semanas', '2026-12-07'],
  ['es', '+2s', '2026-12-10'],
  ['es', 'el martes de la semana que viene', '2026-12-01'],
  ['es', 'dentro de quince días', '2026-12-07'],
])('in %s, %j is %s', (language, text, date) => {
  expect(readTypedDate(text, reference(language))).toBe(date)
})

test('numbers are in the order of the person’s region', () => {
  expect(readTypedDate('3/4', reference('en', 'mdy'))).toBe('2027-03-04')
  expect(readTypedDate('3/4', reference('en', 'dmy'))).toBe('2027-04-03')
})

test('an end is the first such day on or after its start', () => {
  const end = { ...reference('en'), pick: 'from' } as const
  expect(readTypedDate('15', end)).toBe('2026-12-15')
  expect(readTypedDate('25 nov', end)).toBe('2027-11-25')
})

test.each(['', 'soon', '32', '31 feb', 'tomorrow at 9', '+2x', '+90 min', 'fri 26', 'Mon 27 Nov'])(
  '%j is not a date',
  (text) => {
    expect(readTypedDate(text, reference('en'))).toBeNull()
  },
)

test.each<readonly [string, QuickAddLanguage]>([
  ['en', 'en'],
  ['fr', 'fr'],
  ['de', 'de'],
  ['es', 'es'],
  ['ar', 'en'],
])('in %s, a date is read as a field shows it', (locale, language) => {
  const dates = datesIn(locale)
  const point = locale === 'de' ? '.' : ''
  for (const date of daysFrom(toIsoDate('2027-01-01'), 365)) {
    const month = dates.monthsShort[Number(date.slice(5, 7)) - 1]
    const day = `${dates.weekdaysShort[weekdayOfDate(date)]} ${Number(date.slice(8))}${point} ${month}`
    const words = { ...reference('en'), language, dates, shown: date, near: date }
    expect([day, readTypedDate(day, words)]).toEqual([day, date])
    expect([day, readTypedDate(`${day} 2027`, { ...words, near: toIsoDate('2020-02-02') })]).toEqual([
      day,
      date,
    ])
  }
})

test('any text is read, or not, without an error', () => {
  const languages = ['en', 'fr', 'de', 'es'] as const
  assertProperty(
    fc.property(
      fc.constantFrom(...languages),
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      (language, text) => {
        const date = readTypedDate(text, reference(language))
        expect(date === null || /^-?\d{4,6}-\d{2}-\d{2}$/.test(date)).toBe(true)
      },
    ),
  )
})
