import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '#contract/testing/assertProperty.ts'
import { addMs, epochMs, hourMs, minuteMs } from '../time/units.ts'
import { zoneNamed } from '../time/Zone.ts'
import type { Attending } from './Attending.ts'
import { blockedIn, blockedTimes } from './blockedTimes.ts'
import { mergedPeriods } from './busyPeriods.ts'
import { stateIn } from './suggestTimes.ts'

// A Monday.
const midnight = epochMs(Date.UTC(2027, 2, 15))
const hours = (from: number, to: number, isTentative = false) => ({
  start: addMs(midnight, from * hourMs),
  end: addMs(midnight, to * hourMs),
  isTentative,
})
const day = hours(0, 24)
const person = (
  address: string,
  busy: Attending['busy'],
  working: Attending['working'] = null,
): Attending => ({
  address,
  isRequired: true,
  busy,
  working,
})
const shown = (people: readonly Attending[]) =>
  blockedTimes(people, day).map(({ start, end, busy, unsure, off }) =>
    [(start - midnight) / hourMs, (end - midnight) / hourMs, ...busy, ...unsure, ...off].join(' '),
  )

test('times at which the same people cannot come', () => {
  const bob = person('bob', [hours(9, 11)])
  const carol = person('carol', [hours(10, 12), hours(14, 15, true)])
  expect(shown([bob, carol])).toEqual(['9 10 bob', '10 11 bob carol', '11 12 carol', '14 15 carol'])
})

test('who is not at work is told apart from who is busy, and is only one of the two', () => {
  const nine = Array.from({ length: 7 }, () => [{ start: '09:00', end: '17:00' }])
  const dan = person('dan', [hours(8, 10)], { zone: zoneNamed('UTC'), hours: nine })
  expect(shown([dan])).toEqual(['0 8 dan', '8 9 dan', '9 10 dan', '17 24 dan'])
  expect(blockedIn(blockedTimes([dan], day), hours(7, 9))).toEqual({ busy: ['dan'], unsure: [], off: [] })
  expect(blockedIn(blockedTimes([dan], day), hours(6, 7))).toEqual({ busy: [], unsure: [], off: ['dan'] })
})

test('what began before and what takes some minutes is shown to the quarter hour, within the window', () => {
  expect(shown([person('bob', [hours(-3, 1), hours(5.1, 5.2), hours(23, 30)])])).toEqual([
    '0 1 bob',
    '5 5.25 bob',
    '23 24 bob',
  ])
})

test('whoever is busy at some time is blocked then, and nobody else', () => {
  const busy = fc
    .array(fc.tuple(fc.nat(80), fc.integer({ min: 1, max: 12 })), { maxLength: 12 })
    .map((all) => mergedPeriods(all.map(([from, length]) => hours(from / 4, (from + length) / 4))))
  assertProperty(
    fc.property(busy, busy, fc.nat(90), (bobs, carols, at) => {
      const time = {
        start: addMs(midnight, at * 15 * minuteMs),
        end: addMs(midnight, (at + 1) * 15 * minuteMs),
      }
      const found = blockedIn(blockedTimes([person('bob', bobs), person('carol', carols)], day), time).busy
      expect(found.includes('bob')).toBe(stateIn(bobs, time) === 'busy')
      expect(found.includes('carol')).toBe(stateIn(carols, time) === 'busy')
    }),
  )
})
