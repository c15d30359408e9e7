import { expect, test } from 'vitest'
import { plainEvent } from '#domain/testing/plainEvent.ts'
import { epochMs, type IsoDate } from '#domain/time/units.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { weekModel } from '../../grid/model/weekModel.ts'
import type { WorkingHours } from '../../options/ViewOptions.ts'
import { printedHours } from './printedHours.ts'

const paris = zoneNamed('Europe/Paris')
const nineToSix: WorkingHours = { start: '09:00', end: '18:00' }

function hoursWith(
  times: readonly (readonly [string, string])[],
  day: IsoDate = '2027-03-15',
  hours: WorkingHours = nineToSix,
) {
  const events = times.map(([start, end]) =>
    plainEvent(start, {
      kind: 'timed',
      start: epochMs(Date.parse(start)),
      end: epochMs(Date.parse(end)),
      zone: null,
    }),
  )
  const { start, end } = printedHours(weekModel(events, [day], paris), [hours])
  return [start / 60, end / 60]
}

test('a day without events has its working hours', () => {
  expect(hoursWith([])).toEqual([9, 18])
})

test('a day off without events has the hours of an office', () => {
  expect(hoursWith([], '2027-03-14', null)).toEqual([8, 18])
})

test('whole hours are added for what begins earlier or ends later', () => {
  expect(hoursWith([['2027-03-15T06:40+01:00', '2027-03-15T07:00+01:00']])).toEqual([6, 18])
  expect(hoursWith([['2027-03-15T19:00+01:00', '2027-03-15T20:10+01:00']])).toEqual([9, 21])
})

test('an event over midnight has all hours up to it', () => {
  expect(hoursWith([['2027-03-15T22:00+01:00', '2027-03-16T01:30+01:00']])).toEqual([9, 24])
})

test('hours are places on the day, also where one is skipped', () => {
  // On 28 March 2027 clocks go from two to three: the place of three o’clock is the second hour.
  expect(hoursWith([], '2027-03-28')).toEqual([8, 17])
})
