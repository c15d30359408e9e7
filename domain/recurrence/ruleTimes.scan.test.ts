import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '#contract/testing/assertProperty.ts'
import { dayMs, minuteMs, addMs, type LocalMs } from '../time/units.ts'
import { localDateTime, localMsOf } from '../time/localDateTime.ts'
import { readRule } from './readRule.ts'
import { ruleTimes } from './ruleTimes.ts'

// The oracle here is a full scan: for every minute of a period, whether the rule selects it, with Temporal's
// calendar and none of our code.

type Parts = { readonly [part: string]: readonly (string | number)[] }

type Generated = {
  readonly freq: string
  readonly interval: number
  readonly parts: Parts
  readonly start: string
  /** Temporal's name for the calendar of RSCALE, which is in capitals; null for a rule without. */
  readonly calendar: string | null
}

const numbers = (min: number, max: number) =>
  fc.uniqueArray(fc.integer({ min, max }), { minLength: 1, maxLength: 4 })
const fromEitherEnd = (max: number) => numbers(-max, max).map((list) => list.map((each) => each || 1))
const sometimes = <T>(part: fc.Arbitrary<T>) => fc.option(part, { nil: undefined, freq: 2 })
const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
const someWeekdays = fc.uniqueArray(fc.constantFrom(...weekdays), { minLength: 1, maxLength: 4 })
const nthWeekdays = fc.uniqueArray(
  fc
    .tuple(fc.constantFrom(-2, -1, 1, 3, 5), fc.constantFrom(...weekdays))
    .map(([nth, day]) => `${nth}${day}`),
  { minLength: 1, maxLength: 3 },
)
const positions = fc.uniqueArray(fc.constantFrom(-2, -1, 1, 2, 5), { minLength: 1, maxLength: 2 })
const times = {
  byhour: sometimes(numbers(0, 23)),
  byminute: sometimes(numbers(0, 59)),
  bysetpos: sometimes(positions),
}

const calendars = fc.constantFrom('hebrew', 'chinese', 'ethiopic', 'persian', 'indian', 'coptic')
const someMonths = fc.uniqueArray(
  fc.oneof(
    fc.integer({ min: 1, max: 13 }),
    fc.integer({ min: 1, max: 12 }).map((month) => `${month}L`),
  ),
  { minLength: 1, maxLength: 6 },
)

const generated: fc.Arbitrary<Generated> = fc.oneof(
  rule(
    'YEARLY',
    {
      bymonth: sometimes(someMonths),
      bymonthday: sometimes(fromEitherEnd(31)),
      byday: sometimes(fc.oneof(someWeekdays, nthWeekdays)),
      ...times,
    },
    calendars,
  ),
  rule(
    'YEARLY',
    {
      byyearday: fromEitherEnd(366),
      byday: sometimes(someWeekdays),
      bymonth: sometimes(someMonths),
      ...times,
    },
    calendars,
  ),
  rule(
    'MONTHLY',
    {
      bymonthday: sometimes(fromEitherEnd(31)),
      byday: sometimes(fc.oneof(someWeekdays, nthWeekdays)),
      bymonth: sometimes(someMonths),
      ...times,
    },
    calendars,
  ),
  rule(
    'DAILY',
    { bymonth: sometimes(someMonths), bymonthday: sometimes(fromEitherEnd(31)), ...times },
    calendars,
  ),
  rule(
    'HOURLY',
    { bymonth: sometimes(someMonths), byyearday: sometimes(fromEitherEnd(366)), ...times },
    calendars,
  ),
  rule('YEARLY', {
    bymonth: sometimes(numbers(1, 12)),
    bymonthday: sometimes(fromEitherEnd(31)),
    byday: sometimes(fc.oneof(someWeekdays, nthWeekdays)),
    ...times,
  }),
  rule('YEARLY', {
    byyearday: fromEitherEnd(366),
    byday: sometimes(fc.oneof(someWeekdays, nthWeekdays)),
    bymonth: sometimes(numbers(1, 12)),
    ...times,
  }),
  rule('YEARLY', {
    byweekno: fc.oneof(fromEitherEnd(53), fc.constantFrom<number[]>([1, 53])),
    byday: sometimes(someWeekdays),
    ...times,
  }),
  rule('MONTHLY', {
    bymonthday: sometimes(fromEitherEnd(31)),
    byday: sometimes(fc.oneof(someWeekdays, nthWeekdays)),
    bymonth: sometimes(numbers(1, 12)),
    ...times,
  }),
  rule('WEEKLY', { byday: sometimes(someWeekdays), bymonth: sometimes(numbers(1, 12)), ...times }),
  rule('DAILY', { byday: sometimes(someWeekdays), bymonthday: sometimes(fromEitherEnd(31)), ...times }),
  rule('HOURLY', { byday: sometimes(someWeekdays), byyearday: sometimes(fromEitherEnd(366)), ...times }),
  rule('MINUTELY', {
    bymonthday: sometimes(fromEitherEnd(31)),
    byhour: numbers(0, 23),
    byminute: numbers(0, 59),
  }),
)

