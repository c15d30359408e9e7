import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import lingui from '../../lingui.config.ts'
import { dateWordsOf } from './dateWordsOf.ts'

test.each(lingui.locales)('the dates of %s are written as Intl writes them', (locale) => {
  const stored: unknown = JSON.parse(readFileSync(`src/locales/${locale}.dates.json`, 'utf8'))
  expect(stored).toEqual(dateWordsOf(locale))
})

test('text that a language writes after its numbers is part of its words', () => {
  const { days, year, months } = dateWordsOf('ja')
  expect(days[14]).toBe('15日')
  expect(year).toBe('#年')
  expect(months[2]).toBe('3月')
})

test('digits are Latin in a language that has its own', () => {
  const { days, year, months } = dateWordsOf('ar-EG')
  expect(days[14]).toBe('15')
  expect(year).toBe('#')
  expect(months[2]).toBe('مارس')
})

test('days come before months in English, as the calendar writes them, and in the usual order elsewhere', () => {
  expect(['en', 'en-US', 'de', 'ja'].map((locale) => dateWordsOf(locale).order)).toEqual([
    'dmy',
    'mdy',
    'dmy',
    'ymd',
  ])
})
