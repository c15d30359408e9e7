import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '#contract/testing/assertProperty.ts'
import { addDays } from '#domain/time/dates.ts'
import { addMs, epochMs, minuteMs, toIsoDate } from '#domain/time/units.ts'
import { isTimeLink } from './isTimeLink.ts'
import { readTimeLink, timeLinkPath } from './timeLink.ts'

const at = (text: string) => epochMs(Date.parse(text))
const link = {
  kind: 'timed',
  start: at('2027-03-15T13:00Z'),
  end: at('2027-03-15T14:30Z'),
  title: 'Tea & talk',
} as const

test('the address of a time has its instants and its title, and can be read by a person', () => {
  expect(timeLinkPath(link)).toBe(
    '/calendar/time?start=2027-03-15T13:00Z&end=2027-03-15T14:30Z&title=Tea+%26+talk',
  )
  expect(readTimeLink(timeLinkPath(link))).toEqual(link)
  expect([isTimeLink(timeLinkPath(link)), isTimeLink('/calendar/week/2027-03-15')]).toEqual([true, false])
})

test('whole days are dates, without a zone', () => {
  const days = { kind: 'allDay', first: '2027-03-15', last: '2027-03-16', title: '' } as const
  expect(timeLinkPath(days)).toBe('/calendar/time?start=2027-03-15&end=2027-03-16')
  expect(readTimeLink(timeLinkPath(days))).toEqual(days)
})

test('every time leads back to itself', () => {
  const minute = fc
    .integer({ min: 0, max: 4_000_000_000 })
    .map((minutes) => epochMs(minutes * 1000 - ((minutes * 1000) % minuteMs)))
  const title = fc.string({ maxLength: 60 }).map((text) => text.replaceAll(/\p{Cc}/gu, ' ').trim())
  assertProperty(
    fc.property(minute, fc.integer({ min: 1, max: 10_000 }), title, (start, minutes, named) => {
      const timed = { kind: 'timed', start, end: addMs(start, minutes * minuteMs), title: named } as const
      expect(readTimeLink(timeLinkPath(timed))).toEqual(timed)
    }),
  )
})

test('only the first line of a title goes along', () => {
  expect(readTimeLink(timeLinkPath({ ...link, title: 'Tea\nsecret' }))?.title).toBe('Tea')
})

test.each([
  ['no times', ''],
  ['no end', 'start=2027-03-15T13:00Z'],
  ['a local time', 'start=2027-03-15T13:00&end=2027-03-15T14:00'],
  ['an offset', 'start=2027-03-15T13:00%2B02:00&end=2027-03-15T14:00Z'],
  ['a day that does not exist', 'start=2027-02-30T13:00Z&end=2027-03-15T14:00Z'],
  ['a day and a time', 'start=2027-03-15&end=2027-03-15T14:00Z'],
  ['an end before the start', 'start=2027-03-15T13:00Z&end=2027-03-15T12:00Z'],
  ['no length', 'start=2027-03-15T13:00Z&end=2027-03-15T13:00Z'],
  ['a last day before the first', 'start=2027-03-15&end=2027-03-14'],
  ['two years', 'start=2027-03-15T13:00Z&end=2029-03-15T13:00Z'],
  ['a title of many lines', 'start=2027-03-15&end=2027-03-15&title=a%0Ab'],
  ['a title without an end', `start=2027-03-15&end=2027-03-15&title=${'a'.repeat(201)}`],
])('%s cannot be read', (_, query) => {
  expect(readTimeLink(`/calendar/time?${query}`)).toBeNull()
})

test('a year is the longest', () => {
  const first = toIsoDate('2027-01-01')
  const longest = timeLinkPath({ kind: 'allDay', first, last: addDays(first, 365), title: '' })
  expect(readTimeLink(longest)).not.toBeNull()
  expect(
    readTimeLink(timeLinkPath({ kind: 'allDay', first, last: addDays(first, 366), title: '' })),
  ).toBeNull()
})
