import { expect, test } from 'vitest'
import { toIsoDate } from '#domain/time/units.ts'
import type { EventForm } from '../form/eventForm.ts'
import { formOf } from '../form/formOf.ts'
import { nextDates } from './nextDates.ts'
import { staveOf, withRhythm, withDays, withMonthDay, withStave, withWeekday } from './stave.ts'

/** Tuesday, the second of its month. */
const tuesday = toIsoDate('2027-03-09')
const form: EventForm = {
  ...formOf(
    {
      title: 'Choir',
      location: '',
      description: '',
      when: { kind: 'timed', start: '2027-03-09T19:00:00', end: '2027-03-09T21:00:00', zone: 'Europe/Paris' },
      isFree: false,
      visibility: 'public',
      calendarId: 'work',
    },
    'Europe/Paris',
  ),
  repeats: 'week',
}
const weekly = staveOf(form, tuesday) ?? expect.fail('no rule')
const datesOf = (changed: Partial<EventForm>) => nextDates({ ...form, ...changed }, 5, null)?.dates

test('a choice with a name has parts, and parts that are a choice get its name', () => {
  expect(weekly).toEqual({ frequency: 'WEEKLY', interval: 1, weekdays: [2], on: 'day' })
  expect(withStave({ ...weekly, interval: 2 }, tuesday).repeats).toBe('rule')
  expect(withStave(weekly, tuesday).repeats).toBe('week')
  expect(withStave({ ...weekly, frequency: 'MONTHLY', on: 'weekday' }, tuesday).repeats).toBe('monthWeekday')
  expect(withStave({ ...weekly, weekdays: [1, 2, 3, 4, 5] }, tuesday).repeats).toBe('weekday')
})

test('Mondays to Fridays begin with the next one of them; every other choice begins on its day', () => {
  const saturday = toIsoDate('2027-03-13')
  expect(withRhythm('weekday', saturday)).toMatchObject({ repeats: 'weekday', startDate: '2027-03-15' })
  expect(withRhythm('weekday', tuesday).startDate).toBeUndefined()
  for (const every of ['day', 'week', 'monthDay', 'monthWeekday', 'year'] as const) {
    expect(withRhythm(every, saturday)).toMatchObject({ repeats: every })
    expect(withRhythm(every, saturday).startDate).toBeUndefined()
  }
})

test('a date that the rule does not have is not among the first', () => {
  expect(
    datesOf({ repeats: 'weekday', startDate: '2027-03-13', endDate: '2027-03-13' })?.slice(0, 2),
  ).toEqual(['2027-03-15', '2027-03-16'])
})

test('another day of the week joins, and goes again', () => {
  const two = withWeekday(weekly, 4, tuesday)
  expect(datesOf(two)).toEqual(['2027-03-09', '2027-03-11', '2027-03-16', '2027-03-18', '2027-03-23'])
  expect(withWeekday({ ...weekly, weekdays: [2, 4] }, 4, tuesday).repeats).toBe('week')
})

test('without the day it starts on, the event starts on the next one that is left; the last one stays', () => {
  expect(withWeekday({ ...weekly, weekdays: [2, 4] }, 2, tuesday)).toMatchObject({
    repeats: 'week',
    startDate: '2027-03-11',
  })
  expect(withWeekday(weekly, 2, tuesday)).toEqual({})
})

test('the last day and the last working day of a month begin with the next one', () => {
  const monthly = { ...weekly, frequency: 'MONTHLY', weekdays: [], on: 'day' } as const
  expect(withDays(monthly, 'lastDay', tuesday)).toMatchObject({ on: 'lastDay', startDate: '2027-03-31' })
  const working = withDays(monthly, 'lastWorkingDay', toIsoDate('2027-05-29'))
  expect(working.startDate).toBe('2027-05-31')
  expect(datesOf({ ...working, endDate: '2027-05-31' })?.slice(0, 3)).toEqual([
    '2027-05-31',
    '2027-06-30',
    '2027-07-30',
  ])
})

test('several days of a month are pressed, and one alone has its choice again', () => {
  const monthly = { ...weekly, frequency: 'MONTHLY', weekdays: [], on: 'day' } as const
  const several = withDays(monthly, 'days', tuesday)
  expect(several).toMatchObject({ repeats: 'rule', on: 'days', monthDays: '1,9' })
  expect(datesOf(several)?.slice(0, 3)).toEqual(['2027-03-09', '2027-04-01', '2027-04-09'])
  const rule = { ...monthly, on: 'days', monthDays: [1, 9] } as const
  expect(withMonthDay(rule, -1, tuesday)).toMatchObject({ monthDays: '1,9,-1' })
  expect(withMonthDay(rule, 9, tuesday)).toMatchObject({ repeats: 'monthDay', startDate: '2027-04-01' })
  expect(withMonthDay({ ...rule, monthDays: [9] }, 9, tuesday)).toEqual({})
})
