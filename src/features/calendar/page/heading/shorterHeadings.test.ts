import { i18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { toIsoDate } from '#domain/time/units.ts'
import ar from '../../../../locales/ar.dates.json' with { type: 'json' }
import { addDateWords } from '../../../../locales/dateWords.ts'
import { formatDayHeading, formatHeading } from '../../format/formatHeading.ts'
import { headingText } from './headingText.ts'
import { shorterHeadings } from './shorterHeadings.ts'

function shorter(from: string, to: string): readonly string[] {
  const days = [toIsoDate(from), toIsoDate(to)]
  return shorterHeadings(formatHeading(toIsoDate(from), toIsoDate(to)), days).map(headingText)
}

function shorterDay(date: string): readonly string[] {
  return shorterHeadings(formatDayHeading(toIsoDate(date)), [toIsoDate(date)]).map(headingText)
}

test('a day has short names, then no weekday', () => {
  expect(shorterDay('2026-11-25')).toEqual(['Wed 25 Nov 2026', '25 Nov 2026'])
})

test('a month has its short name, if it has one', () => {
  expect(shorter('2026-11-01', '2026-11-30')).toEqual(['Nov 2026'])
  expect(shorter('2026-05-01', '2026-05-31')).toEqual([])
})

test('two months have their short names, and of two years at last only the later one', () => {
  expect(shorter('2026-11-30', '2026-12-06')).toEqual(['Nov – Dec 2026'])
  expect(shorter('2026-12-28', '2027-01-03')).toEqual(['Dec 2026 – Jan 2027', 'Dec – Jan 2027'])
})

test('a year is as short as it can be', () => {
  const year = { months: '2026', year: null }
  expect(shorterHeadings(year, [toIsoDate('2026-01-01'), toIsoDate('2026-12-31')])).toEqual([])
})

test('a month of a view that reads into other years is that month', () => {
  const december = formatHeading(toIsoDate('2026-12-01'), toIsoDate('2026-12-01'))
  const days = [toIsoDate('2026-11-01'), toIsoDate('2027-02-28')]
  expect(shorterHeadings(december, days).map(headingText)).toEqual(['Dec 2026'])
})

test('in Arabic, which has no short names, only the weekday goes', () => {
  addDateWords('ar', ar)
  i18n.loadAndActivate({ locale: 'ar', messages: {} })
  expect(shorterDay('2026-11-25')).toEqual(['25 نوفمبر 2026'])
})
