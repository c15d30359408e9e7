import { expect, test } from 'vitest'
import { instantOf, localOf } from '../time/instantOf.ts'
import { daysFrom } from '../time/dates.ts'
import { zoneNamed } from '../time/Zone.ts'
import { hourAxis } from './hourAxis.ts'
import { epochMs, addMs } from '../time/units.ts'

const berlin = zoneNamed('Europe/Berlin')
const utc = (instant: number) => new Date(instant).toISOString().slice(0, 16)

test('on most days the axis is the clock', () => {
  const axis = hourAxis(daysFrom('2027-03-15', 7), berlin)
  expect([axis.minutes, axis.marks.length, axis.marks[9]]).toEqual([1440, 24, { at: 540, clock: 540 }])
  expect(axis.placeOf(epochMs(Date.parse('2027-03-15T08:30Z')), '2027-03-15', 'start')).toBe(570)
  expect(utc(axis.instantAt('2027-03-16', 570))).toBe('2027-03-16T08:30')
  expect(axis.absentOn('2027-03-15')).toEqual([])
})

// What clocks do on one day: the length of its axis, its whole hours around the change, what it has twice.
test.each([
  ['Europe/Berlin', '2027-03-28', 1380, [0, 60, 180, 240], []],
  ['Europe/Berlin', '2027-10-31', 1500, [0, 60, 120, 120, 180], [120, 180, 180, 240]],
  ['America/New_York', '2027-03-14', 1380, [0, 60, 180, 240], []],
  ['America/New_York', '2027-11-07', 1500, [0, 60, 60, 120], [60, 120, 120, 180]],
  ['America/St_Johns', '2027-11-07', 1500, [0, 60, 60, 120], [60, 120, 120, 180]],
  ['Australia/Lord_Howe', '2027-10-03', 1410, [0, 60, 180, 240], []],
  ['Australia/Lord_Howe', '2027-04-04', 1470, [0, 60, 120, 180], [90, 120, 120, 150]],
  ['Asia/Beirut', '2027-03-28', 1380, [60, 120, 180], []],
  ['America/Havana', '2027-11-07', 1500, [0, 0, 60, 120], [0, 60, 60, 120]],
  ['America/Santiago', '2027-09-05', 1380, [60, 120, 180], []],
  ['Pacific/Auckland', '2027-04-04', 1500, [0, 60, 120, 120, 180], [120, 180, 180, 240]],
  ['Pacific/Kiritimati', '2027-03-28', 1440, [0, 60, 120], []],
  ['Asia/Kolkata', '2027-10-31', 1440, [0, 60, 120], []],
] as const)('a day in %s on %s is %i minutes long', (name, date, minutes, hours, twice) => {
  const axis = hourAxis([date], zoneNamed(name))
  expect(axis.minutes).toBe(minutes)
  expect(axis.marks.slice(0, hours.length).map(({ clock }) => clock)).toEqual(hours)
  expect(axis.twiceOn(date).flatMap(({ start, end }) => [start, end])).toEqual(twice)
  expect(axis.absentOn(date)).toEqual([])
})

test('a clock that goes back at midnight repeats the last hour of the day before', () => {
  const axis = hourAxis(['2027-04-03'], zoneNamed('America/Santiago'))
  expect([axis.minutes, axis.marks.at(-1)]).toEqual([1500, { at: 1440, clock: 1380 }])
  expect(utc(axis.instantAt('2027-04-03', 1470))).toBe('2027-04-04T03:30')
})

test('a week with a short night leaves the hour empty on that day only', () => {
  const axis = hourAxis(daysFrom('2027-03-22', 7), berlin)
  expect([axis.minutes, axis.absentOn('2027-03-27'), axis.absentOn('2027-03-28')]).toEqual([
    1440,
    [],
    [{ start: 120, end: 180, isSkipped: true }],
  ])
  expect(axis.placeOf(instantOf('2027-03-28T03:30:00', berlin), '2027-03-28', 'start')).toBe(210)
})

