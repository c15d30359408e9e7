import { expect, test } from 'vitest'
import { instantOf } from '../time/instantOf.ts'
import { dayNumber } from '../time/dayNumber.ts'
import { localMsOf, utcInstant } from '../time/localDateTime.ts'
import { zoneNamed } from '../time/Zone.ts'
import { maxOccurrences, occurrencesIn, type Series } from './occurrencesIn.ts'
import { readRule } from './readRule.ts'
import { lastLocal } from './ruleTimes.ts'
import { StepBudget } from './StepBudget.ts'

function series(start: string, zone: string, rule: string, more: Partial<Series> = {}): Series {
  const read = readRule(rule)
  return {
    start: localMsOf(start),
    zone: zoneNamed(zone),
    rules: read ? [read] : [],
    added: [],
    excludedRules: [],
    excluded: new Set(),
    excludedDays: new Set(),
    ...more,
  }
}

const utc = (text: string) => utcInstant(text.length === 10 ? `${text}T00:00:00` : text)

function startsOf(of: Series, from: string, to: string): readonly string[] {
  const { starts } = occurrencesIn(of, { start: utc(from), end: utc(to) })
  return starts.map((start) => new Date(start).toISOString().slice(0, 16))
}

const upTo = (last: number) => Array.from({ length: last + 1 }, (_, each) => each).join()

test('a daily meeting in Paris keeps its hour over both changes of clocks', () => {
  const daily = series('2020-01-01T02:30:00', 'Europe/Paris', 'FREQ=DAILY')
  expect(startsOf(daily, '2027-03-27', '2027-03-30')).toEqual([
    '2027-03-27T01:30',
    '2027-03-28T01:30',
    '2027-03-29T00:30',
  ])
  expect(startsOf(daily, '2027-10-30', '2027-11-02')).toEqual([
    '2027-10-30T00:30',
    '2027-10-31T00:30',
    '2027-11-01T01:30',
  ])
})

test('a daily meeting in New York keeps its hour over both changes of clocks', () => {
  const daily = series('2020-01-01T09:00:00', 'America/New_York', 'FREQ=DAILY')
  expect(startsOf(daily, '2027-03-13', '2027-03-15')).toEqual(['2027-03-13T14:00', '2027-03-14T13:00'])
  expect(startsOf(daily, '2027-11-06', '2027-11-08')).toEqual(['2027-11-06T13:00', '2027-11-07T14:00'])
})

test('a meeting on Lord Howe moves by half an hour', () => {
  const daily = series('2020-01-01T09:00:00', 'Australia/Lord_Howe', 'FREQ=DAILY')
  expect(startsOf(daily, '2027-10-01', '2027-10-04')).toEqual([
    '2027-10-01T22:30',
    '2027-10-02T22:00',
    '2027-10-03T22:00',
  ])
})

test('29 February comes every four years, and 2100 has none', () => {
  const birthday = series('2096-02-29T00:00:00', 'UTC', 'FREQ=YEARLY')
  expect(startsOf(birthday, '2090-01-01', '2108-01-01')).toEqual(['2096-02-29T00:00', '2104-02-29T00:00'])
})

test('a month without a 31st is left out', () => {
  const monthly = series('2027-01-31T09:00:00', 'UTC', 'FREQ=MONTHLY')
  expect(startsOf(monthly, '2027-01-01', '2027-08-01')).toEqual([
    '2027-01-31T09:00',
    '2027-03-31T09:00',
    '2027-05-31T09:00',
    '2027-07-31T09:00',
  ])
})

