import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '#contract/testing/assertProperty.ts'
import { addMs, epochMs, hourMs, minuteMs } from '../time/units.ts'
import { zoneNamed } from '../time/Zone.ts'
import type { Attending } from './Attending.ts'
import { mergedPeriods } from './busyPeriods.ts'
import { stateIn, suggestTimes, type Wish } from './suggestTimes.ts'

// A Monday, at nine in Paris.
const monday = epochMs(Date.UTC(2027, 2, 15, 8))
const work = { start: '09:00', end: '18:00' }
const wish: Wish = {
  lengthMs: hourMs,
  from: monday,
  until: addMs(monday, 63 * hourMs),
  hours: [null, work, work, work, work, work, null],
  zone: zoneNamed('Europe/Paris'),
  gapMs: 0,
  maxMissing: 0,
}
/** Until midnight. */
const oneDay = { until: addMs(monday, 15 * hourMs) }
const hours = (from: number, to: number, isTentative = false) => ({
  start: addMs(monday, from * hourMs),
  end: addMs(monday, to * hourMs),
  isTentative,
})
const window = (from: number, to: number) => ({
  start: addMs(monday, from * hourMs),
  end: addMs(monday, to * hourMs),
})
const room = (address: string, busy: Attending['busy']): Attending => ({
  ...person(address, busy),
  isRoom: true,
})
const person = (address: string, busy: Attending['busy'], isRequired = true): Attending => ({
  address,
  isRequired,
  busy,
  working: null,
})
const suggested = (people: readonly Attending[], change: Partial<Wish> = {}) =>
  suggestTimes(people, { ...wish, ...change }).suggested.map(
    ({ start, missing, absent, outside, unsure, tight, hungry }) =>
      [(start - monday) / hourMs, ...missing, ...absent, ...outside, ...unsure, ...tight, ...hungry].join(
        ' ',
      ),
  )

test('the first times that all can come to, two a day, in working hours', () => {
  expect(suggested([])).toEqual(['0', '1', '24', '25', '48'])
  expect(suggested([person('bob', [hours(0, 2.5)]), person('carol', [hours(3.5, 8)])])).toEqual([
    '8',
    '24',
    '25',
    '48',
    '49',
  ])
  expect(suggested([], { from: addMs(monday, 9 * hourMs), ...oneDay })).toEqual([])
  expect(suggested([], { lengthMs: 9 * hourMs, until: addMs(monday, 159 * hourMs) })).toEqual([
    '0',
    '24',
    '48',
    '72',
    '96',
  ])
})

test('who is optional or unsure makes a time worse, and who is required rules it out', () => {
  const one = { ...oneDay, lengthMs: 4 * hourMs }
  expect(suggested([person('bob', [hours(0, 4)], false)], one)).toEqual(['4.5', '0 bob'])
  expect(suggested([person('bob', [hours(0, 4, true)])], one)).toEqual(['4.5', '0 bob'])
  expect(suggested([person('bob', [hours(0, 4)])], one)).toEqual(['4.5'])
})

test('so many of the required people may be missing as is wished, if all together have no time', () => {
  const all = ['bob', 'carol', 'dan'].map((name) => person(name, []))
  const busy = person('eve', [hours(0, 24)])
  expect(suggested([...all, busy], { ...oneDay, maxMissing: 1 })).toEqual(['0 eve', '1 eve'])
  expect(suggested([...all, busy], oneDay)).toEqual([])
})

test('it is said who keeps an earlier time from being suggested', () => {
  const { rejected } = suggestTimes([person('bob', [hours(0, 2)]), person('carol', [hours(2, 3)])], wish)
  expect(
    rejected.map(({ address, why, start, until }) => [
      address,
      why,
      (start - monday) / hourMs,
      (until - monday) / hourMs,
    ]),
  ).toEqual([
    ['bob', 'busy', 0, 2],
    ['carol', 'busy', 2, 3],
  ])
})

test('whatever people have, a suggestion is one that all required ones can come to, and none overlap', () => {
  const period = fc
    .tuple(fc.nat(140), fc.integer({ min: 1, max: 8 }), fc.boolean())
    .map(([from, length, isTentative]) => hours(from / 2, (from + length) / 2, isTentative))
  const people = fc.array(
    fc.record({
      address: fc.constantFrom('a', 'b', 'c'),
      isRequired: fc.boolean(),
      busy: fc.array(period, { maxLength: 20 }).map(mergedPeriods),
      working: fc.constantFrom(null, { zone: zoneNamed('Asia/Tokyo'), hours: wish.hours.map(() => [work]) }),
    }),
    { maxLength: 3 },
  )
  const length = fc.integer({ min: 1, max: 12 }).map((count) => count * 15 * minuteMs)
  assertProperty(
    fc.property(people, length, (all, lengthMs) => {
      const times = suggestTimes(all, { ...wish, lengthMs }).suggested
      for (const [index, time] of times.entries()) {
        expect(time.end - time.start).toBe(lengthMs)
        for (const { isRequired, busy } of all) if (isRequired) expect(stateIn(busy, time)).not.toBe('busy')
        for (const other of times.slice(index + 1))
          expect(time.start < other.end && other.start < time.end).toBe(false)
      }
    }),
  )
})

