import { expect, test } from 'vitest'
import type { JCal, JCalProperty, JCalValue } from '#contract/jcal.ts'
import { draftOf } from '../event/draftOf.ts'
import { readItem } from '../event/readItem.ts'
import { localOf } from '../time/instantOf.ts'
import { changeSeries } from './changeSeries.ts'
import { changeInScope } from './inScope.ts'
import { splitSeries } from './splitSeries.ts'
import { parseObject } from '../jcal/ParsedObject.ts'
import { epochMs, toIsoDate, type IsoDate } from '../time/units.ts'

const now = epochMs(Date.UTC(2027, 1, 1, 12))
const window = { start: epochMs(Date.UTC(2027, 0, 1)), end: epochMs(Date.UTC(2028, 0, 1)) }
const date = (name: string, ...text: string[]): JCalProperty => [name, {}, 'date', ...text]
const paris = (name: string, ...text: string[]): JCalProperty => [
  name,
  { tzid: 'Europe/Paris' },
  'date-time',
  ...text,
]
const rule = (parts: { readonly [name: string]: JCalValue }): JCalProperty => ['rrule', {}, 'recur', parts]
const seriesOf = (...properties: JCalProperty[]): JCal => [
  'vcalendar',
  [],
  [['vevent', [['uid', {}, 'text', 'u1'], ...properties], []]],
]
const starts = (jcal: JCal | undefined) =>
  readItem(
    { calendarId: 'work', eventId: 'e', etag: null, data: jcal ?? seriesOf() },
    { window, viewZone: 'Europe/Paris', myAddresses: [] },
  )
    .events.map(({ when }) => (when.kind === 'allDay' ? when.first : localOf(when.start, 'Europe/Paris')))
    .toSorted()
const day = (first: IsoDate) => ({ when: { kind: 'allDay', first, last: first } }) as const
const timed = (start: string, end: string) =>
  ({ when: { kind: 'timed', start, end, zone: 'Europe/Paris' } }) as const

test.each([
  {
    title: 'the 30th, implied, that becomes the 31st begins in the first month that has one',
    series: seriesOf(date('dtstart', '2027-04-30'), rule({ freq: 'MONTHLY' })),
    occurrence: '2027-05-30',
    to: '2027-05-31',
    first: ['2027-05-31', '2027-07-31', '2027-08-31'],
  },
  {
    title: 'the 30th of every second month that becomes the 31st keeps its months',
    series: seriesOf(date('dtstart', '2027-04-30'), rule({ freq: 'MONTHLY', interval: 2 })),
    occurrence: '2027-08-30',
    to: '2027-08-31',
    first: ['2027-08-31', '2027-10-31', '2027-12-31'],
  },
  {
    title: 'the last day that moves to the first is the first of every month',
    series: seriesOf(date('dtstart', '2027-01-31'), rule({ freq: 'MONTHLY', bymonthday: -1 })),
    occurrence: '2027-01-31',
    to: '2027-02-01',
    first: ['2027-02-01', '2027-03-01', '2027-04-01'],
  },
  {
    title: 'the last day that moves to the fifteenth is the fifteenth of every month',
    series: seriesOf(date('dtstart', '2027-01-31'), rule({ freq: 'MONTHLY', bymonthday: -1 })),
    occurrence: '2027-02-28',
    to: '2027-02-15',
    first: ['2027-01-15', '2027-02-15', '2027-03-15'],
  },
  {
    title: 'a further date beside a monthly rule keeps its distance',
    series: seriesOf(date('dtstart', '2027-01-15'), rule({ freq: 'MONTHLY' }), date('rdate', '2027-01-20')),
    occurrence: '2027-01-15',
    to: '2027-01-16',
    first: ['2027-01-16', '2027-01-21', '2027-02-16'],
  },
])('$title', ({ series, occurrence, to, first }) => {
  expect(
    starts(changeSeries(parseObject(series), day(toIsoDate(to)), { now, occurrence })).slice(0, 3),
  ).toEqual(first)
})

const nightly = seriesOf(
  paris('dtstart', '2027-03-28T02:30:00'),
  rule({ freq: 'DAILY', count: 4 }),
  paris('exdate', '2027-03-30T02:30:00'),
)

test('a series that begins in a gap moves by an hour when another of its occurrences does', () => {
  const changed = changeSeries(parseObject(nightly), timed('2027-03-29T03:30:00', '2027-03-29T03:30:00'), {
    now,
    occurrence: '2027-03-29T00:30:00Z',
  })
  expect(starts(changed)).toEqual(['2027-03-28T03:30:00', '2027-03-29T03:30:00', '2027-03-31T03:30:00'])
})

test('the occurrence in a gap moved by a day leaves the series its time', () => {
  const changed = changeSeries(parseObject(nightly), timed('2027-03-29T03:30:00', '2027-03-29T03:30:00'), {
    now,
    occurrence: '2027-03-28T01:30:00Z',
  })
  expect(starts(changed)).toEqual(['2027-03-29T02:30:00', '2027-03-30T02:30:00', '2027-04-01T02:30:00'])
})

