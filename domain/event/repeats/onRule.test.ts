import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '#contract/testing/assertProperty.ts'
import type { JCal } from '#contract/jcal.ts'
import { parseObject } from '../../jcal/ParsedObject.ts'
import { changeInScope } from '../../series/inScope.ts'
import { addDays, weekdayOfDate } from '../../time/dates.ts'
import { dayNumber, isoDate } from '../../time/dayNumber.ts'
import { epochMs, type IsoDate } from '../../time/units.ts'
import type { DraftWhen, EventDraft, RepeatRule, Repeats } from '../CalendarEvent.ts'
import { draftOf } from '../draftOf.ts'
import { newJCal } from '../newJCal.ts'
import { dayOfWhen } from './onDay.ts'
import { onRule } from './onRule.ts'

const now = epochMs(Date.UTC(2027, 0, 1))
const clock = { uid: 'u1', now }
const never = { kind: 'never' } as const
const allDay = (day: string): DraftWhen => ({
  kind: 'allDay',
  first: isoDate(dayNumber(day)),
  last: isoDate(dayNumber(day)),
})
const draftOn = (when: DraftWhen, repeats: Repeats | null): EventDraft => ({
  title: 'Choir',
  location: '',
  description: '',
  when,
  isFree: false,
  visibility: 'public',
  calendarId: 'c',
  ...(repeats && { repeats }),
})
const beginOf = (jcal: JCal): IsoDate | null => {
  const when = draftOf(jcal, 'c')?.when
  return when ? isoDate(dayOfWhen(when)) : null
}
const weekdays: Repeats = { every: 'weekday', end: never }

test.each([
  [
    'a Saturday, for Mondays to Fridays',
    '2027-03-13',
    { freq: 'WEEKLY', byday: ['MO', 'TU', 'WE', 'TH', 'FR'] },
    '2027-03-15',
  ],
  ['a Monday that the rule has', '2027-03-15', { freq: 'WEEKLY', byday: ['MO', 'FR'] }, '2027-03-15'],
  [
    'a Tuesday, for every third Monday',
    '2027-03-16',
    { freq: 'WEEKLY', interval: 3, byday: 'MO' },
    '2027-03-22',
  ],
  ['a day in a month, for its last', '2027-03-13', { freq: 'MONTHLY', bymonthday: -1 }, '2027-03-31'],
  ['a leap day', '2097-03-01', { freq: 'YEARLY', bymonth: 2, bymonthday: 29 }, '2104-02-29'],
  ['a rule that repeats whatever day it is', '2027-03-13', { freq: 'MONTHLY' }, '2027-03-13'],
  ['a rule without any day', '2027-03-13', { freq: 'YEARLY', bymonth: 2, bymonthday: 30 }, '2027-03-13'],
])('%s', (_, day, recur, first) => {
  expect(onRule(allDay(day), recur, never)).toEqual(allDay(first))
})

test('an event keeps its clock, its length and its zones', () => {
  const when = {
    kind: 'timed',
    start: '2027-03-13T22:00:00',
    end: '2027-03-14T02:00:00',
    zone: 'Europe/Paris',
    endZone: 'Asia/Tokyo',
  } as const
  expect(onRule(when, { freq: 'WEEKLY', byday: 'MO' }, never)).toEqual({
    ...when,
    start: '2027-03-15T22:00:00',
    end: '2027-03-16T02:00:00',
  })
})

test('an event whose rule ends before it has a day stays where it is', () => {
  const onSunday = { kind: 'on', date: isoDate(dayNumber('2027-03-14')) } as const
  expect(onRule(allDay('2027-03-13'), { freq: 'WEEKLY', byday: 'MO' }, onSunday)).toEqual(
    allDay('2027-03-13'),
  )
})

test('a rule that is chosen for an event, or for a series at its first date, begins with one of its days', () => {
  const once = newJCal(draftOn(allDay('2027-03-13'), null), clock)
  const changed = changeInScope(
    parseObject(once),
    { occurrence: null, scope: 'all' },
    { repeats: weekdays },
    clock,
  )
  expect(changed.data && beginOf(changed.data)).toBe('2027-03-15')
  const weekly = newJCal(draftOn(allDay('2027-03-13'), { every: 'week', end: never }), clock)
  for (const occurrence of [null, '2027-03-13']) {
    const other = changeInScope(
      parseObject(weekly),
      { occurrence, scope: 'all' },
      { repeats: weekdays },
      clock,
    )
    expect(other.data && beginOf(other.data)).toBe('2027-03-15')
  }
})

/** What a rule says of its days, by the calendar alone. */
const isOneOf: Readonly<Record<RepeatRule['on'], (day: IsoDate, start: IsoDate) => boolean>> = {
  day: () => true,
  days: () => true,
  weekday: () => true,
  lastWeekday: (day, start) =>
    weekdayOfDate(day) === weekdayOfDate(start) && monthOf(addDays(day, 7)) !== monthOf(day),
  lastDay: (day) => monthOf(addDays(day, 1)) !== monthOf(day),
  lastWorkingDay: (day) =>
    isWorkingDay(day) &&
    [1, 2, 3].every(
      (days) => monthOf(addDays(day, days)) !== monthOf(day) || !isWorkingDay(addDays(day, days)),
    ),
}
const monthOf = (day: IsoDate) => day.slice(0, 7)
const isWorkingDay = (day: IsoDate) => ![0, 6].includes(weekdayOfDate(day))

test('every new series begins with a day of its rule, and with the first that there is', () => {
  assertProperty(
    fc.property(
      fc.integer({ min: 0, max: 10_000 }),
      fc.constantFrom('day', 'weekday', 'lastWeekday', 'lastDay', 'lastWorkingDay', 'days'),
      fc.integer({ min: 1, max: 4 }),
      (day, on, interval) => {
        const start = addDays(isoDate(dayNumber('2024-01-01')), day)
        const rule: RepeatRule = { frequency: 'MONTHLY', interval, weekdays: [], on, monthDays: [1, 15] }
        const repeats: Repeats = { every: 'custom', end: never, rule }
        const begin = beginOf(newJCal(draftOn(allDay(start), repeats), clock)) ?? start
        expect(isOneOf[on](begin, start)).toBe(true)
        for (let each = start; each < begin; each = addDays(each, 1))
          expect(isOneOf[on](each, start)).toBe(false)
      },
    ),
  )
})
