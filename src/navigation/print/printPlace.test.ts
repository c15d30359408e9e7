import { expect, test } from 'vitest'
import { printPath, readPrintPlace, type PrintPlace } from './printPlace.ts'

const plain: PrintPlace = {
  layout: 'month',
  first: '2027-03-01',
  last: '2027-03-31',
  calendars: null,
  saved: [],
  ink: 'colour',
  hasDescriptions: false,
  paper: 'a4',
  orientation: null,
  zone: null,
  zones: null,
}

const there = (path: string) => {
  const { pathname, search } = new URL(path, 'https://app.example')
  return readPrintPlace(pathname, search)
}

test('a month in colour on A4 has the plain address', () => {
  expect(printPath(plain)).toBe('/print/month/2027-03-01/2027-03-31')
  expect(there(printPath(plain))).toEqual(plain)
})

test('everything that is chosen is in the address, and read from it again', () => {
  const place: PrintPlace = {
    ...plain,
    calendars: ['team/a b', 'x&y'],
    saved: ['with Bob', 'a & b'],
    ink: 'black',
    hasDescriptions: true,
    paper: 'letter',
    orientation: 'portrait',
    zone: 'America/New_York',
    zones: ['Asia/Tokyo', 'Europe/Paris'],
  }
  expect(there(printPath(place))).toEqual(place)
})

test('no further zones are not the same as those that the person chose', () => {
  const place = { ...plain, zones: [] }
  expect(printPath(place)).toBe('/print/month/2027-03-01/2027-03-31?zones=none')
  expect(there(printPath(place))).toEqual(place)
})

test('no calendar at all is not the same as all of them', () => {
  const place = { ...plain, calendars: [] }
  expect(printPath(place)).toBe('/print/month/2027-03-01/2027-03-31?calendar=')
  expect(there(printPath(place))).toEqual(place)
})

test('a last day before the first means one day, and two years are the most', () => {
  expect(there('/print/month/2027-03-15/2027-03-01')?.last).toBe('2027-03-15')
  expect(there('/print/year/2027-01-01/2199-12-31')?.last).toBe('2029-01-01')
})

test.each(['/print/month', '/print/month/2027-02-29/2027-03-31', '/calendar/month/2027-03-01'])(
  '%s is nothing to print',
  (path) => {
    expect(there(path)).toBeNull()
  },
)
