import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '#contract/testing/assertProperty.ts'
import { addMs, epochMs, hourMs } from '../time/units.ts'
import { utcText } from '../time/localDateTime.ts'
import { zoneNamed } from '../time/Zone.ts'
import { timesOff } from './workingTime.ts'

const nine = [{ start: '09:00', end: '17:00' }]
const hours = [[], nine, nine, nine, nine, [{ start: '09:00', end: '12:00' }, ...nine.slice(1)], []]
const at = (text: string) => epochMs(Date.parse(text))
const off = (zone: string, start: string, end: string, of: typeof hours = hours) =>
  timesOff({ zone: zoneNamed(zone), hours: of }, { start: at(start), end: at(end) }).map((each) =>
    [each.start, each.end].map((time) => utcText(time).slice(5, 16)).join(' '),
  )

test('nights and days off are outside of working hours, cut at the ends of the window', () => {
  expect(off('Europe/Paris', '2027-03-18T00:00:00Z', '2027-03-22T10:00:00Z')).toEqual([
    '03-18T00:00 03-18T08:00',
    '03-18T16:00 03-19T08:00',
    '03-19T11:00 03-22T08:00',
  ])
})

test('the hours are those of the zone, over its change of clocks and from the day before', () => {
  expect(off('Europe/Paris', '2027-03-26T10:00:00Z', '2027-03-29T09:00:00Z')).toEqual([
    '03-26T11:00 03-29T07:00',
  ])
  expect(off('Asia/Tokyo', '2027-03-15T00:00:00Z', '2027-03-15T12:00:00Z')).toEqual([
    '03-15T08:00 03-15T12:00',
  ])
})

test('breaks are outside too, and who never works is always off', () => {
  const broken = hours.map(() => [
    { start: '00:00', end: '12:00' },
    { start: '13:00', end: '24:00' },
  ])
  expect(off('UTC', '2027-03-15T00:00:00Z', '2027-03-17T00:00:00Z', broken)).toEqual([
    '03-15T12:00 03-15T13:00',
    '03-16T12:00 03-16T13:00',
  ])
  expect(off('UTC', '2027-03-15T00:00:00Z', '2027-03-17T00:00:00Z', [])).toEqual(['03-15T00:00 03-17T00:00'])
})

test('whatever the window, times off are in order, do not touch, and lie within it', () => {
  assertProperty(
    fc.property(fc.nat(400), fc.integer({ min: 1, max: 400 }), (from, length) => {
      const start = addMs(at('2027-03-15T00:00:00Z'), from * hourMs)
      const window = { start, end: addMs(start, length * hourMs) }
      const found = timesOff({ zone: zoneNamed('America/New_York'), hours }, window)
      for (const [index, each] of found.entries()) {
        expect(each.start).toBeLessThan(each.end)
        expect(each.start).toBeGreaterThanOrEqual(window.start)
        expect(each.end).toBeLessThanOrEqual(window.end)
        const next = found[index + 1]
        if (next) expect(each.end).toBeLessThan(next.start)
      }
    }),
  )
})
