import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { assertProperty } from '#contract/testing/assertProperty.ts'
import { dayNumber, isoDate } from '../time/dayNumber.ts'
import { instantOfLocal } from '../time/instantOf.ts'
import { dayMs, addMs, epochMs, plusDays, type EpochMs, type LocalMs } from '../time/units.ts'
import { localDateTime, localMsOf, utcInstant, utcText } from '../time/localDateTime.ts'
import { zoneNamed } from '../time/Zone.ts'
import { occurrencesIn } from './occurrencesIn.ts'
import { readRule } from './readRule.ts'

// Two independent oracles: ical.js gives the local times of a rule, Temporal their instants. Known errors of
// ical.js are tested in ruleTimes.scan.test.ts instead:
// - yearly rules on days that some month lacks: it continues into the next month (29 February becomes 1
// March), and counts -2 from the month after; RFC 5545 3.3.10 ignores such dates;
// - a fifth weekday, if the month of DTSTART has none: it begins on the first of the next month, whatever day
// that is;
// - it ignores BYWEEKNO, and BYSETPOS beside BYHOUR;
// - a rule that never matches (BYMONTH=2;BYMONTHDAY=30) never returns, or overflows the stack.

const zones = [
  'UTC',
  'Europe/Paris',
  'America/New_York',
  'Australia/Lord_Howe',
  'Pacific/Pago_Pago',
  'Pacific/Kiritimati',
]

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
const interval = fc.integer({ min: 1, max: 5 })
const someWeekdays = fc.uniqueArray(fc.constantFrom(...weekdays), { minLength: 1, maxLength: 4 })
const nthWeekdays = fc.uniqueArray(
  fc
    .tuple(fc.constantFrom(-2, -1, 1, 2, 3, 4), fc.constantFrom(...weekdays))
    .map(([nth, day]) => `${nth}${day}`),
  { minLength: 1, maxLength: 3 },
)
const earlyDays = fc.uniqueArray(fc.integer({ min: 1, max: 28 }), { minLength: 1, maxLength: 3 })
const monthDays = fc
  .tuple(earlyDays, fc.subarray([29, 30, 31, -1, -2]))
  .map(([early, late]) => [...early, ...late])
const months = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 4 })
const weekStart = fc.constantFrom('MO', 'SU', 'SA')

const parts = fc.oneof(
  interval.map((n) => `FREQ=DAILY;INTERVAL=${n}`),
  fc.tuple(interval, months).map(([n, list]) => `FREQ=DAILY;INTERVAL=${n};BYMONTH=${list.join()}`),
  fc.tuple(interval, someWeekdays).map(([n, list]) => `FREQ=DAILY;INTERVAL=${n};BYDAY=${list.join()}`),
  fc.tuple(interval, weekStart).map(([n, wkst]) => `FREQ=WEEKLY;INTERVAL=${n};WKST=${wkst}`),
  fc
    .tuple(interval, someWeekdays, weekStart)
    .map(([n, list, wkst]) => `FREQ=WEEKLY;INTERVAL=${n};BYDAY=${list.join()};WKST=${wkst}`),
  interval.map((n) => `FREQ=MONTHLY;INTERVAL=${n}`),
  fc.tuple(interval, monthDays).map(([n, list]) => `FREQ=MONTHLY;INTERVAL=${n};BYMONTHDAY=${list.join()}`),
  fc.tuple(interval, nthWeekdays).map(([n, list]) => `FREQ=MONTHLY;INTERVAL=${n};BYDAY=${list.join()}`),
  fc.tuple(interval, someWeekdays).map(([n, list]) => `FREQ=MONTHLY;INTERVAL=${n};BYDAY=${list.join()}`),
  interval.map((n) => `FREQ=YEARLY;INTERVAL=${n}`),
  fc.tuple(interval, months).map(([n, list]) => `FREQ=YEARLY;INTERVAL=${n};BYMONTH=${list.join()}`),
  fc
    .tuple(interval, months, nthWeekdays)
    .map(([n, list, days]) => `FREQ=YEARLY;INTERVAL=${n};BYMONTH=${list.join()};BYDAY=${days.join()}`),
  fc
    .tuple(interval, months, earlyDays)
    .map(([n, list, days]) => `FREQ=YEARLY;INTERVAL=${n};BYMONTH=${list.join()};BYMONTHDAY=${days.join()}`),
)

