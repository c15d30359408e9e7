import { expect, test } from 'vitest'
import { readTypedDay } from './readTypedDay.ts'

const today = '2026-11-23'

test.each([
  ['2027-07-14', 'en', '2027-07-14'],
  ['14 july 2027', 'en', '2027-07-14'],
  ['fri', 'en', '2026-11-27'],
  ['today', 'en', '2026-11-23'],
  ['Tomorrow', 'en', '2026-11-24'],
  ['yesterday', 'en', '2026-11-22'],
  ['in 3 weeks', 'en', '2026-12-14'],
  ['in  1 month', 'en', '2026-12-23'],
  ['2 years ago', 'en', '2024-11-23'],
  ['next week', 'en', '2026-11-30'],
  ['übermorgen', 'de', '2026-11-25'],
  ['in 3 Wochen', 'de', '2026-12-14'],
  ['dans 10 jours', 'fr', '2026-12-03'],
  ['manana', 'es', '2026-11-24'],
  ["aujourd'hui", 'fr', '2026-11-23'],
  ['avant hier', 'fr', '2026-11-21'],
  ['semaine prochaine', 'fr', '2026-11-30'],
  ['próxima semana', 'es', '2026-11-30'],
  ['غدا', 'ar', '2026-11-24'],
  ['kw 32', 'de', '2026-08-03'],
  ['Woche 32', 'de', '2026-08-03'],
  ['الأسبوع 32', 'ar', '2026-08-03'],
  ['week 53', 'en', '2026-12-28'],
  ['week 1 2027', 'en', '2027-01-04'],
])('%s in %s is %s', (text, locale, day) => {
  expect(readTypedDay(text, today, locale)).toBe(day)
})

test.each(['', 'lunch', '3', 'in 3', 'week 54', 'week 53 2027', 'in 99999 years'])(
  '%s is not a day',
  (text) => {
    expect(readTypedDay(text, today, 'en')).toBeNull()
  },
)
