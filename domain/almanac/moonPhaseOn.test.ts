import { expect, test } from 'vitest'
import { daysFrom } from '../time/dates.ts'
import { minuteMs } from '../time/units.ts'
import { zoneNamed } from '../time/Zone.ts'
import { moonPhaseOn, phaseInstant } from './moonPhaseOn.ts'

const utc = zoneNamed('UTC')

// Meeus's own examples (49.a, 49.b) in even time, then phases by another theory of the moon (astronomy-engine 2.1.19).
test.each([
  [-283 * 4, '1977-02-18T03:36:58'],
  [544.75 * 4, '2044-01-21T23:47:00'],
  [0, '2000-01-06T18:14:24'],
  [-4, '1999-12-07T22:32:22'],
  [334 * 4, '2027-01-07T20:25:05'],
  [334 * 4 + 1, '2027-01-15T20:35:05'],
  [334 * 4 + 2, '2027-01-22T12:17:50'],
  [334 * 4 + 3, '2027-01-29T10:56:06'],
  [336 * 4, '2027-03-08T09:30:07'],
  [336 * 4 + 1, '2027-03-15T16:25:43'],
  [336 * 4 + 2, '2027-03-22T10:44:19'],
  [336 * 4 + 3, '2027-03-30T00:54:36'],
  [622 * 4 + 2, '2050-05-06T22:26:24'],
])('phase %d of the moon is at %s', (quarter, at) => {
  expect(Math.abs(phaseInstant(quarter) - Date.parse(`${at}Z`)) / minuteMs).toBeLessThan(2)
})

test('the four phases of a month each have a day', () => {
  const days = daysFrom('2027-03-01', 31).flatMap((date) => {
    const phase = moonPhaseOn(date, utc)
    return phase === null ? [] : [`${date.slice(8)} ${phase}`]
  })
  expect(days).toEqual(['08 new', '15 firstQuarter', '22 full', '30 lastQuarter'])
})

test('the day of a phase is that of the zone', () => {
  const honolulu = zoneNamed('Pacific/Honolulu')
  expect([moonPhaseOn('2027-03-29', honolulu), moonPhaseOn('2027-03-30', honolulu)]).toEqual([
    'lastQuarter',
    null,
  ])
})

test('a year has about fifty phases, and never two on a day', () => {
  const phases = daysFrom('2027-01-01', 365).filter((date) => moonPhaseOn(date, utc) !== null)
  expect(phases.length).toBeGreaterThanOrEqual(49)
  expect(phases.length).toBeLessThanOrEqual(50)
})