function rule(
  freq: string,
  parts: Record<string, fc.Arbitrary<(string | number)[] | undefined>>,
  calendar: fc.Arbitrary<string | null> = fc.constant(null),
): fc.Arbitrary<Generated> {
  return fc.record({
    freq: fc.constant(freq),
    calendar,
    interval: fc.integer({ min: 1, max: 3 }),
    parts: fc
      .record(parts)
      .map((record) =>
        Object.fromEntries(Object.entries(record).flatMap(([part, list]) => (list ? [[part, list]] : []))),
      ),
    start: fc
      // Years after 2019, and years before 1970, in which numbers are negative.
      .tuple(
        fc.oneof(fc.integer({ min: 0, max: 1500 }), fc.integer({ min: -21_000, max: -19_500 })),
        fc.constantFrom('00:00:00', '09:30:00'),
      )
      .map(
        ([day, time]) =>
          `${localDateTime(addMs(localMsOf('2019-01-01T00:00'), day * dayMs)).slice(0, 10)}T${time}`,
      ),
  })
}

test('a rule selects exactly the minutes that a scan of every minute finds', () => {
  assertProperty(
    fc.property(
      generated,
      fc.integer({ min: 0, max: 800 }),
      ({ freq, interval, parts, start, calendar }, away) => {
        const isByClock = freq === 'HOURLY' || freq === 'MINUTELY'
        const from = addMs(localMsOf(start), away * dayMs)
        const to = addMs(from, (isByClock ? 20 : 400) * dayMs)
        const read = readRule({ freq, interval, ...parts, ...(calendar !== null && { rscale: calendar }) })
        const found = read && ruleTimes(read, localMsOf(start), from, to, Infinity)
        expect(found?.localTimes.map(localDateTime)).toEqual(
          scan({ freq, interval, parts, start, calendar }, from, to),
        )
      },
    ),
    { numRuns: 300 },
  )
})

/** Whole periods on both sides are scanned, so that BYSETPOS has its complete set. */
function scan(
  { freq, interval, parts, start, calendar }: Generated,
  from: LocalMs,
  to: LocalMs,
): readonly string[] {
  const margin = { YEARLY: 390, MONTHLY: 32, WEEKLY: 8 }[freq] ?? 1
  const scale = calendar ?? 'iso8601'
  const begin = Temporal.PlainDateTime.from(start).withCalendar(scale)
  const sets = new Map<string, Temporal.PlainDateTime[]>()
  const firstDay = Temporal.PlainDateTime.from(localDateTime(from)).toPlainDate().subtract({ days: margin })
  for (
    let day = firstDay;
    localMsOf(`${day.toString()}T00:00`) < to + margin * dayMs;
    day = day.add({ days: 1 })
  ) {
    if (!isDay(freq, parts, begin.toPlainDate(), day.withCalendar(scale))) continue
    for (const time of timesOf(freq, parts, begin)) {
      const at = day.toPlainDateTime(time).withCalendar(scale)
      const period = periodOf(freq, begin, at)
      if (period.steps % interval !== 0) continue
      sets.set(period.name, [...(sets.get(period.name) ?? []), at])
    }
  }
  const chosen = [...sets.values()].flatMap((set) =>
    (parts['bysetpos'] ?? range(1, set.length)).map((position) =>
      set.at(Number(position) > 0 ? Number(position) - 1 : Number(position)),
    ),
  )
  const localTimes = chosen
    .filter((at) => at !== undefined)
    .map((at) => at.withCalendar('iso8601').toString({ smallestUnit: 'second' }))
  return [...new Set(localTimes)]
    .filter((local) => localMsOf(local) >= from && localMsOf(local) < to && local > start)
    .toSorted()
}

