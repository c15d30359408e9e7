import { expect, test } from 'vitest'
import { calendarViews } from './calendarViews.ts'
import type { Columns } from './columnsFor.ts'
import { isoWeeks } from './WeekLayout.ts'
import { addDays, daysFrom } from '#domain/time/dates.ts'
import { type IsoDate } from '#domain/time/units.ts'

const view = (name: string) => {
  const found = calendarViews.find((each) => each.name === name)
  if (!found) throw new Error(`no view ${name}`)
  return found
}
const laidOut = (columns: Columns) => ({ ...isoWeeks, columns })
const today = '2027-03-16'
const stepped = (name: string, date: IsoDate, direction: -1 | 1, columns: Columns) =>
  view(name).step(date, direction, laidOut(columns), today)

test('a week begins with its first day, whichever of its days is shown', () => {
  expect(view('week').days('2027-03-17', laidOut(7))).toEqual([
    '2027-03-15',
    '2027-03-16',
    '2027-03-17',
    '2027-03-18',
    '2027-03-19',
    '2027-03-20',
    '2027-03-21',
  ])
})

test('with space for three days, they begin with the shown date', () => {
  expect(view('week').days('2027-03-17', laidOut(3))).toEqual(['2027-03-17', '2027-03-18', '2027-03-19'])
})

test.each([
  ['week', laidOut(3), 3, '2027-03-23'],
  ['4-days', isoWeeks, 4, '2027-03-24'],
  ['9-days', isoWeeks, 9, '2027-03-31'],
] as const)('some days leave out a hidden weekend, and step over it: %s', (name, layout, count, next) => {
  const hiding = { ...layout, hidesWeekend: true }
  const { days, step } = view(name)
  const shown = days('2027-03-18', hiding)
  expect(shown.slice(0, 3)).toEqual(['2027-03-18', '2027-03-19', '2027-03-22'])
  expect(shown).toHaveLength(count)
  expect(step('2027-03-18', 1, hiding, today)).toBe(next)
  expect(step(next, -1, hiding, today)).toBe('2027-03-18')
  expect(days('2027-03-20', hiding)[0]).toBe('2027-03-22')
})

test('a day is a day, whatever room there is', () => {
  expect(view('day').days('2027-03-17', laidOut(7))).toEqual(['2027-03-17'])
})

test('a step is as long as what is shown', () => {
  expect(stepped('week', '2027-03-17', 1, 7)).toBe('2027-03-24')
  expect(stepped('day', '2027-03-17', 1, 7)).toBe('2027-03-18')
  expect(stepped('week', '2027-03-17', -1, 3)).toBe('2027-03-14')
})

test('the month after 31 January is February', () => {
  expect(stepped('month', '2027-01-31', 1, 7)).toBe('2027-02-01')
})

test('stepping to the month of today leads to today, so that its week is the week of today', () => {
  expect(stepped('month', '2027-02-01', 1, 7)).toBe('2027-03-16')
})

test('no two views share a name or a key', () => {
  const keys = calendarViews.flatMap((each) => each.keys)
  expect(new Set(calendarViews.map(({ name }) => name)).size).toBe(calendarViews.length)
  expect(new Set(keys).size).toBe(keys.length)
})

test('a key from one to nine shows that many days, from the shown date on', () => {
  for (const count of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
    const of = calendarViews.find(({ keys }) => keys.includes(String(count)))
    expect(of?.days('2027-03-17', isoWeeks)).toEqual(daysFrom('2027-03-17', count))
    expect(of?.step('2027-03-17', 1, isoWeeks, today)).toBe(addDays('2027-03-17', count))
  }
})

test('a work week is between two weekends, even if the shown date is in a weekend', () => {
  expect(view('work-week').days('2027-03-20', isoWeeks)).toEqual(daysFrom('2027-03-15', 5))
  expect(stepped('work-week', '2027-03-17', 1, 7)).toBe('2027-03-24')
})

test('three weeks begin with the week of the shown date', () => {
  expect(view('3-weeks').days('2027-03-17', isoWeeks)).toEqual(daysFrom('2027-03-15', 21))
  expect(stepped('3-weeks', '2027-03-17', -1, 7)).toBe('2027-02-24')
})

test('with hidden weekends, week, month and several weeks have none', () => {
  const layout = { ...isoWeeks, hidesWeekend: true }
  expect(view('week').days('2027-03-17', layout)).toEqual(daysFrom('2027-03-15', 5))
  expect(view('2-weeks').days('2027-03-17', layout)).toEqual([
    ...daysFrom('2027-03-15', 5),
    ...daysFrom('2027-03-22', 5),
  ])
  // 1 August 2027 is a Sunday: its week has no other day of August.
  expect(view('month').days('2027-08-17', layout)[0]).toBe('2027-08-02')
})

test('a week that begins on Sunday begins the day before', () => {
  expect(view('week').days('2027-03-17', { ...isoWeeks, weekStartsOn: 0 })[0]).toBe('2027-03-14')
})

test('every view reads all the days that it shows, and one more', () => {
  for (const each of calendarViews)
    for (const date of ['2027-01-31', '2027-02-28', '2027-12-31'] as const) {
      const days = each.days(date, isoWeeks)
      const ranges = each.ranges(date, days)
      expect(ranges[0]?.start).toBeLessThanOrEqual(Date.parse(addDays(days[0] ?? date, -1)))
      expect(ranges.at(-1)?.end).toBeGreaterThanOrEqual(Date.parse(addDays(days.at(-1) ?? date, 2)))
    }
})

test('an agenda has the months around the shown date, identical for each day of a month', () => {
  const days = view('agenda').days('2027-03-17', isoWeeks)
  expect([days[0], days.at(-1)]).toEqual(['2027-02-01', '2027-06-30'])
  expect(view('agenda').days('2027-03-18', isoWeeks)).toBe(days)
})

test('a continuous month has the months around the one looked at, without weekends that are hidden', () => {
  const { days } = view('continuous-month')
  expect(days('2027-03-17', isoWeeks)).toEqual(daysFrom('2027-02-01', 28 + 31 + 30 + 31))
  expect(days('2027-03-17', { ...isoWeeks, hidesWeekend: true })).not.toContain('2027-03-20')
})

test('a year has all its days, and a step leads to the same month of the next', () => {
  const days = view('year').days('2028-03-17', isoWeeks)
  expect([days[0], days.at(-1), days.length]).toEqual(['2028-01-01', '2028-12-31', 366])
  expect(stepped('year', '2028-03-17', 1, 7)).toBe('2029-03-01')
})
