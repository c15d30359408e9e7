import { expect, test } from 'vitest'
import { toIsoDate } from '#domain/time/units.ts'
import type { EventForm } from '../form/eventForm.ts'
import { formOf } from '../form/formOf.ts'
import { nextDates, staveOf, withStave, withWeekday } from './stave.ts'

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
const datesOf = (changed: Partial<EventForm>) => nextDates({ ...form, ...changed }, 5)?.dates

test('a choice with a name has parts, and parts that are a choice get its name', () => {
  expect(weekly).toEqual({ frequency: 'WEEKLY', interval: 1, weekdays: [2], on: 'day' })
  expect(withStave({ ...weekly, interval: 2 }, tuesday).repeats).toBe('rule')
  expect(withStave(weekly, tuesday).repeats).toBe('week')
  expect(withStave({ ...weekly, frequency: 'MONTHLY', on: 'weekday' }, tuesday).repeats).toBe('monthWeekday')
  expect(withStave({ ...weekly, weekdays: [1, 2, 3, 4, 5] }, tuesday).repeats).toBe('weekday')
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

test('the next dates are those of the rule, up to its end', () => {
  const rule = { repeats: 'rule', frequency: 'MONTHLY', interval: '2', on: 'weekday' } as const
  expect(datesOf(rule)).toEqual(['2027-03-09', '2027-05-11', '2027-07-13', '2027-09-14', '2027-11-09'])
  expect(nextDates({ ...form, ending: 'after', times: '2' }, 5)).toMatchObject({
    dates: ['2027-03-09', '2027-03-16'],
    isMore: false,
  })
  expect(datesOf({ ...rule, interval: 'x' })).toBeUndefined()
  expect(datesOf({ repeats: 'custom' })).toBeUndefined()
})

test('a 29 February has its next dates years away', () => {
  const leap = { repeats: 'year', startDate: '2028-02-29', endDate: '2028-02-29' } as const
  expect(datesOf(leap)?.slice(0, 2)).toEqual(['2028-02-29', '2032-02-29'])
})
