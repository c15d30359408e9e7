import { expect, test } from 'vitest'
import { dayMs, addMs } from '../time/units.ts'
import { localMsOf, utcInstant } from '../time/localDateTime.ts'
import { zoneNamed } from '../time/Zone.ts'
import { maxOccurrences, occurrencesIn } from './occurrencesIn.ts'
import { readRule } from './readRule.ts'
import type { Rule } from './Rule.ts'
import { lastLocal, ruleTimes } from './ruleTimes.ts'
import { maxSteps, StepBudget } from './StepBudget.ts'

// Asserted in steps, which are the same on every machine; bench/attack.ts measures the time.

const upTo = (last: number, first = 0) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index).filter(
    (each) => each !== 0 || first === 0,
  )
const times = `BYHOUR=${upTo(23).join()};BYMINUTE=${upTo(59).join()};BYSECOND=${upTo(59).join()}`
const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
const everyNth = upTo(99, -99).flatMap((nth) => weekdays.map((day) => `${nth}${day}`))
const yearDays = upTo(366, -366).join()
const positions = upTo(366, -366).join()

const bombs: readonly (readonly [string, string])[] = [
  ['every second of a year by its parts', `FREQ=YEARLY;BYDAY=${weekdays.join()};${times}`],
  ['every second of a day', `FREQ=DAILY;${times}`],
  ['every second of a day, picked from', `FREQ=DAILY;${times};BYSETPOS=${positions}`],
  ['every second of an hour, picked from', `FREQ=HOURLY;${times};BYSETPOS=${positions}`],
  ['every second that never comes', 'FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30'],
  ['seconds that rarely come', 'FREQ=SECONDLY;BYSECOND=59;BYMINUTE=59;INTERVAL=7'],
  ['every weekday by every number', `FREQ=YEARLY;BYDAY=${everyNth.join()}`],
  ['every weekday by every number, of months', `FREQ=MONTHLY;BYDAY=${everyNth.join()};BYMONTHDAY=31`],
  ['every weekday by every number, of weeks', `FREQ=WEEKLY;BYDAY=${everyNth.join()};BYMONTH=2;BYMONTHDAY=29`],
  ['a weekday eight thousand times', `FREQ=MONTHLY;BYDAY=${Array(8000).fill('MO').join()};BYMONTHDAY=31`],
  [
    'every day of a year from either end, of which few are left',
    `FREQ=YEARLY;BYYEARDAY=${yearDays};BYMONTH=2;BYMONTHDAY=29`,
  ],
  ['every day of a year, of which none is left', `FREQ=YEARLY;BYYEARDAY=${yearDays};BYMONTH=2;BYMONTHDAY=30`],
  ['every week of a year', `FREQ=YEARLY;BYWEEKNO=${upTo(53, -53).join()};BYDAY=MO;BYMONTHDAY=31;BYMONTH=2`],
  ['a count beyond all', `FREQ=YEARLY;BYDAY=${weekdays.join()};${times};COUNT=999999999`],
  ['a count of what rarely comes', 'FREQ=DAILY;BYMONTHDAY=29;BYMONTH=2;COUNT=100000'],
  ['a count by positions', `FREQ=MONTHLY;BYDAY=${weekdays.join()};${times};BYSETPOS=-1;COUNT=100000`],
  ['an end in eight thousand years', 'FREQ=MINUTELY;BYMONTH=2;BYMONTHDAY=30;UNTIL=99991231T235959Z'],
]
const scaled: typeof bombs = [
  ...bombs.map(
    ([name, text]) => [`${name}, in another calendar`, `RSCALE=HEBREW;SKIP=FORWARD;${text}`] as const,
  ),
  ['a leap month that never comes', 'RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=12L;COUNT=1000000'],
  ['a month that no Gregorian year has', 'RSCALE=GREGORIAN;FREQ=YEARLY;BYMONTH=5L;COUNT=1000000'],
  ['a day put off a million times', 'RSCALE=GREGORIAN;FREQ=MONTHLY;BYMONTHDAY=31;SKIP=FORWARD;COUNT=1000000'],
  [
    'every second of the days that SKIP moves',
    `RSCALE=GREGORIAN;FREQ=YEARLY;SKIP=BACKWARD;BYMONTHDAY=31;${times}`,
  ],
]
const named = [...bombs, ...scaled].map(([name, text]) => ({ name, text }))
const start = localMsOf('2000-01-01T00:00:00')
const ruleOf = (text: string): Rule => {
  const rule = readRule(text)
  if (rule === null) throw new Error(`no rule: ${text.slice(0, 80)}`)
  return rule
}
const allTime = { start: utcInstant('1900-01-01T00:00:00'), end: utcInstant('9999-12-31T00:00:00') }