test('an event dropped where an hour is skipped moves on by the hour', () => {
  const axis = hourAxis(daysFrom('2027-03-22', 7), berlin)
  expect(localOf(axis.instantAt('2027-03-28', 150), berlin)).toBe('2027-03-28T03:30:00')
})

test('a week with a long night has the hour twice, and the second is empty on the other days', () => {
  const axis = hourAxis(daysFrom('2027-10-25', 7), berlin)
  expect([axis.minutes, axis.absentOn('2027-10-30'), axis.absentOn('2027-10-31')]).toEqual([
    1500,
    [{ start: 180, end: 240, isSkipped: false }],
    [],
  ])
  const at = (place: number) => utc(axis.instantAt('2027-10-31', place))
  expect([at(150), at(210), at(240), at(780)]).toEqual([
    '2027-10-31T00:30',
    '2027-10-31T01:30',
    '2027-10-31T02:00',
    '2027-10-31T11:00',
  ])
})

test('nine o’clock is at the same height on every day of such a week', () => {
  const axis = hourAxis(daysFrom('2027-10-25', 7), berlin)
  const places = daysFrom('2027-10-25', 7).map((date) =>
    axis.placeOf(instantOf(`${date}T09:00:00`, berlin), date, 'start'),
  )
  expect(new Set(places)).toEqual(new Set([600]))
})

test('an event that ends at three ends before the hour that its day does not have, one that starts at three starts after it', () => {
  const axis = hourAxis(daysFrom('2027-10-25', 7), berlin)
  const three = instantOf('2027-10-30T03:00:00', berlin)
  expect([axis.placeOf(three, '2027-10-30', 'end'), axis.placeOf(three, '2027-10-30', 'start')]).toEqual([
    180, 240,
  ])
  expect(localOf(axis.instantAt('2027-10-30', 210), berlin)).toBe('2027-10-30T03:00:00')
})

test.each([
  ['Europe/Berlin', '2027-10-25', '2027-10-31'],
  ['Europe/Berlin', '2027-03-22', '2027-03-28'],
  ['America/New_York', '2027-11-01', '2027-11-07'],
  ['America/St_Johns', '2027-03-08', '2027-03-14'],
  ['Australia/Lord_Howe', '2027-03-29', '2027-04-04'],
  ['Australia/Lord_Howe', '2027-09-27', '2027-10-03'],
  ['Asia/Beirut', '2027-03-22', '2027-03-28'],
  ['America/Havana', '2027-11-01', '2027-11-07'],
  ['America/Santiago', '2027-03-29', '2027-04-03'],
  ['America/Santiago', '2027-08-30', '2027-09-05'],
  ['Pacific/Auckland', '2027-03-29', '2027-04-04'],
] as const)(
  'each quarter of an hour on a day when clocks change has its own position: %s, week of %s',
  (name, monday, date) => {
    const zone = zoneNamed(name)
    const axis = hourAxis(daysFrom(monday, 7), zone)
    const first = axis.instantAt(
      date,
      axis.absentOn(date)[0]?.start === 0 ? (axis.absentOn(date)[0]?.end ?? 0) : 0,
    )
    const instants = Array.from({ length: 80 }, (_, index) => addMs(first, index * 900_000))
    const back = instants.map((instant) => axis.instantAt(date, axis.placeOf(instant, date, 'start')))
    expect(back.map(utc)).toEqual(instants.map(utc))
    const places = instants.map((instant) => axis.placeOf(instant, date, 'start'))
    expect(places.toSorted((a, b) => a - b)).toEqual(places)
  },
)

test('a day that a country left out is empty', () => {
  const axis = hourAxis(daysFrom('2011-12-26', 7), zoneNamed('Pacific/Apia'))
  expect([axis.minutes, axis.absentOn('2011-12-30')]).toEqual([
    1440,
    [{ start: 0, end: 1440, isSkipped: true }],
  ])
})