test('the occurrence in a gap moved to another time is at that time, as are the others', () => {
  const changed = changeSeries(parseObject(nightly), timed('2027-03-28T05:00:00', '2027-03-28T05:00:00'), {
    now,
    occurrence: '2027-03-28T01:30:00Z',
  })
  expect(starts(changed)).toEqual(['2027-03-28T05:00:00', '2027-03-29T05:00:00', '2027-03-31T05:00:00'])
})

test('a rule that keeps its days when dragged changes nothing, and asks no guests again', () => {
  const lastWorkingDay = seriesOf(
    date('dtstart', '2027-03-31'),
    rule({ freq: 'MONTHLY', byday: ['MO', 'TU', 'WE', 'TH', 'FR'], bysetpos: -1 }),
    ['sequence', {}, 'integer', 2],
  )
  expect(changeSeries(parseObject(lastWorkingDay), day('2027-04-01'), { now })).toBe(lastWorkingDay)
})

test.each(['all', 'following'] as const)(
  'the last working day dragged to the next day stays: %s',
  (scope) => {
    const lastWorkingDay = seriesOf(
      date('dtstart', '2027-03-31'),
      rule({ freq: 'MONTHLY', byday: ['MO', 'TU', 'WE', 'TH', 'FR'], bysetpos: -1 }),
      ['sequence', {}, 'integer', 2],
      ['summary', {}, 'text', 'Old'],
      ['attendee', { partstat: 'ACCEPTED' }, 'cal-address', 'mailto:bob@kalends.example'],
    )
    const some = { occurrence: '2027-04-30', scope }
    const clock = { now, uid: 'u2' }
    expect(changeInScope(parseObject(lastWorkingDay), some, day('2027-05-01'), clock)).toEqual({
      data: lastWorkingDay,
      added: null,
    })
    const titled = changeInScope(
      parseObject(lastWorkingDay),
      some,
      { ...day('2027-05-01'), title: 'New' },
      clock,
    )
    const [last] = [titled.added ?? titled.data].flatMap((each) => each?.[2] ?? [])
    expect(last?.[1]).toContainEqual([
      'attendee',
      { partstat: 'ACCEPTED' },
      'cal-address',
      'mailto:bob@kalends.example',
    ])
    const sequence = last?.[1].find(([name]) => name === 'sequence')?.[3]
    expect(sequence).toBe(scope === 'all' ? 2 : undefined)
  },
)

const leapDay = seriesOf(
  date('dtstart', '2024-02-29'),
  rule({ freq: 'YEARLY', rscale: 'GREGORIAN', skip: 'BACKWARD' }),
)

test('a series that is cut at a day moved by SKIP still means the day that does not exist', () => {
  const split = splitSeries(parseObject(leapDay), '2027-02-28', {}, { now, uid: 'u2' })
  const [again] = split?.after[2] ?? []
  expect(again?.[1]).toContainEqual(date('dtstart', '2027-02-28'))
  expect(again?.[1]).toContainEqual(
    rule({ freq: 'YEARLY', rscale: 'GREGORIAN', skip: 'BACKWARD', bymonth: 2, bymonthday: 29 }),
  )
})

test('a series cut in a leap month means that month', () => {
  const leapMonth = seriesOf(
    date('dtstart', '2024-02-17'),
    rule({ freq: 'YEARLY', rscale: 'HEBREW', skip: 'FORWARD' }),
  )
  const split = splitSeries(parseObject(leapMonth), '2027-02-15', {}, { now, uid: 'u2' })
  const [again] = split?.after[2] ?? []
  expect(again?.[1]).toContainEqual(
    rule({ freq: 'YEARLY', rscale: 'HEBREW', skip: 'FORWARD', bymonth: '5L', bymonthday: 8 }),
  )
})

test.each([
  { freq: 'YEARLY', rscale: 'GREGORIAN', skip: 'BACKWARD' },
  { freq: 'YEARLY', rscale: 'CHINESE' },
  { freq: 'MONTHLY', rscale: 'HEBREW', bymonthday: 1 },
])('%j keeps its days when it is dragged, and takes the new time', (parts) => {
  const series = seriesOf(paris('dtstart', '2027-02-28T09:00:00'), rule(parts))
  expect(
    changeSeries(parseObject(series), timed('2027-03-01T09:00:00', '2027-03-01T09:00:00'), { now }),
  ).toBe(series)
  const later = changeSeries(parseObject(series), timed('2027-02-28T10:30:00', '2027-02-28T10:30:00'), {
    now,
  })
  expect(starts(later)).toEqual(starts(series).map((start) => start.replace('09:00', '10:30')))
})