function isDay(freq: string, parts: Parts, start: Temporal.PlainDate, day: Temporal.PlainDate): boolean {
  const has = (part: string, ...values: (string | number)[]) =>
    parts[part] === undefined || values.some((value) => parts[part]?.includes(value))
  const weekday = weekdays[day.dayOfWeek - 1] ?? ''
  const isWithinMonth = freq === 'MONTHLY' || parts['bymonth'] !== undefined
  const [at, length] = isWithinMonth ? [day.day, day.daysInMonth] : [day.dayOfYear, day.daysInYear]
  const names = [weekday, `${Math.ceil(at / 7)}${weekday}`, `-${Math.ceil((length - at + 1) / 7)}${weekday}`]
  const weeks =
    day.yearOfWeek === undefined || parts['byweekno'] === undefined
      ? 0
      : Temporal.PlainDate.from({ year: day.yearOfWeek, month: 12, day: 28 }).weekOfYear
  const week = day.weekOfYear ?? 0
  const isNamed =
    has('bymonth', monthName(day)) &&
    has('bymonthday', day.day, day.day - day.daysInMonth - 1) &&
    has('byyearday', day.dayOfYear, day.dayOfYear - day.daysInYear - 1) &&
    has('byweekno', week, week - (weeks ?? 0) - 1) &&
    (parts['byday'] === undefined || names.some((name) => parts['byday']?.includes(name)))
  return isNamed && isLikeStart(freq, parts, start, day)
}

/** `M05L` is the leap month `5L`. */
function monthName({ monthCode }: Temporal.PlainDate): string | number {
  const number = Number(monthCode.slice(1, 3))
  return monthCode.endsWith('L') ? `${number}L` : number
}

/** What a rule does not say is as in DTSTART. */
function isLikeStart(
  freq: string,
  parts: Parts,
  start: Temporal.PlainDate,
  day: Temporal.PlainDate,
): boolean {
  const saysMonth = parts['bymonth'] ?? parts['byday'] ?? parts['byyearday'] ?? parts['byweekno']
  if (freq === 'YEARLY' && saysMonth === undefined && day.monthCode !== start.monthCode) return false
  if (parts['byday'] ?? parts['bymonthday'] ?? parts['byyearday']) return true
  if (parts['byweekno'] || freq === 'WEEKLY') return day.dayOfWeek === start.dayOfWeek
  if (freq === 'MONTHLY') return day.day === start.day
  if (freq === 'YEARLY') return day.day === start.day
  return true
}

function timesOf(freq: string, parts: Parts, start: Temporal.PlainDateTime): readonly Temporal.PlainTime[] {
  const isByClock = freq === 'HOURLY' || freq === 'MINUTELY'
  const hours = parts['byhour'] ?? (isByClock ? range(0, 23) : [start.hour])
  const minutes = parts['byminute'] ?? (freq === 'MINUTELY' ? range(0, 59) : [start.minute])
  const ordered = (list: readonly (string | number)[]) => list.map(Number).toSorted((a, b) => a - b)
  return ordered(hours).flatMap((hour) =>
    ordered(minutes).map((minute) => new Temporal.PlainTime(hour, minute)),
  )
}

function periodOf(
  freq: string,
  start: Temporal.PlainDateTime,
  at: Temporal.PlainDateTime,
): { readonly steps: number; readonly name: string } {
  const monday = (each: Temporal.PlainDateTime) => each.toPlainDate().subtract({ days: each.dayOfWeek - 1 })
  const local = (each: Temporal.PlainDateTime) =>
    localMsOf(each.withCalendar('iso8601').toString({ smallestUnit: 'second' }))
  const firstOf = (each: Temporal.PlainDateTime) => each.toPlainDate().with({ day: 1 })
  const stepsBy: Readonly<Record<string, () => number>> = {
    YEARLY: () => at.year - start.year,
    MONTHLY: () => firstOf(start).until(firstOf(at), { largestUnit: 'months' }).months,
    WEEKLY: () => monday(start).until(monday(at)).days / 7,
    DAILY: () => start.toPlainDate().until(at.toPlainDate()).days,
    HOURLY: () => Math.floor(local(at) / 60 / minuteMs) - Math.floor(local(start) / 60 / minuteMs),
    MINUTELY: () => (local(at) - local(start)) / minuteMs,
  }
  const steps = stepsBy[freq]?.() ?? NaN
  return { steps, name: String(steps) }
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
