import { expect, test } from 'vitest'
import { dayIn, secondaryCalendarOf } from './secondaryDate.ts'

/** By how CLDR names each calendar or its family. */
const families = [
  ['islamic', 'islamic-umalqura'],
  ['hebrew', 'hebrew'],
  ['buddhist', 'buddhist'],
] as const

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

test('the calendar of every region is the first of its preferences that we can', () => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
  const countries = letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((region) => new Intl.Locale(`und-${region}`).region === region && names.of(region))
  for (const region of countries) {
    const preferred = new Intl.Locale(`und-${region}`).getCalendars()
    const known = preferred.map((name) => families.find(([family]) => name.startsWith(family))?.[1])
    expect([region, secondaryCalendarOf(region)]).toEqual([region, known.find(Boolean) ?? null])
  }
  expect(countries.length).toBeGreaterThan(200)
})

test.each([
  ['2027-03-15', 'islamic-umalqura', 7],
  ['2027-03-09', 'islamic-umalqura', 1],
  ['2027-03-15', 'hebrew', 6],
  ['2027-04-22', 'hebrew', 15],
  ['2027-03-15', 'buddhist', 15],
] as const)('%s is in %s day %i', (date, calendar, day) => {
  expect(dayIn(date, calendar)).toBe(day)
})