test('times outside of the working hours of somebody come last, in the zone of that person', () => {
  const inNewYork = {
    ...person('dan', []),
    working: { zone: zoneNamed('America/New_York'), hours: wish.hours.map(() => [work]) },
  }
  // The clocks of New York were put forward the day before: nine there is two in the afternoon in Paris.
  expect(suggested([inNewYork], oneDay)).toEqual(['5', '6'])
  const { rejected } = suggestTimes([inNewYork], wish)
  expect(rejected).toEqual([{ ...window(0, 1), address: 'dan', why: 'off', until: window(5, 6).start }])
  expect(suggested([inNewYork, person('bob', [hours(5, 9)])], oneDay)).toEqual(['0 dan', '1 dan'])
})

test('who is busy all day is away', () => {
  const { rejected } = suggestTimes([person('carol', [hours(-9, 15)])], wish)
  expect(rejected).toEqual([{ ...window(0, 1), address: 'carol', why: 'away', until: window(15, 16).start }])
})

test('a gap to other meetings is left if there can be one', () => {
  const bob = person('bob', [hours(1, 2), hours(6, 9)])
  const lengthMs = 2 * hourMs
  expect(suggested([bob], { ...oneDay, lengthMs })).toEqual(['2', '4'])
  expect(suggested([bob], { ...oneDay, lengthMs, gapMs: 15 * minuteMs })).toEqual(['2.5'])
  expect(suggested([bob], { ...oneDay, lengthMs, gapMs: 3 * hourMs })).toEqual(['2 bob', '4 bob'])
})

test('a time that leaves somebody no lunch comes after others', () => {
  const bob = person('bob', [hours(3, 4), hours(6, 9)])
  const morning = person('carol', [hours(0, 3)], false)
  expect(suggested([bob], { ...oneDay, lengthMs: 2 * hourMs })).toEqual(['0', '4 bob'])
  expect(suggested([bob, morning], { ...oneDay, lengthMs: 2 * hourMs })[0]).toBe('4 bob')
})

test('it may be on chosen days and in a part of them', () => {
  const onTuesday = wish.hours.map((_, day) => (day === 2 ? { start: '14:00', end: '16:00' } : null))
  expect(suggested([], { hours: onTuesday, until: addMs(monday, 327 * hourMs) })).toEqual([
    '29',
    '30',
    '197',
    '198',
  ])
})

test('no time is suggested of which it is not known who is busy then', () => {
  expect(suggested([], { until: addMs(monday, 1.5 * hourMs) })).toEqual(['0'])
  expect(suggested([], { until: addMs(monday, -hourMs) })).toEqual([])
})

test('a room has to be free, however many people may be missing', () => {
  const people = [person('bob', [hours(0, 1)]), room('aurora', [hours(1, 9)])]
  expect(suggested(people, { ...oneDay, maxMissing: 1 })).toEqual(['0 bob'])
  const { rejected } = suggestTimes([room('aurora', [hours(-9, 4)])], wish)
  expect(rejected.map(({ address, why }) => [address, why])).toEqual([['aurora', 'busy']])
})

test('a room needs neither lunch nor a gap', () => {
  const aurora = room('aurora', [hours(0, 2), hours(4, 9)])
  expect(suggested([aurora], { ...oneDay, lengthMs: 2 * hourMs, gapMs: hourMs })).toEqual(['2'])
  const boreal = room('boreal', [hours(0, 3), hours(4, 9)])
  expect(suggested([boreal], oneDay)).toEqual(['3'])
})

test('who works through midnight works at it', () => {
  const night = [
    { start: '00:00', end: '06:00' },
    { start: '22:00', end: '24:00' },
  ]
  const dan = {
    ...person('dan', []),
    working: { zone: zoneNamed('Asia/Tokyo'), hours: wish.hours.map(() => night) },
  }
  // Four in the afternoon in Paris is midnight in Tokyo.
  expect(suggested([dan], { ...oneDay, from: addMs(monday, 6.5 * hourMs) })).toEqual(['6.5', '7.5'])
})