test('the last workday of each month', () => {
  const payday = series('2027-01-29T09:00:00', 'UTC', 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1')
  expect(startsOf(payday, '2027-01-01', '2027-06-01')).toEqual(
    ['01-29', '02-26', '03-31', '04-30', '05-31'].map((day) => `2027-${day}T09:00`),
  )
})

test('every Friday the thirteenth', () => {
  const unlucky = series('2026-02-13T09:00:00', 'UTC', 'FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13')
  expect(startsOf(unlucky, '2026-01-01', '2028-01-01')).toEqual(
    ['2026-02-13', '2026-03-13', '2026-11-13', '2027-08-13'].map((day) => `${day}T09:00`),
  )
})

test('election day in the United States', () => {
  const vote = series(
    '1996-11-05T09:00:00',
    'UTC',
    'FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8',
  )
  expect(startsOf(vote, '2024-01-01', '2033-01-01')).toEqual(
    ['2024-11-05', '2028-11-07', '2032-11-02'].map((day) => `${day}T09:00`),
  )
})

test('the Monday of week 53, in the years that have one', () => {
  const week53 = series('2020-12-28T09:00:00', 'UTC', 'FREQ=YEARLY;BYWEEKNO=53;BYDAY=MO')
  expect(startsOf(week53, '2020-01-01', '2040-01-01')).toEqual(
    ['2020-12-28', '2026-12-28', '2032-12-27', '2037-12-28'].map((day) => `${day}T09:00`),
  )
})

test('WKST decides which week a Sunday belongs to (RFC 5545 3.3.10)', () => {
  const rule = 'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST='
  const days = (wkst: string) =>
    startsOf(series('1997-08-05T09:00:00', 'UTC', rule + wkst), '1997-01-01', '1998-01-01').map((start) =>
      start.slice(5, 10),
    )
  expect(days('MO')).toEqual(['08-05', '08-10', '08-19', '08-24'])
  expect(days('SU')).toEqual(['08-05', '08-17', '08-19', '08-31'])
})

test('UNTIL is inclusive: as an instant, as a local time, as a date', () => {
  const until = (text: string) =>
    startsOf(
      series('2027-03-25T09:00:00', 'Europe/Paris', `FREQ=DAILY;UNTIL=${text}`),
      '2027-03-01',
      '2027-05-01',
    ).length
  expect(until('20270329T070000Z')).toBe(5)
  expect(until('20270329T065959Z')).toBe(4)
  expect(until('20270329T090000')).toBe(5)
  expect(until('20270329T085959')).toBe(4)
  expect(until('20270329')).toBe(5)
})

test('COUNT counts from DTSTART, wherever the window is', () => {
  const five = series('2027-03-01T09:00:00', 'UTC', 'FREQ=WEEKLY;BYDAY=MO,WE,FR;COUNT=5')
  expect(startsOf(five, '2027-03-01', '2028-01-01')).toHaveLength(5)
  expect(startsOf(five, '2027-03-08', '2028-01-01')).toEqual(['2027-03-08T09:00', '2027-03-10T09:00'])
})

test('DTSTART is an occurrence and counts, even if the rule does not select it', () => {
  const odd = series('2027-03-02T09:00:00', 'UTC', 'FREQ=WEEKLY;BYDAY=MO;COUNT=3')
  expect(startsOf(odd, '2027-01-01', '2028-01-01')).toEqual([
    '2027-03-02T09:00',
    '2027-03-08T09:00',
    '2027-03-15T09:00',
  ])
})

test('what EXDATE removes still counts', () => {
  const excluded = new Set([utc('2027-03-08T09:00:00')])
  const weekly = series('2027-03-01T09:00:00', 'UTC', 'FREQ=WEEKLY;COUNT=3', { excluded })
  expect(startsOf(weekly, '2027-01-01', '2028-01-01')).toEqual(['2027-03-01T09:00', '2027-03-15T09:00'])
})

test('an EXDATE that is a date removes the occurrence of that day in its own zone', () => {
  const excludedDays = new Set([dayNumber('2027-03-02')])
  const late = series('2027-03-01T23:30:00', 'America/New_York', 'FREQ=DAILY;COUNT=3', { excludedDays })
  expect(startsOf(late, '2027-01-01', '2028-01-01')).toEqual(['2027-03-02T04:30', '2027-03-04T04:30'])
})

test('the same start from RDATE and from the rule is one occurrence', () => {
  const added = [utc('2027-03-08T09:00:00'), utc('2027-03-09T09:00:00')]
  const weekly = series('2027-03-01T09:00:00', 'UTC', 'FREQ=WEEKLY;COUNT=2', { added })
  expect(startsOf(weekly, '2027-01-01', '2028-01-01')).toEqual([
    '2027-03-01T09:00',
    '2027-03-08T09:00',
    '2027-03-09T09:00',
  ])
})

test('two local times that a gap makes one instant are one occurrence', () => {
  const hourly = series('2027-03-28T00:30:00', 'Europe/Paris', 'FREQ=HOURLY;COUNT=5')
  expect(startsOf(hourly, '2027-03-01', '2027-05-01')).toEqual([
    '2027-03-27T23:30',
    '2027-03-28T00:30',
    '2027-03-28T01:30',
    '2027-03-28T02:30',
  ])
})

const everySecond = `FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;BYHOUR=${upTo(23)};BYMINUTE=${upTo(59)};BYSECOND=${upTo(59)}`

test.each(
  [
    'FREQ=SECONDLY',
    'FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=MINUTELY;COUNT=1000000',
    'FREQ=SECONDLY;BYSECOND=0;BYMINUTE=0;BYHOUR=12;COUNT=1000000',
    'FREQ=DAILY;BYMONTHDAY=31;BYMONTH=2',
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30;COUNT=1000000',
    'FREQ=YEARLY;BYYEARDAY=366;BYMONTH=1;COUNT=10',
    'FREQ=HOURLY;INTERVAL=999999999',
    everySecond,
    `${everySecond};COUNT=999999999`,
    `${everySecond};BYSETPOS=-1`,
  ].map((rule) => ({ rule, name: rule.slice(0, 60) })),
)('$name is no bomb', ({ rule }) => {
  const bomb = series('2000-01-01T00:00:00', 'Europe/Paris', rule)
  const begun = performance.now()
  const { starts } = occurrencesIn(bomb, { start: utc('2027-03-01'), end: utc('2027-04-12') })
  expect(starts.length).toBeLessThanOrEqual(maxOccurrences)
  expect(performance.now() - begun).toBeLessThan(5000)
})

test('more occurrences than anyone can look at are cut off, which is reported', () => {
  const minutes = series('2027-03-01T00:00:00', 'UTC', 'FREQ=MINUTELY')
  const { starts, isCapped } = occurrencesIn(minutes, { start: utc('2027-03-01'), end: utc('2027-04-01') })
  expect([starts.length, isCapped]).toEqual([maxOccurrences, true])
})

test('a window far from the start costs no more than one near it', () => {
  const weekly = series('1927-03-01T09:00:00', 'Europe/Paris', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR')
  const { starts } = occurrencesIn(weekly, {
    start: instantOf('9027-03-01T00:00:00', 'UTC'),
    end: instantOf('9027-03-08T00:00:00', 'UTC'),
  })
  expect(starts).toHaveLength(5)
})

test.each([
  [
    { freq: 'WEEKLY', byday: ['MO', 'WE'], wkst: 'SU' },
    { byDay: [1, 3], weekStartsOn: 0 },
  ],
  [
    { freq: 'WEEKLY', byday: 'MO', wkst: 1 },
    { byDay: [1], weekStartsOn: 0 },
  ],
  [
    { freq: 'weekly', byday: ['mo'], interval: '2' },
    { byDay: [1], weekStartsOn: 1 },
  ],
  ['FREQ=WEEKLY;BYDAY=MO,WE;WKST=MO', { byDay: [1, 3], weekStartsOn: 1 }],
])('a rule is read from %j', (value, { byDay, weekStartsOn }) => {
  const rule = readRule(value)
  expect(rule?.byDay.map(({ weekday }) => weekday)).toEqual(byDay)
  expect(rule?.weekStartsOn).toBe(weekStartsOn)
})

test.each([
  null,
  '',
  {},
  { freq: 'SOMETIMES' },
  { freq: 'DAILY', interval: 'two' },
  { freq: 'DAILY', count: 0 },
  { freq: 'DAILY', until: 'soon' },
  { freq: 'MONTHLY', bymonthday: [0] },
  { freq: 'MONTHLY', bymonthday: 'first' },
  { freq: 'WEEKLY', byday: ['XX'] },
  { freq: 'YEARLY', bymonth: [13] },
])('%j is not a rule', (value) => {
  expect(readRule(value)).toBeNull()
})

test.each([
  ['FREQ=YEARLY;COUNT=400', '2426-03-01T09:00:00'],
  ['FREQ=YEARLY;BYWEEKNO=53;COUNT=100000', null],
  ['FREQ=YEARLY;BYYEARDAY=366;COUNT=100000', null],
])('%s: nothing is calculated beyond four hundred years', (text, expected) => {
  const rule = readRule(text)
  const last = rule && lastLocal(rule, localMsOf('2027-03-01T09:00:00'))
  expect(last).toBe(expected === null ? Infinity : localMsOf(expected))
})

const excluding = (...rules: readonly string[]) => ({
  excludedRules: rules.map(readRule).filter((rule) => rule !== null),
})

test('an EXRULE leaves out what it names, however much more than that it names', () => {
  const yearly = 'FREQ=YEARLY'
  const start = '2020-06-01T09:00:00'
  for (const exrule of [
    'FREQ=DAILY',
    'FREQ=HOURLY',
    'FREQ=SECONDLY',
    'FREQ=MONTHLY',
    'FREQ=DAILY;COUNT=100000',
  ])
    expect(
      startsOf(series(start, 'Europe/Paris', yearly, excluding(exrule)), '2000-01-01', '2150-01-01'),
    ).toEqual([])
  const everySecondYear = series(start, 'Europe/Paris', yearly, excluding('FREQ=DAILY;INTERVAL=2'))
  const left = startsOf(everySecondYear, '2000-01-01', '2150-01-01')
  const years = left.map((each) => Number(each.slice(0, 4)))
  const named = (year: number) => (dayNumber(`${year}-06-01`) - dayNumber('2020-06-01')) % 2 === 0
  expect(years).toEqual(Array.from({ length: 130 }, (_, each) => 2020 + each).filter((year) => !named(year)))
})

test('where the steps are used up, no start is shown that an EXRULE may have left out', () => {
  const slow = readRule('RSCALE=CHINESE;FREQ=DAILY;BYMONTH=1;BYMONTHDAY=1')
  const daily = series('2020-06-01T09:00:00', 'UTC', 'FREQ=DAILY', { excludedRules: slow ? [slow] : [] })
  const window = { start: utc('2020-01-01'), end: utc('2200-01-01') }
  const { starts, isCapped } = occurrencesIn(daily, window, 3000, new StepBudget(10_000))
  expect(isCapped).toBe(true)
  expect(starts.map((start) => new Date(start).toISOString().slice(0, 10))).not.toContain('2027-02-06')
})
