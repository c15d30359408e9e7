import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '#contract/testing/assertProperty.ts'
import { addMs, epochMs, hourMs, minuteMs } from '../time/units.ts'
import { zoneNamed } from '../time/Zone.ts'
import { mergedPeriods } from './busyPeriods.ts'
import { stateIn, suggestTimes, type Attending, type Wish } from './suggestTimes.ts'

// A Monday, at nine in Paris.
const monday = epochMs(Date.UTC(2027, 2, 15, 8))
const work = { start: '09:00', end: '18:00' }
const wish: Wish = {
  lengthMs: hourMs,
  from: monday,
  days: 3,
  hours: [null, work, work, work, work, work, null],
  zone: zoneNamed('Europe/Paris'),
}
const hours = (from: number, to: number, isTentative = false) => ({
  start: addMs(monday, from * hourMs),
  end: addMs(monday, to * hourMs),
  isTentative,
})
const person = (address: string, busy: Attending['busy'], isRequired = true): Attending => ({
  address,
  isRequired,
  busy,
})
const suggested = (people: readonly Attending[], change: Partial<Wish> = {}) =>
  suggestTimes(people, { ...wish, ...change }).suggested.map(({ start, missing, absent, unsure }) =>
    [(start - monday) / hourMs, ...missing, ...absent, ...unsure].join(' '),
  )

test('the first times that all can come to, two a day, in working hours', () => {
  expect(suggested([])).toEqual(['0', '1', '24', '25', '48'])
  expect(suggested([person('bob', [hours(0, 2.5)]), person('carol', [hours(3.5, 8)])])).toEqual([
    '2.5',
    '8',
    '24',
    '25',
    '48',
  ])
  expect(suggested([], { from: addMs(monday, 9 * hourMs), days: 1 })).toEqual([])
  expect(suggested([], { lengthMs: 9 * hourMs, days: 7 })).toEqual(['0', '24', '48', '72', '96'])
})

test('who is optional or unsure makes a time worse, and who is required rules it out', () => {
  const one = { days: 1, lengthMs: 4 * hourMs }
  expect(suggested([person('bob', [hours(0, 4)], false)], one)).toEqual(['4', '0 bob'])
  expect(suggested([person('bob', [hours(0, 4, true)])], one)).toEqual(['4', '0 bob'])
  expect(suggested([person('bob', [hours(0, 4)])], one)).toEqual(['4'])
})

test('of four required people one may be missing, if all together have no time', () => {
  const all = ['bob', 'carol', 'dan'].map((name) => person(name, []))
  const busy = person('eve', [hours(0, 24)])
  expect(suggested([...all, busy], { days: 1 })).toEqual(['0 eve', '1 eve'])
  expect(suggested([...all.slice(1), busy], { days: 1 })).toEqual([])
})

test('it is said who keeps an earlier time from being suggested', () => {
  const { rejected } = suggestTimes([person('bob', [hours(0, 2)]), person('carol', [hours(2, 3)])], wish)
  expect(
    rejected.map(({ address, start, until }) => [
      address,
      (start - monday) / hourMs,
      (until - monday) / hourMs,
    ]),
  ).toEqual([
    ['bob', 0, 2],
    ['carol', 2, 3],
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
