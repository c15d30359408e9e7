import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '#contract/testing/assertProperty.ts'
import type { JCal, JCalProperty, JCalValue } from '#contract/jcal.ts'
import type { Repeats, RepeatRule } from '../event/CalendarEvent.ts'
import { draftOf } from '../event/draftOf.ts'
import { propertyOf } from '../jcal/properties.ts'
import { parseObject } from '../jcal/ParsedObject.ts'
import { eventsOf } from '../testing/arbitrarySeries.ts'
import { addDays } from '../time/dates.ts'
import { epochMs } from '../time/units.ts'
import { changeSeries } from './changeSeries.ts'

const now = epochMs(Date.UTC(2027, 0, 1))
const never = { kind: 'never' } as const
const at = (name: string, ...days: readonly string[]): JCalProperty => {
  const [first = '', ...others] = days.map((day) => `${day}T09:00:00`)
  return [name, { tzid: 'Europe/Paris' }, 'date-time', first, ...others]
}

/** From Monday 15 March 2027 on. */
const seriesOf = (recur: JCalValue, further: readonly JCalProperty[] = []): JCal => [
  'vcalendar',
  [],
  [
    [
      'vevent',
      [
        ['uid', {}, 'text', 'u1'],
        at('dtstart', '2027-03-15'),
        ['duration', {}, 'duration', 'PT1H'],
        ['rrule', {}, 'recur', recur],
        ...further,
      ],
      [],
    ],
  ],
]

const weekly: RepeatRule = { frequency: 'WEEKLY', interval: 1, weekdays: [], on: 'day' }
const rule = (other: Partial<RepeatRule>): Repeats => ({
  every: 'custom',
  end: never,
  rule: { ...weekly, ...other },
})

function changedAt(jcal: JCal, day: string, repeats: Repeats, to = day) {
  const occurrence = `${day}T09:00:00`
  const when =
    to === day
      ? {}
      : {
          when: {
            kind: 'timed',
            start: `${to}T10:00`,
            end: `${to}T11:00`,
            zone: 'Europe/Paris',
          } as const,
        }
  return changeSeries(parseObject(jcal), { repeats, ...when }, { now, occurrence })
}

const ruleIn = (jcal: JCal) => jcal[2][0] && propertyOf(jcal[2][0], 'rrule')?.[3]
const daysIn = (jcal: JCal) =>
  eventsOf(jcal)
    .slice(0, 3)
    .map(({ when }) => (when.kind === 'timed' ? new Date(when.start).toISOString().slice(0, 10) : when.first))

test.each<readonly [string, Repeats, JCalValue, readonly string[]]>([
  [
    'weekly on Friday',
    { every: 'week', end: never },
    { freq: 'WEEKLY', byday: 'FR' },
    ['2027-03-19', '2027-03-26', '2027-04-02'],
  ],
  [
    'monthly on day 2',
    { every: 'monthDay', end: never },
    { freq: 'MONTHLY', bymonthday: 2 },
    ['2027-04-02', '2027-05-02', '2027-06-02'],
  ],
  [
    'monthly on the first Friday',
    { every: 'monthWeekday', end: never },
    { freq: 'MONTHLY', byday: '1FR' },
    ['2027-04-02', '2027-05-07', '2027-06-04'],
  ],
  ['yearly on 2 April', { every: 'year', end: never }, { freq: 'YEARLY' }, ['2027-04-02', '2028-04-02']],
  [
    'each second week, in step with it',
    rule({ interval: 2, weekdays: [5] }),
    { freq: 'WEEKLY', interval: 2, byday: 'FR' },
    ['2027-03-19', '2027-04-02', '2027-04-16'],
  ],
  [
    'each third week, in step with it',
    rule({ interval: 3, weekdays: [5] }),
    { freq: 'WEEKLY', interval: 3, byday: 'FR' },
    ['2027-04-02', '2027-04-23', '2027-05-14'],
  ],
])(
  'a rule chosen at Friday 2 April for all of a daily series is what it is there: %s',
  (_, repeats, recur, days) => {
    const changed = changedAt(seriesOf({ freq: 'DAILY' }), '2027-04-02', repeats)
    expect(ruleIn(changed)).toEqual(recur)
    expect(daysIn(changed)).toEqual(days)
  },
)

test('Monday is taken away at a Friday: Fridays are left, and those that were deleted stay deleted', () => {
  const series = seriesOf({ freq: 'WEEKLY', byday: ['MO', 'FR'] }, [at('exdate', '2027-03-26')])
  const changed = changedAt(series, '2027-04-02', { every: 'week', end: never })
  expect(daysIn(changed)).toEqual(['2027-03-19', '2027-04-02', '2027-04-09'])
})

test('Friday is taken away at a Friday, so that it is on the next Monday: Mondays are left as they are', () => {
  const series = seriesOf({ freq: 'WEEKLY', byday: ['MO', 'FR'] }, [at('exdate', '2027-03-22')])
  const changed = changedAt(series, '2027-04-02', { every: 'week', end: never }, '2027-04-05')
  expect(daysIn(changed)).toEqual(['2027-03-15', '2027-03-29', '2027-04-05'])
  expect(draftOf(changed, 'c')?.when).toMatchObject({ start: '2027-03-15T10:00:00' })
})

test('the first occurrence takes the series with it', () => {
  const later = changedAt(
    seriesOf({ freq: 'DAILY' }),
    '2027-03-15',
    { every: 'week', end: never },
    '2027-03-23',
  )
  expect(daysIn(later)).toEqual(['2027-03-23', '2027-03-30', '2027-04-06'])
})

test('a series that begins with a date of the new rule begins there still', () => {
  const changed = changedAt(seriesOf({ freq: 'WEEKLY' }), '2027-03-22', rule({ interval: 2, weekdays: [1] }))
  expect(daysIn(changed)).toEqual(['2027-03-15', '2027-03-29', '2027-04-12'])
})

test('whatever rule is chosen at an occurrence, that occurrence is one of its dates', () => {
  const chosen: fc.Arbitrary<Repeats> = fc.oneof(
    fc
      .constantFrom('day', 'week', 'monthDay', 'monthWeekday', 'year')
      .map((every): Repeats => ({ every, end: never })),
    fc
      .record({
        frequency: fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'),
        interval: fc.integer({ min: 1, max: 4 }),
        weekdays: fc.subarray([0, 1, 3, 5] as const),
        on: fc.constantFrom('day', 'weekday', 'days'),
      })
      .map(rule),
  )
  assertProperty(
    fc.property(chosen, fc.integer({ min: 0, max: 200 }), (repeats, index) => {
      const day = addDays('2027-03-15', index)
      const changed = changedAt(seriesOf({ freq: 'DAILY' }), day, repeats)
      const later = changedAt(seriesOf({ freq: 'DAILY' }), '2027-03-15', repeats, day)
      expect(JSON.stringify(ruleIn(changed))).toBe(JSON.stringify(ruleIn(later)))
      const starts = eventsOf(changed).map(({ occurrence }) => occurrence?.slice(0, 10))
      expect(starts.length).toBeGreaterThan(0)
      if ((repeats.rule?.interval ?? 1) === 1) expect(starts).toContain(day)
    }),
  )
})
