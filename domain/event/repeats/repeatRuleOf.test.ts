import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '#contract/testing/assertProperty.ts'
import { readRule } from '../../recurrence/readRule.ts'
import { dayNumber } from '../../time/dayNumber.ts'
import type { Weekday } from '../../time/units.ts'
import { repeatRuleOf } from './repeatRuleOf.ts'
import { ruleParts } from './recurOf.ts'

/** Tuesday 9 March 2027, the second of its month. */
const start = dayNumber('2027-03-09')
const read = (text: string, day = start) => {
  const rule = readRule(text)
  return rule && repeatRuleOf(rule, day)
}
const shortOf = (text: string, day = start) => {
  const rule = read(text, day)
  return rule && `${rule.interval} ${rule.frequency} ${rule.weekdays.join(',')} ${rule.on}`
}

test.each([
  ['FREQ=DAILY;INTERVAL=3', '3 DAILY  day'],
  ['FREQ=WEEKLY;BYDAY=TU,TH', '1 WEEKLY 2,4 day'],
  ['FREQ=WEEKLY;INTERVAL=2', '2 WEEKLY 2 day'],
  ['FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=9', '2 MONTHLY  day'],
  ['FREQ=MONTHLY;INTERVAL=3', '3 MONTHLY  day'],
  ['FREQ=MONTHLY;INTERVAL=2;BYDAY=2TU', '2 MONTHLY  weekday'],
  ['FREQ=MONTHLY;BYDAY=TU;BYSETPOS=2', '1 MONTHLY  weekday'],
  ['FREQ=YEARLY;INTERVAL=2', '2 YEARLY  day'],
  ['FREQ=YEARLY;BYMONTH=3;BYDAY=2TU', '1 YEARLY  weekday'],
])('%s can be chosen part by part', (text, chosen) => {
  expect(shortOf(text)).toBe(chosen)
})

test('the last day and the last weekday of a month can', () => {
  expect(shortOf('FREQ=MONTHLY;BYMONTHDAY=-1', dayNumber('2027-03-31'))).toBe('1 MONTHLY  lastDay')
  expect(shortOf('FREQ=MONTHLY;BYDAY=-1TU', dayNumber('2027-03-30'))).toBe('1 MONTHLY  weekday')
  expect(shortOf('FREQ=MONTHLY;BYDAY=-1FR', dayNumber('2027-03-26'))).toBe('1 MONTHLY  lastWeekday')
  expect(shortOf('FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', dayNumber('2027-03-31'))).toBe(
    '1 MONTHLY  lastWorkingDay',
  )
})

test('several days of a month can, if the series starts on one of them', () => {
  expect(read('FREQ=MONTHLY;BYMONTHDAY=15,9,-1')).toEqual({
    frequency: 'MONTHLY',
    interval: 1,
    weekdays: [],
    on: 'days',
    monthDays: [9, 15, -1],
  })
  expect(read('FREQ=MONTHLY;BYMONTHDAY=1,-1', dayNumber('2027-03-31'))?.monthDays).toEqual([1, -1])
})

test.each([
  'FREQ=HOURLY',
  'FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=TU',
  'FREQ=MONTHLY;BYMONTHDAY=1,15',
  'FREQ=MONTHLY;BYDAY=3TU',
  'FREQ=DAILY;BYHOUR=9,17',
  'FREQ=MONTHLY;BYMONTHDAY=9,-2',
  'FREQ=MONTHLY;BYDAY=MO,TU,WE;BYSETPOS=-1',
  'FREQ=YEARLY;BYMONTH=3,9',
])('%s is kept as it is', (text) => {
  expect(read(text)).toBeNull()
})

test('what was chosen is read again as the same dates', () => {
  const rules = fc.record({
    frequency: fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'),
    interval: fc.integer({ min: 1, max: 9 }),
    weekdays: fc.subarray<Weekday>([0, 1, 2, 3, 4, 5, 6]),
    on: fc.constantFrom('day', 'weekday', 'lastWeekday', 'lastDay', 'lastWorkingDay', 'days'),
    monthDays: fc.subarray([1, 9, 15, 30, 31, -1]),
  })
  assertProperty(
    fc.property(rules, fc.integer({ min: 20_000, max: 22_000 }), (rule, days) => {
      const day = dayNumber(new Date(days * 86_400_000).toISOString().slice(0, 10))
      const parts = ruleParts(rule, day)
      const again = readRule(parts)
      const chosen = again && repeatRuleOf(again, day)
      expect(chosen && ruleParts(chosen, day)).toEqual(parts)
    }),
  )
})
