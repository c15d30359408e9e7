import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '#contract/testing/assertProperty.ts'
import { zoneNamed } from './Zone.ts'
import { dateOf, dayLengthMinutes, instantOf, isTwice, localOf, startOfDay } from './instantOf.ts'
import { epochMs } from './units.ts'

const utc = (instant: number) => new Date(instant).toISOString().slice(0, 19)

test.each([
  ['2027-03-28T01:59:59', 'Europe/Paris', '2027-03-28T00:59:59', 'the last second before the gap'],
  ['2027-03-28T02:30:00', 'Europe/Paris', '2027-03-28T01:30:00', '02:30 does not exist: it is 03:30'],
  ['2027-03-28T03:00:00', 'Europe/Paris', '2027-03-28T01:00:00', 'the first second after the gap'],
  ['2027-10-31T01:59:59', 'Europe/Paris', '2027-10-30T23:59:59', 'before the hour that comes twice'],
  ['2027-10-31T02:30:00', 'Europe/Paris', '2027-10-31T00:30:00', '02:30 comes twice: the first'],
  ['2027-10-31T03:00:00', 'Europe/Paris', '2027-10-31T02:00:00', 'after the hour that comes twice'],
  ['2027-03-14T02:30:00', 'America/New_York', '2027-03-14T07:30:00', '02:30 does not exist: it is 03:30'],
  ['2027-11-07T01:30:00', 'America/New_York', '2027-11-07T05:30:00', '01:30 comes twice: the first'],
  [
    '2027-10-03T02:15:00',
    'Australia/Lord_Howe',
    '2027-10-02T15:45:00',
    'half an hour is missing: it is 02:45',
  ],
  [
    '2027-04-04T01:45:00',
    'Australia/Lord_Howe',
    '2027-04-03T14:45:00',
    'half an hour comes twice: the first',
  ],
  ['2027-06-01T00:00:00', 'Pacific/Pago_Pago', '2027-06-01T11:00:00', 'eleven hours behind'],
  ['2027-06-01T00:00:00', 'Pacific/Kiritimati', '2027-05-31T10:00:00', 'fourteen hours ahead'],
  ['2011-12-30T12:00:00', 'Pacific/Apia', '2011-12-30T22:00:00', 'a day that Samoa left out: the next one'],
  ['2027-06-01T12:00:00', 'Asia/Kathmandu', '2027-06-01T06:15:00', 'three quarters of an hour'],
  ['2028-02-29T12:00:00', 'UTC', '2028-02-29T12:00:00', '29 February'],
  ['2027-06-01T12:00:00', '+05:30', '2027-06-01T06:30:00', 'an offset for a zone'],
])('%s in %s is %s UTC: %s', (local, zone, expected) => {
  expect(utc(instantOf(local, zone))).toBe(expected)
})

test.each([
  '',
  'tomorrow',
  '2027-02-30T00:00:00',
  '2027-01-01',
  '2027-01-01T25:00:00',
  '2027-01-01T10:60:00',
])('%j is not a local time', (text) => {
  expect(instantOf(text, 'UTC')).toBeNaN()
})

test('any local time in any zone is the instant that Temporal finds', () => {
  const zones = [
    'Europe/Paris',
    'America/New_York',
    'Australia/Lord_Howe',
    'America/Sao_Paulo',
    'Africa/Casablanca',
    'Asia/Beirut',
  ]
  const locals = fc
    .integer({ min: -60 * 525_600, max: 80 * 525_600 })
    .map((minutes) => localOf(epochMs(minutes * 60_000), 'UTC'))
  assertProperty(
    fc.property(locals, fc.constantFrom(...zones), (local, zone) => {
      const expected = Temporal.PlainDateTime.from(local).toZonedDateTime(zone, {
        disambiguation: 'compatible',
      })
      expect(instantOf(local, zone)).toBe(expected.epochMilliseconds)
      expect(localOf(epochMs(expected.epochMilliseconds), zone)).toBe(
        expected.toPlainDateTime().toString({ smallestUnit: 'second' }),
      )
    }),
    { numRuns: 500 },
  )
})

test.each([
  ['2027-03-28', 'Europe/Paris', 1380],
  ['2027-10-31', 'Europe/Paris', 1500],
  ['2027-03-14', 'America/New_York', 1380],
  ['2027-11-07', 'America/New_York', 1500],
  ['2027-10-03', 'Australia/Lord_Howe', 1410],
  ['2027-04-04', 'Australia/Lord_Howe', 1470],
  ['2027-06-01', 'Europe/Paris', 1440],
  ['2011-12-30', 'Pacific/Apia', 0],
] as const)('%s in %s has %i minutes', (date, zone, minutes) => {
  expect(dayLengthMinutes(date, zone)).toBe(minutes)
})

test('a day without midnight begins at the end of the gap', () => {
  expect(localOf(startOfDay('2027-03-28', 'Asia/Beirut'), 'Asia/Beirut')).toBe('2027-03-28T01:00:00')
  expect(dayLengthMinutes('2027-03-28', 'Asia/Beirut')).toBe(1380)
})

test('the same instant has different dates in different zones', () => {
  const instant = epochMs(Date.UTC(2027, 5, 1, 10, 30))
  expect(dateOf(instant, 'Pacific/Pago_Pago')).toBe('2027-05-31')
  expect(dateOf(instant, 'UTC')).toBe('2027-06-01')
  expect(dateOf(instant, 'Pacific/Kiritimati')).toBe('2027-06-02')
})

test.each([
  ['Europe/Paris', '2027-10-30T23:59:59Z', false],
  ['Europe/Paris', '2027-10-31T00:00:00Z', true],
  ['Europe/Paris', '2027-10-31T01:59:59Z', true],
  ['Europe/Paris', '2027-10-31T02:00:00Z', false],
  ['Europe/Paris', '2027-03-28T01:30:00Z', false],
  ['Australia/Lord_Howe', '2027-04-03T14:45:00Z', true],
  ['Australia/Lord_Howe', '2027-04-03T15:45:00Z', false],
  ['UTC', '2027-10-31T01:00:00Z', false],
])('a clock in %s shows the time of %s twice: %s', (name, instant, expected) => {
  expect(isTwice(epochMs(Date.parse(instant)), zoneNamed(name))).toBe(expected)
})
