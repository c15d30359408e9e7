import { expect, test } from 'vitest'
import { windowsZones } from './windowsZones.ts'
import { ianaZone } from './zones.ts'
import { zoneNamed } from './Zone.ts'

test.each([
  ['Europe/Paris', 'Europe/Paris'],
  ['europe/paris', 'Europe/Paris'],
  ['"Europe/Paris"', 'Europe/Paris'],
  ['US/Eastern', 'US/Eastern'],
  ['Romance Standard Time', 'Europe/Paris'],
  ['Mexico Standard Time 2', 'America/Chihuahua'],
  ['tzone://Microsoft/Utc', 'UTC'],
  ['W. Europe Standard Time', 'Europe/Berlin'],
  ['AUS Eastern Standard Time', 'Australia/Sydney'],
  ['/freeassociation.sourceforge.net/Tzfile/Europe/Paris', 'Europe/Paris'],
  [
    '/freeassociation.sourceforge.net/Tzfile/America/Argentina/Buenos_Aires',
    'America/Argentina/Buenos_Aires',
  ],
  ['/mozilla.org/20050126_1/Europe/Paris', 'Europe/Paris'],
  ['/citadel.org/20210210_1/UTC', 'UTC'],
  ['Z', 'UTC'],
  ['GMT', 'UTC'],
  ['Etc/UTC', 'UTC'],
  ['UTC+12', 'Etc/GMT-12'],
  ['GMT+0100', '+01:00'],
  ['UTC-03:30', '-03:30'],
])('%s is read as %s', (tzid, zone) => {
  expect(ianaZone(tzid)).toBe(zone)
})

test.each([
  '',
  'Customized Time Zone',
  'Nowhere/Middle',
  '/a/b/c',
  '+25:00',
  'Europe',
  '__proto__',
  'constructor',
])('the zone %j is unknown', (tzid) => {
  expect(ianaZone(tzid)).toBeNull()
})

test('every Windows zone is a zone that this machine has', () => {
  expect(Object.values(windowsZones).filter((zone) => ianaZone(zone) === null)).toEqual([])
})

test('a zone is created once and shared', () => {
  expect(zoneNamed('Europe/Paris')).toBe(zoneNamed('Europe/Paris'))
})

test('an unknown zone is refused when it is requested, not later', () => {
  expect(() => zoneNamed('Nowhere/Middle')).toThrow(RangeError)
})

test('quotes around a name are ignored, however many and whichever', () => {
  expect(ianaZone(`"'"Europe/Paris'"`)).toBe('Europe/Paris')
  expect(ianaZone('"')).toBeNull()
})

test('a name of a hundred thousand characters is not a zone', () => {
  expect(ianaZone(`Europe/Paris${'"'.repeat(100_000)}`)).toBeNull()
})
