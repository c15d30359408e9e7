import { afterEach, expect, test } from 'vitest'
import { chooseRegionalLocale } from '../../../locales/regionalLocale.ts'
import type { CalendarPeriod } from '../../../navigation/paths.ts'
import { calendarViews } from '../views/calendarViews.ts'
import { isoWeeks } from '../views/WeekLayout.ts'
import { printPathFor } from './printPathFor.ts'

afterEach(() => chooseRegionalLocale('en'))

const calendar = (id: string) => ({
  id,
  homeId: 'alice',
  name: id,
  description: '',
  colour: '#2f6fde',
  hasCtag: true,
  isDefault: false,
  canWrite: true,
  canRename: true,
  canShare: false,
  ownerId: null,
})
const [work, family] = [calendar('work'), calendar('family')]

function pathFrom(
  name: string,
  visible = [work, family],
  rest: Partial<CalendarPeriod> = {},
  layout = isoWeeks,
) {
  const view = calendarViews.find((each) => each.name === name)
  if (!view) throw new Error(`no view ${name}`)
  const period = { view: name, date: '2027-03-17', ...rest } as const
  return printPathFor({ view, period, calendars: [work, family], visible, layout })
}

test.each([
  ['day', '/print/day/2027-03-17/2027-03-17'],
  ['4-days', '/print/4-days/2027-03-17/2027-03-20'],
  ['week', '/print/week/2027-03-15/2027-03-21'],
  ['work-week', '/print/work-week/2027-03-15/2027-03-21'],
  ['3-weeks', '/print/3-weeks/2027-03-15/2027-04-04'],
  ['month', '/print/month/2027-03-01/2027-03-31'],
  ['continuous-month', '/print/month/2027-03-01/2027-03-31'],
  ['agenda', '/print/agenda/2027-03-01/2027-03-31'],
  ['year', '/print/year/2027-01-01/2027-12-31'],
])('%s is printed from %s', (name, path) => {
  chooseRegionalLocale('en-GB')
  expect(pathFrom(name)).toBe(path)
})

test('some days are printed as they are shown, without hidden weekends', () => {
  chooseRegionalLocale('en-GB')
  const layout = { ...isoWeeks, hidesWeekend: true }
  expect(pathFrom('4-days', undefined, { date: '2027-03-18' }, layout)).toBe(
    '/print/4-days/2027-03-18/2027-03-23',
  )
  expect(pathFrom('day', undefined, { date: '2027-03-20' }, layout)).toBe('/print/day/2027-03-20/2027-03-20')
})

test('the calendars that are shown are in the address, whatever this device hides', () => {
  chooseRegionalLocale('en-GB')
  expect(pathFrom('week', [family])).toBe('/print/week/2027-03-15/2027-03-21?calendar=family')
  expect(pathFrom('week', [])).toBe('/print/week/2027-03-15/2027-03-21?calendar=')
})

test('in the United States it is on letter paper', () => {
  chooseRegionalLocale('en-US')
  expect(pathFrom('day')).toBe('/print/day/2027-03-17/2027-03-17?paper=letter')
})

test('saved searches that are on, and another zone, are in the address too', () => {
  chooseRegionalLocale('en-GB')
  expect(pathFrom('day', [work, family], { saved: ['with Bob'], zone: 'America/New_York' })).toBe(
    '/print/day/2027-03-17/2027-03-17?zone=America/New_York&saved=with+Bob',
  )
})