test.each([
  { freq: 'YEARLY', rscale: 'ISLAMIC', bymonth: 9 },
  { freq: 'YEARLY', bymonth: '5L' },
])('the editor keeps %j, and changes only its end', (parts) => {
  const series = seriesOf(date('dtstart', '2027-02-28'), rule(parts), ['summary', {}, 'text', 'Old'])
  expect(starts(series)).toEqual(['2027-02-28'])
  const draft = draftOf(series, 'c')
  expect(draft?.repeats).toEqual({ every: 'custom', end: { kind: 'never' } })
  const titled = changeSeries(parseObject(series), { title: 'New', repeats: draft?.repeats ?? null }, { now })
  expect(titled[2][0]?.[1]).toContainEqual(rule(parts))
  const repeats = { every: 'custom', end: { kind: 'after', times: 3 } } as const
  expect(changeSeries(parseObject(series), { repeats }, { now })[2][0]?.[1]).toContainEqual(
    rule({ ...parts, count: 3 }),
  )
})

test('a rule of dates with hours, which mean nothing, is counted in days when it is cut in two', () => {
  const days = seriesOf(date('dtstart', '2027-03-01'), rule({ freq: 'DAILY', byhour: [9, 21], count: 3 }))
  const split = splitSeries(parseObject(days), '2027-03-02', {}, { now, uid: 'u2' })
  expect(starts(split?.before ?? undefined)).toEqual(['2027-03-01'])
  expect(starts(split?.after)).toEqual(['2027-03-02', '2027-03-03'])
})

test('a rule of dates with hours, given a time, is at that time once a day', () => {
  const days = seriesOf(date('dtstart', '2027-03-01'), rule({ freq: 'DAILY', byhour: [9, 21], count: 2 }))
  const timedDays = changeSeries(parseObject(days), timed('2027-03-01T10:00:00', '2027-03-01T11:00:00'), {
    now,
  })
  expect(starts(timedDays)).toEqual(['2027-03-01T10:00:00', '2027-03-02T10:00:00'])
})

test.each([
  { freq: 'DAILY', bysecond: 0 },
  { freq: 'DAILY', byhour: 9, byminute: 0, bysecond: 0 },
  { freq: 'WEEKLY', byday: 'MO', byhour: 9 },
  { freq: 'MONTHLY', byminute: 0 },
])('the times of %j move before 1970 as after it', (parts) => {
  const [before, after] = ['1965-03-01', '2027-03-01'].map((first) => {
    const series = seriesOf(['dtstart', {}, 'date-time', `${first}T09:00:00`], rule(parts))
    const to = `${first}T08:58:57`
    const changed = changeSeries(
      parseObject(series),
      { when: { kind: 'timed', start: to, end: to, zone: null } },
      { now },
    )
    return changed[2][0]?.[1].find(([name]) => name === 'rrule')?.[3]
  })
  const times = { byhour: 8, byminute: 58, bysecond: 57 }
  const named = Object.entries(times).filter(([name]) => name in parts)
  expect(before).toEqual({ ...parts, ...Object.fromEntries(named) })
  expect(after).toEqual(before)
})

test.each([
  {
    title: 'a weekday',
    rules: [
      { freq: 'WEEKLY', count: 6 },
      { freq: 'WEEKLY', byday: 'TH' },
    ],
    cut: '2027-03-04T08:00:00Z',
    after: ['2027-03-04T09:00:00', '2027-03-08T09:00:00', '2027-03-11T09:00:00'],
  },
  {
    title: 'a day of the month',
    rules: [{ freq: 'MONTHLY' }, { freq: 'WEEKLY', byday: 'TH' }],
    cut: '2027-03-25T08:00:00Z',
    after: ['2027-03-25T09:00:00', '2027-04-01T09:00:00', '2027-04-08T09:00:00'],
  },
  {
    title: 'a day of the year',
    rules: [{ freq: 'YEARLY' }, { freq: 'MONTHLY', bymonthday: 20 }],
    cut: '2027-11-20T08:00:00Z',
    after: ['2027-11-20T09:00:00', '2027-12-20T09:00:00'],
  },
  {
    title: 'a time',
    rules: [{ freq: 'WEEKLY' }, { freq: 'WEEKLY', byday: 'TH', byhour: 15 }],
    cut: '2027-03-04T14:00:00Z',
    after: ['2027-03-04T15:00:00', '2027-03-08T09:00:00', '2027-03-11T15:00:00'],
  },
])('this and following of two rules, one of which takes $title from DTSTART', ({ rules, cut, after }) => {
  const both = seriesOf(paris('dtstart', '2027-03-01T09:00:00'), ...rules.map(rule))
  const split = splitSeries(parseObject(both), cut, {}, { now, uid: 'u2' })
  expect(starts(split?.after).slice(0, 3)).toEqual(after)
  expect([...starts(split?.before ?? undefined), ...starts(split?.after)]).toEqual(starts(both))
})
