import { expect, test } from 'vitest'
import { calendarViews } from '../views/calendarViews.ts'
import type { DateRange } from '../views/PrintLayout.ts'
import { isoWeeks } from '../views/WeekLayout.ts'
import { printedPeriod } from './printedPeriod.ts'
import { printedViews } from './printedViews.ts'
import { sheetsIn } from './sheetsIn.ts'

const march: DateRange = { first: '2027-03-01', last: '2027-03-31' }

function sheetsOf(name: string, range = march, layout = isoWeeks) {
  const view = printedViews(calendarViews).find((each) => each.name === name)
  if (!view) throw new Error(`nothing is printed as ${name}`)
  return sheetsIn(view, range, layout).map(({ date, days }) => [date, days[0], days.at(-1), days.length])
}

test('a month is one sheet, with the days of others in its weeks', () => {
  expect(sheetsOf('month')).toEqual([['2027-03-01', '2027-03-01', '2027-04-04', 35]])
})

test('a range that begins and ends within months has a sheet for each of them', () => {
  const range: DateRange = { first: '2027-01-31', last: '2027-03-01' }
  expect(sheetsOf('month', range).map(([date]) => date)).toEqual(['2027-01-01', '2027-02-01', '2027-03-01'])
})

test('a month of weeks has a sheet for each week that one of its days is in', () => {
  const dates = ['2027-03-01', '2027-03-08', '2027-03-15', '2027-03-22', '2027-03-29']
  expect(sheetsOf('week').map(([date]) => date)).toEqual(dates)
  expect(sheetsOf('folded-week').map(([date]) => date)).toEqual(dates)
})

test('each work week has a sheet, also where a range begins on its weekend', () => {
  const range: DateRange = { first: '2027-03-06', last: '2027-03-08' }
  expect(sheetsOf('work-week', range)).toEqual([
    ['2027-03-01', '2027-03-01', '2027-03-05', 5],
    ['2027-03-08', '2027-03-08', '2027-03-12', 5],
  ])
})

test('some days follow each other from the first on', () => {
  const range: DateRange = { first: '2027-03-03', last: '2027-03-09' }
  expect(sheetsOf('4-days', range).map(([date]) => date)).toEqual(['2027-03-03', '2027-03-07'])
  expect(sheetsOf('day', { first: '2027-03-03', last: '2027-03-04' }).map(([, , , count]) => count)).toEqual([
    1, 1,
  ])
  expect(sheetsOf('2-weeks', range)).toEqual([['2027-03-01', '2027-03-01', '2027-03-14', 14]])
})

test('an agenda runs on over its days alone', () => {
  const range: DateRange = { first: '2027-03-10', last: '2027-04-09' }
  expect(sheetsOf('agenda', range)).toEqual([['2027-03-10', '2027-03-10', '2027-04-09', 31]])
})

test('a year is one sheet, and a continuous month is printed as its month', () => {
  expect(sheetsOf('year')).toEqual([['2027-01-01', '2027-01-01', '2027-12-31', 365]])
  expect(printedViews(calendarViews).map(({ name }) => name)).not.toContain('continuous-month')
})

test('hidden weekends are not printed in weeks', () => {
  const layout = { ...isoWeeks, hidesWeekend: true }
  expect(sheetsOf('week', { first: '2027-03-01', last: '2027-03-01' }, layout)).toEqual([
    ['2027-03-01', '2027-03-01', '2027-03-05', 5],
  ])
})

test('some days without hidden weekends stand on one sheet each', () => {
  const layout = { ...isoWeeks, hidesWeekend: true }
  const range: DateRange = { first: '2027-03-03', last: '2027-03-13' }
  expect(sheetsOf('4-days', range, layout)).toEqual([
    ['2027-03-03', '2027-03-03', '2027-03-08', 4],
    ['2027-03-09', '2027-03-09', '2027-03-12', 4],
  ])
  const weekend: DateRange = { first: '2027-03-06', last: '2027-03-07' }
  expect(sheetsOf('4-days', weekend, layout)).toEqual([['2027-03-08', '2027-03-08', '2027-03-11', 4]])
})

test('every view has its periods in a row: what comes after one begins the next', () => {
  for (const view of printedViews(calendarViews)) {
    const { name } = view
    const { first, last } = printedPeriod(view, '2027-03-17', isoWeeks)
    expect([name, first <= '2027-03-17', last >= '2027-03-17']).toEqual([name, true, true])
    if (!name.endsWith('days') && name !== 'day' && !name.endsWith('weeks'))
      expect([name, printedPeriod(view, last, isoWeeks)]).toEqual([name, { first, last }])
  }
})

test('the last days that can be written end it', () => {
  expect(sheetsOf('week', { first: '9999-12-27', last: '9999-12-31' })).toHaveLength(1)
})
