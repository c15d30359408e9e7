import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '#contract/testing/assertProperty.ts'
import { daysFrom } from '../time/dates.ts'
import { instantOf, localOf, startOfDay } from '../time/instantOf.ts'
import { addMs, minuteMs } from '../time/units.ts'
import { zoneNamed } from '../time/Zone.ts'
import { foldAt, foldedAxis, openPlace, stripMinutes } from './foldedAxis.ts'
import { hourAxis } from './hourAxis.ts'

const berlin = zoneNamed('Europe/Berlin')
const week = daysFrom('2027-03-15', 7)
const whole = hourAxis(week, berlin)
const nights = [
  { start: 0, end: 540 },
  { start: 1080, end: 1440 },
]
const folded = foldedAxis(whole, nights)

test('folded nights are strips above and below the hours', () => {
  expect(folded.minutes).toBe(540 + 2 * stripMinutes)
  expect(folded.folds).toEqual([
    { start: 0, end: 30 },
    { start: 570, end: 600 },
  ])
  expect(folded.marks.map(({ at, clock }) => [at, clock])).toEqual([
    [0, 0],
    ...Array.from({ length: 10 }, (_, hour) => [30 + hour * 60, 540 + hour * 60]),
  ])
})

test('an event among the hours is as long as ever, one at night lies in the strip', () => {
  const placeOf = (time: string) =>
    folded.placeOf(instantOf(`2027-03-16T${time}:00`, berlin), '2027-03-16', 'start')
  expect([placeOf('09:00'), placeOf('10:30'), placeOf('18:00')]).toEqual([30, 120, 570])
  expect([placeOf('00:00'), placeOf('04:30'), placeOf('21:00')]).toEqual([0, 15, 585])
  expect(folded.placeOfClock(9 * 60)).toBe(30)
})

test('a position in a strip is a time of the night', () => {
  expect(localOf(folded.instantAt('2027-03-16', 15), berlin)).toBe('2027-03-16T04:30:00')
  expect(localOf(folded.instantAt('2027-03-16', 585), berlin)).toBe('2027-03-16T21:00:00')
})

test('what is dropped on a strip that is still folded goes to the hours beside it', () => {
  expect([10, 30, 45, 570, 590].map((place) => openPlace(folded, place))).toEqual([30, 30, 45, 570, 570])
  expect([foldAt(folded, 10), foldAt(folded, 30), foldAt(folded, 590)]).toEqual([
    { start: 0, end: 30 },
    null,
    { start: 570, end: 600 },
  ])
})

test('a part as short as a strip stays, and without parts the axis is the same', () => {
  expect(foldedAxis(whole, [{ start: 0, end: stripMinutes }])).toBe(whole)
  expect(foldedAxis(whole, [])).toBe(whole)
})

/** Weeks with ordinary nights, a short one, a long one, half an hour more, and a midnight that does not exist. */
const anyWeek = fc.constantFrom(
  ...(
    [
      ['Europe/Berlin', '2027-03-15', '2027-03-17'],
      ['Europe/Berlin', '2027-03-22', '2027-03-28'],
      ['Europe/Berlin', '2027-10-25', '2027-10-31'],
      ['Australia/Lord_Howe', '2027-03-29', '2027-04-04'],
      ['Asia/Beirut', '2027-03-22', '2027-03-28'],
      ['America/Santiago', '2027-03-29', '2027-04-03'],
    ] as const
  ).map(([name, monday, date]) => ({ zone: zoneNamed(name), days: daysFrom(monday, 7), date })),
)
/** Where the night ends and where the next begins, in hours. */
const anyNights = fc
  .tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 13, max: 24 }))
  .map(([morning, evening]) => ({ morning: morning * 60, evening: evening * 60 }))
const anyMinute = fc.integer({ min: 0, max: 23 * 60 - 1 })

test('later is lower, nothing lies beyond the ends, and a position leads back to its time', () => {
  assertProperty(
    fc.property(anyWeek, anyNights, anyMinute, anyMinute, ({ zone, days, date }, night, one, other) => {
      const plain = hourAxis(days, zone)
      const axis = foldedAxis(plain, [
        { start: 0, end: night.morning },
        { start: night.evening, end: plain.minutes },
      ])
      const instants = [one, other].map((minute) => addMs(startOfDay(date, zone), minute * minuteMs))
      const [first, second] = instants.map((instant) => axis.placeOf(instant, date, 'start'))
      expect(Math.sign((second ?? 0) - (first ?? 0))).toBe(Math.sign(other - one))
      expect(first).toBeGreaterThanOrEqual(0)
      expect(first).toBeLessThanOrEqual(axis.minutes)
      expect(axis.instantAt(date, first ?? 0)).toBe(instants[0])
    }),
  )
})

test('every position is a time of its day, and a lower one is no earlier', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  assertProperty(
    fc.property(anyWeek, anyNights, share, share, ({ zone, days, date }, night, one, other) => {
      const plain = hourAxis(days, zone)
      const axis = foldedAxis(plain, [
        { start: 0, end: night.morning },
        { start: night.evening, end: plain.minutes },
      ])
      const [upper, lower] = [Math.min(one, other), Math.max(one, other)].map((each) =>
        axis.instantAt(date, each * axis.minutes),
      )
      expect(lower).toBeGreaterThanOrEqual(upper ?? Number.NaN)
      expect(upper).toBeGreaterThanOrEqual(startOfDay(date, zone))
    }),
  )
})