const starts = fc
  .tuple(
    fc.integer({ min: 0, max: 3000 }),
    fc.constantFrom('00:00', '00:30', '01:45', '02:00', '02:15', '02:30', '09:00', '23:30'),
  )
  .map(([day, time]) => `${isoDate(plusDays(dayNumber('2019-01-01'), day))}T${time}:00`)
  .filter((start) => Number(start.slice(8, 10)) <= 28)

/**
 * The first local times of a rule by ical.js. Sometimes it returns one twice (BYMONTHDAY=31,-1), hence the
 * set.
 */
function localTimesOfIcal(rule: string, start: string, until: number, limit = 4000): readonly LocalMs[] {
  const iterator = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromDateTimeString(start))
  const localTimes = new Set<LocalMs>()
  for (let next = iterator.next(); next && localTimes.size < limit; next = iterator.next()) {
    const local = localMsOf(next.toString())
    if (local >= until) break
    localTimes.add(local)
  }
  return [...localTimes]
}

function seriesOf(rule: string, start: string, zone: string) {
  const read = readRule(rule)
  return {
    start: localMsOf(start),
    zone: zoneNamed(zone),
    rules: read === null ? [] : [read],
    added: [],
    excludedRules: [],
    excluded: new Set<never>(),
    excludedDays: new Set<never>(),
  }
}

function instantByTemporal(local: LocalMs, zone: string): EpochMs {
  const { epochMilliseconds } = Temporal.PlainDateTime.from(localDateTime(local)).toZonedDateTime(zone, {
    disambiguation: 'compatible',
  })
  return epochMs(epochMilliseconds)
}

test('a rule gives the same instants as ical.js and Temporal, however far the window is from the start', () => {
  assertProperty(
    fc.property(
      parts,
      starts,
      fc.constantFrom(...zones),
      fc.integer({ min: -30, max: 2500 }),
      (rule, start, zone, away) => {
        const from = addMs(utcInstant(start), away * dayMs)
        const window = { start: from, end: addMs(from, 45 * dayMs) }
        const expected = [localMsOf(start), ...localTimesOfIcal(rule, start, window.end + 2 * dayMs)]
          .map((local) => instantByTemporal(local, zone))
          .filter((instant) => instant >= window.start && instant < window.end)
        const found = occurrencesIn(seriesOf(rule, start, zone), window)
        expect(found.starts).toEqual([...new Set(expected)].toSorted((a, b) => a - b))
      },
    ),
    { numRuns: 600 },
  )
})

test('COUNT counts as in ical.js, if DTSTART is the first occurrence', () => {
  assertProperty(
    fc.property(parts, starts, fc.integer({ min: 1, max: 80 }), (rule, near, count) => {
      const first = localTimesOfIcal(rule, near, Infinity, 1)[0] ?? localMsOf(near)
      const start = localDateTime(first)
      const expected = localTimesOfIcal(rule, start, Infinity, count)
      const { starts: found } = occurrencesIn(seriesOf(`${rule};COUNT=${count}`, start, 'UTC'), {
        start: epochMs(0),
        end: epochMs(Infinity),
      })
      expect(found).toEqual(expected)
    }),
    { numRuns: 200 },
  )
})

test('UNTIL includes the last moment, as in ical.js', () => {
  assertProperty(
    fc.property(
      parts,
      starts,
      fc.constantFrom(...zones),
      fc.integer({ min: 0, max: 900 }),
      (rule, start, zone, days) => {
        const until = instantOfLocal(addMs(localMsOf(start), days * dayMs), zoneNamed(zone))
        const text = utcText(until).replaceAll(/[-:]/g, '')
        const window = {
          start: addMs(utcInstant(start), -2 * dayMs),
          end: addMs(utcInstant(start), 1200 * dayMs),
        }
        const expected = [localMsOf(start), ...localTimesOfIcal(rule, start, window.end)]
          .map((local) => instantByTemporal(local, zone))
          .filter((instant) => instant <= until)
        const { starts: found } = occurrencesIn(seriesOf(`${rule};UNTIL=${text}`, start, zone), window)
        expect(found).toEqual([...new Set(expected)].toSorted((a, b) => a - b))
      },
    ),
    { numRuns: 200 },
  )
})
