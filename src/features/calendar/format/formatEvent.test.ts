import { beforeAll, expect, test } from 'vitest'
import { plainEvent } from '#domain/testing/plainEvent.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { formatCell } from './formatCell.ts'
import { formatElsewhere } from './formatElsewhere.ts'
import { formatEvent } from './formatEvent.ts'
import { formatDays, formatHeading } from './formatHeading.ts'
import { epochMs, type IsoDate } from '#domain/time/units.ts'

beforeAll(() => void inEnglish({ children: null }))

const paris = zoneNamed('Europe/Paris')
const at = (text: string) => epochMs(Date.parse(text))

const standUp = plainEvent('Stand-up', {
  kind: 'timed',
  start: at('2027-03-15T08:00:00Z'),
  end: at('2027-03-15T08:30:00Z'),
  zone: 'Europe/Paris',
})

test('the name of an event has title, day, times and calendar', () => {
  expect(formatEvent(standUp, paris, 'Work')).toBe('Stand-up, Monday 15 March, 09:00 to 09:30, Work')
})

test('an event to the end of the year 9999 has a last date where that is over already', () => {
  const when = {
    kind: 'timed',
    start: at('9999-12-30T08:00:00Z'),
    end: at('9999-12-31T23:59:00Z'),
    zone: 'UTC',
  } as const
  expect(formatEvent({ ...standUp, when }, paris, 'Work')).toBe(
    'Stand-up, Thursday 30 December, 09:00 to Friday 31 December, 00:59, Work',
  )
})

test('its state comes last', () => {
  expect(formatEvent({ ...standUp, reply: 'needs-action' }, paris, 'Work')).toBe(
    'Stand-up, Monday 15 March, 09:00 to 09:30, Work, awaiting your reply',
  )
  expect(
    formatEvent({ ...standUp, status: 'tentative', isFree: true, visibility: 'private' }, paris, 'Work'),
  ).toMatch(/, Work, tentative, free, private$/)
})

test('an all-day event says so, with both its days if it has two', () => {
  const holiday = (last: IsoDate) =>
    formatEvent(
      { ...standUp, title: 'Holiday', when: { kind: 'allDay', first: '2027-03-15', last } },
      paris,
      'Work',
    )
  expect(holiday('2027-03-15')).toBe('Holiday, Monday 15 March, all day, Work')
  expect(holiday('2027-03-17')).toBe('Holiday, Monday 15 March to Wednesday 17 March, all day, Work')
})

test('an event that crosses midnight names the day it ends on; one that ends at midnight does not', () => {
  const until = (end: string) =>
    formatEvent(
      {
        ...standUp,
        title: 'Party',
        when: { kind: 'timed', start: at('2027-03-19T21:00:00Z'), end: at(end), zone: null },
      },
      paris,
      'Home',
    )
  expect(until('2027-03-20T01:00:00Z')).toBe(
    'Party, Friday 19 March, 22:00 to Saturday 20 March, 02:00, Home',
  )
  expect(until('2027-03-19T23:00:00Z')).toBe('Party, Friday 19 March, 22:00 to 00:00, Home')
})

test('an event without a title has a name to press', () => {
  expect(formatEvent({ ...standUp, title: ' ' }, paris, 'Work')).toMatch(/^\(No title\), /)
})

test('an event that is not stored yet says so, last', () => {
  expect(formatEvent({ ...standUp, isFree: true, write: 'saving' }, paris, 'Work')).toMatch(/, free, saving$/)
  expect(formatEvent({ ...standUp, write: 'unsaved' }, paris, 'Work')).toMatch(/, not saved$/)
})

test("the event's own time is added if it differs", () => {
  const floating = { kind: 'timed', start: epochMs(0), end: epochMs(0), zone: null } as const
  expect(formatElsewhere(standUp, 'Asia/Tokyo')).toBe('09:00 to 09:30 on Monday 15 March in Paris')
  expect(formatElsewhere(standUp, 'Europe/Berlin')).toBeNull()
  expect(formatElsewhere({ when: floating }, 'Asia/Tokyo')).toBeNull()
})

test('a day says how many events it has', () => {
  expect(formatCell({ date: '2027-03-15', count: 0 })).toBe('Monday 15 March, no events')
  expect(formatCell({ date: '2027-03-15', count: 1 })).toBe('Monday 15 March, 1 event')
  expect(formatCell({ date: '2027-03-15', count: 3 })).toBe('Monday 15 March, 3 events')
})

test('a grid is named by its first day', () => {
  expect(formatDays('2027-03-15', 7)).toBe('Week of 15 March 2027')
  expect(formatDays('2027-03-15', 3)).toBe('3 days from 15 March 2027')
  expect(formatDays('2027-03-17', 1)).toBe('Day of 17 March 2027')
})

test('the heading of a week between two months, or two years, names both', () => {
  expect(formatHeading('2027-03-15', '2027-03-21')).toEqual({ months: 'March', year: '2027' })
  expect(formatHeading('2027-03-29', '2027-04-04')).toEqual({ months: 'March – April', year: '2027' })
  expect(formatHeading('2026-12-28', '2027-01-03')).toEqual({
    months: 'December 2026 – January',
    year: '2027',
  })
})
