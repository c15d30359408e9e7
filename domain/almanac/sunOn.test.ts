import { expect, test } from 'vitest'
import { localOf } from '../time/instantOf.ts'
import { epochMs, minuteMs } from '../time/units.ts'
import { instantOf } from '../time/instantOf.ts'
import { zoneNamed } from '../time/Zone.ts'
import { daylightOn, sunOn } from './sunOn.ts'

// By VSOP87 (astronomy-engine 2.1.19), which has nothing in common with the formulas of NOAA.
test.each([
  ['Europe/Paris', 48.85, 2.35, '2027-03-20', '06:54', '19:03'],
  ['Europe/Berlin', 52.5, 13.37, '2027-06-21', '04:43', '21:33'],
  ['America/New_York', 40.71, -74.01, '2027-09-23', '06:44', '18:52'],
  ['America/Los_Angeles', 34.05, -118.24, '2027-12-21', '06:55', '16:48'],
  ['Asia/Tokyo', 35.65, 139.74, '2027-02-10', '06:34', '17:17'],
  ['Asia/Kolkata', 22.53, 88.37, '2027-03-20', '05:41', '17:47'],
  ['Australia/Sydney', -33.87, 151.22, '2027-06-21', '07:00', '16:54'],
  ['Pacific/Auckland', -36.87, 174.77, '2027-09-23', '06:10', '18:18'],
  ['America/Sao_Paulo', -23.53, -46.62, '2027-12-21', '05:17', '18:52'],
  ['Africa/Nairobi', -1.28, 36.82, '2027-02-10', '06:42', '18:52'],
  ['Atlantic/Reykjavik', 64.15, -21.85, '2027-03-20', '07:29', '19:42'],
  ['Europe/Helsinki', 60.17, 24.97, '2027-06-21', '03:54', '22:50'],
  ['Pacific/Kiritimati', 1.87, -157.33, '2027-09-23', '06:19', '18:25'],
  ['Pacific/Honolulu', 21.31, -157.86, '2027-12-21', '07:04', '17:55'],
  ['Asia/Kathmandu', 27.72, 85.32, '2027-02-10', '06:45', '17:51'],
  ['Africa/Cairo', 30.05, 31.25, '2027-03-20', '05:59', '18:06'],
  ['America/Santiago', -33.45, -70.67, '2027-06-21', '07:47', '17:42'],
  ['America/Anchorage', 61.22, -149.9, '2027-09-23', '07:46', '19:56'],
  ['Atlantic/Stanley', -51.7, -57.85, '2027-12-21', '04:29', '21:10'],
  ['Asia/Singapore', 1.28, 103.85, '2027-02-10', '07:17', '19:21'],
] as const)(
  'the sun in %s (%d, %d) on %s rises at %s and sets at %s',
  (name, latitude, longitude, date, rise, set) => {
    const zone = zoneNamed(name)
    const sun = sunOn(date, zone, { latitude, longitude })
    const minutesOff = (at: number, time: string) =>
      Math.abs(at - instantOf(`${date}T${time}:00`, zone)) / minuteMs
    expect(sun.kind).toBe('rises')
    if (sun.kind !== 'rises') return
    expect(minutesOff(sun.rise, rise)).toBeLessThan(1.5)
    expect(minutesOff(sun.set, set)).toBeLessThan(1.5)
  },
)

const never = epochMs(Number.NaN)
const tromso = { latitude: 69.65, longitude: 18.96 }
const oslo = zoneNamed('Europe/Oslo')

test('beyond the polar circle the sun stays up in June and down in December', () => {
  expect(sunOn('2027-06-21', oslo, tromso)).toEqual({ kind: 'up' })
  expect(sunOn('2027-12-21', oslo, tromso)).toEqual({ kind: 'down' })
  expect(daylightOn('2027-12-21', oslo, tromso)).toEqual([])
  const [light, ...others] = daylightOn('2027-06-21', oslo, tromso)
  expect(others).toEqual([])
  expect([localOf(light?.rise ?? never, oslo), localOf(light?.set ?? never, oslo)]).toEqual([
    '2027-06-21T00:00:00',
    '2027-06-22T00:00:00',
  ])
})

test('a sun that sets after midnight shines into the next day', () => {
  const light = daylightOn('2027-06-26', zoneNamed('Atlantic/Reykjavik'), {
    latitude: 64.15,
    longitude: -21.85,
  })
  expect(
    light.map(({ rise, set }) => [localOf(rise, 'UTC').slice(11, 16), localOf(set, 'UTC').slice(11, 16)]),
  ).toEqual([
    ['00:00', '00:02'],
    ['02:57', '00:00'],
  ])
})

test('on a day when clocks change, what clocks show changes and the sun does not', () => {
  const [light] = daylightOn('2027-03-28', zoneNamed('Europe/Paris'), { latitude: 48.87, longitude: 2.33 })
  expect(localOf(light?.rise ?? never, 'Europe/Paris').slice(11, 15)).toBe('07:3')
})
