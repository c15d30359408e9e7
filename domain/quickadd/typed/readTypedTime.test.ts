import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { QuickAddLanguage } from '../QuickAddReading.ts'
import type { TypedWords } from './readTypedDate.ts'
import { readTypedLength, readTypedTime } from './readTypedTime.ts'

const wordsIn = (language: QuickAddLanguage): TypedWords => ({
  language,
  dates: JSON.parse(
    readFileSync(new URL(`../../../src/locales/${language}.dates.json`, import.meta.url), 'utf8'),
  ),
})

test.each<readonly [QuickAddLanguage, string, string | null]>([
  ['en', '9', '09:00'],
  ['en', '930', '09:30'],
  ['en', '9:30p', '21:30'],
  ['en', '14h30', '14:30'],
  ['en', 'noon', '12:00'],
  ['en', 'half past nine', '09:30'],
  ['en', '5 past 3', '15:05'],
  ['en', '12:30 at night', '00:30'],
  ['fr', '14 h 30', '14:30'],
  ['fr', 'midi', '12:00'],
  ['de', '9 Uhr 30', '09:30'],
  ['de', 'um 16 Uhr', '16:00'],
  ['de', 'um 5 vor 12', '11:55'],
  ['de', '24.30', null],
  ['fr', 'minuit et demi', '00:30'],
  ['es', 'mediodía', '12:00'],
  ['en', 'soon', null],
  ['en', '25:00', null],
  ['en', '', null],
])('in %s, the time %j is %s', (language, text, time) => {
  expect(readTypedTime(text, wordsIn(language))).toBe(time)
})

test.each<readonly [QuickAddLanguage, string, number | null]>([
  ['en', '+45', 45],
  ['en', '45 min', 45],
  ['en', '+1h30', 90],
  ['en', 'for 2 hours', 120],
  ['de', '2 Stunden', 120],
  ['fr', '1 heure', 60],
  ['en', '3 days', null],
  ['en', 'long', null],
])('in %s, the length %j is %s minutes', (language, text, minutes) => {
  expect(readTypedLength(text, wordsIn(language))).toBe(minutes)
})