test.each(named)('$name: it does not take more steps than there are, and reports it', ({ text }) => {
  const budget = new StepBudget()
  const series = {
    start,
    zone: zoneNamed('Europe/Paris'),
    rules: [ruleOf(text)],
    added: [],
    excludedRules: [],
    excluded: new Set<never>(),
    excludedDays: new Set<never>(),
  }
  const { starts, isCapped } = occurrencesIn(series, allTime, maxOccurrences, budget)
  expect(starts.length).toBeLessThanOrEqual(maxOccurrences)
  expect(isCapped || !budget.isSpent).toBe(true)
  expect(budget.taken).toBeLessThanOrEqual(maxSteps)
})

test.each(named)('$name: its end is found, or given up, within the steps', ({ text }) => {
  const budget = new StepBudget()
  lastLocal(ruleOf(`${text.replace(/;(?:COUNT|UNTIL)=\w+/, '')};COUNT=99999999`), start, budget)
  expect(budget.taken).toBeLessThanOrEqual(maxSteps)
})

test('a thousand rules of one event share its steps', () => {
  const budget = new StepBudget()
  const rules = Array.from({ length: 1000 }, () => ruleOf(`FREQ=DAILY;${times};COUNT=99999`))
  const series = {
    start,
    zone: zoneNamed('UTC'),
    rules,
    added: [],
    excludedRules: [],
    excluded: new Set<never>(),
    excludedDays: new Set<never>(),
  }
  const { isCapped } = occurrencesIn(series, allTime, maxOccurrences, budget)
  expect([isCapped, budget.isSpent]).toEqual([true, true])
  expect(budget.taken).toBeLessThanOrEqual(maxSteps)
})

test('lists have no duplicates, and so no more numbers than their part allows', () => {
  const rule = ruleOf(
    `FREQ=YEARLY;BYHOUR=${Array(5000).fill('9,09').join()};BYSECOND=59,60;BYDAY=MO,mo,1MO,+1MO`,
  )
  expect([rule.byHour, rule.bySecond]).toEqual([[9], [59]])
  expect(rule.byDay).toEqual([
    { weekday: 1, nth: 0 },
    { weekday: 1, nth: 1 },
  ])
  expect(ruleOf(`FREQ=YEARLY;BYYEARDAY=${Array(50).fill(yearDays).join()}`).byYearDay).toHaveLength(732)
})

test.each([
  ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', 260, 300],
  ['FREQ=MONTHLY;BYDAY=2TU', 12, 200],
  ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', 12, 1000],
  ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29', 1, 20],
  ['FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR', 260, 1000],
])('a year of %s takes few steps', (text, min, max) => {
  const budget = new StepBudget()
  const from = localMsOf('2028-01-01T00:00:00')
  const { localTimes, isCapped } = ruleTimes(
    ruleOf(text),
    start,
    from,
    addMs(from, 366 * dayMs),
    3000,
    budget,
  )
  expect(localTimes.length).toBeGreaterThanOrEqual(min)
  expect(isCapped).toBe(false)
  expect(budget.taken).toBeLessThanOrEqual(max)
})
