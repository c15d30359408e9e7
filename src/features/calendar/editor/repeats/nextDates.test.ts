import { expect, test } from 'vitest'
import type { JCal, JCalProperty } from '#contract/jcal.ts'
import { draftOf } from '#domain/event/draftOf.ts'
import type { EventForm } from '../form/eventForm.ts'
import { formOf } from '../form/formOf.ts'
import { nextDates } from './nextDates.ts'

const start: JCalProperty = ['dtstart', { tzid: 'Europe/Paris' }, 'date-time', '2027-03-09T19:00:00']
const seriesOf = (properties: readonly JCalProperty[], ...overrides: readonly JCalProperty[][]): JCal => [
  'vcalendar',
  [],
  [[start, ...properties], ...overrides].map((each) => [
    'vevent',
    [['uid', {}, 'text', 'u1'], ['summary', {}, 'text', 'Choir'], ...each],
    [],
  ]),
]
const rule = (...values: JCalProperty[3][]): JCalProperty => ['rrule', {}, 'recur', ...values]
function datesOf(data: JCal, changed: Partial<EventForm> = {}, occurrence: string | null = null) {
  const draft = draftOf(data, 'work', occurrence) ?? expect.fail('no draft')
  const form = { ...formOf(draft, 'Europe/Paris'), ...changed }
  return nextDates(form, 5, { data, calendarId: 'work', occurrence })?.dates
}
const weekly = seriesOf([rule({ freq: 'WEEKLY' })])
const once = draftOf(weekly, 'work', null) ?? expect.fail('no draft')
const form: EventForm = { ...formOf({ ...once, repeats: null }, 'Europe/Paris'), repeats: 'week' }
const newDatesOf = (changed: Partial<EventForm>) => nextDates({ ...form, ...changed }, 5, null)?.dates

test('the next dates are those of the rule, up to its end', () => {
  const byRule = { repeats: 'rule', frequency: 'MONTHLY', interval: '2', on: 'weekday' } as const
  expect(newDatesOf(byRule)).toEqual(['2027-03-09', '2027-05-11', '2027-07-13', '2027-09-14', '2027-11-09'])
  expect(nextDates({ ...form, ending: 'after', times: '2' }, 5, null)).toMatchObject({
    dates: ['2027-03-09', '2027-03-16'],
    isMore: false,
  })
  expect(newDatesOf({ ...byRule, interval: 'x' })).toBeUndefined()
  expect(newDatesOf({ repeats: 'custom' })).toBeUndefined()
})

test('a 29 February has its next dates years away', () => {
  const leap = { repeats: 'year', startDate: '2028-02-29', endDate: '2028-02-29' } as const
  expect(newDatesOf(leap)?.slice(0, 2)).toEqual(['2028-02-29', '2032-02-29'])
})

test.each<readonly [JCalProperty[3], readonly string[]]>([
  [{ freq: 'MONTHLY', byday: ['MO', 'TU', 'WE', 'TH', 'FR'], bysetpos: -1 }, ['2027-03-31', '2027-04-30']],
  [{ freq: 'MONTHLY', bymonthday: -2 }, ['2027-03-30', '2027-04-29']],
  [{ freq: 'YEARLY', bymonth: [5, 6], bymonthday: 8 }, ['2027-05-08', '2027-06-08']],
  [{ freq: 'HOURLY', interval: 12 }, ['2027-03-10', '2027-03-11']],
  [{ freq: 'YEARLY', rscale: 'CHINESE', bymonth: 1, bymonthday: 1 }, ['2028-01-26', '2029-02-13']],
])('a stored rule that no choice says has its next dates: %j', (value, dates) => {
  expect(datesOf(seriesOf([rule(value)]))?.slice(1, 3)).toEqual(dates)
})

test('single dates that were added, removed or moved are seen', () => {
  const data = seriesOf(
    [
      rule({ freq: 'WEEKLY' }),
      ['exdate', { tzid: 'Europe/Paris' }, 'date-time', '2027-03-16T19:00:00'],
      ['rdate', { tzid: 'Europe/Paris' }, 'date-time', '2027-03-17T19:00:00'],
    ],
    [
      ['recurrence-id', { tzid: 'Europe/Paris' }, 'date-time', '2027-03-23T19:00:00'],
      ['dtstart', { tzid: 'Europe/Paris' }, 'date-time', '2027-03-25T19:00:00'],
    ],
  )
  expect(datesOf(data)).toEqual(['2027-03-09', '2027-03-17', '2027-03-25', '2027-03-30', '2027-04-06'])
  // Another rule takes its own dates only.
  expect(datesOf(data, { repeats: 'day' })?.slice(0, 3)).toEqual(['2027-03-09', '2027-03-10', '2027-03-11'])
})

test('an occurrence in the middle counts from itself, up to the end of its series', () => {
  const data = seriesOf([rule({ freq: 'WEEKLY', count: 4 })])
  expect(datesOf(data, {}, '2027-03-23T19:00:00')).toEqual(['2027-03-23', '2027-03-30'])
})

test('two rules have dates and no sentence', () => {
  const data = seriesOf([rule({ freq: 'WEEKLY' }), rule({ freq: 'WEEKLY', byday: 'TH' })])
  const draft = draftOf(data, 'work', null) ?? expect.fail('no draft')
  const next = nextDates(formOf(draft, 'UTC'), 3, { data, calendarId: 'work', occurrence: null })
  expect(next).toEqual({ rule: null, dates: ['2027-03-09', '2027-03-11', '2027-03-16'], isMore: true })
})
