import { expect, test } from 'vitest'
import type { EventDraft } from '#domain/event/CalendarEvent.ts'
import { addDays } from '#domain/time/dates.ts'
import { toIsoDate } from '#domain/time/units.ts'
import { formOf } from './formOf.ts'
import { readableStart, withEndMoved } from './withEndMoved.ts'

const standUp: EventDraft = {
  title: 'Stand-up',
  location: 'Room B',
  description: '',
  when: { kind: 'timed', start: '2027-03-15T09:00:00', end: '2027-03-15T09:30:00', zone: 'Europe/Paris' },
  isFree: false,
  visibility: 'public',
  calendarId: 'work',
}

const holiday: EventDraft = { ...standUp, when: { kind: 'allDay', first: '2027-03-15', last: '2027-03-17' } }

const form = formOf(standUp, 'Europe/Paris')
const days = formOf(holiday, 'Europe/Paris')

test('a later start moves the end with it, over midnight too', () => {
  const { endDate, endTime } = withEndMoved({ ...form, startTime: '23:45' }, form)
  expect([endDate, endTime]).toEqual(['2027-03-16', '00:15'])
})

test('another first day of a holiday moves its last one with it', () => {
  expect(withEndMoved({ ...days, startDate: '2027-03-20' }, days).endDate).toBe('2027-03-22')
})

test('an unreadable start leaves the end, and the next readable one is measured from the one before', () => {
  const halfTyped = { ...form, startTime: '1:' }
  expect(withEndMoved(halfTyped, form)).toBe(halfTyped)
  expect(readableStart(halfTyped, form)).toBe(form)
  const typed = withEndMoved({ ...halfTyped, startTime: '14:00' }, readableStart(halfTyped, form))
  expect([typed.endDate, typed.endTime]).toEqual(['2027-03-15', '14:30'])
})

test('an end before its start is left for the person to correct', () => {
  const backwards = { ...form, endTime: '08:00' }
  expect(withEndMoved({ ...backwards, startTime: '10:00' }, backwards).endTime).toBe('08:00')
})

test.each([
  // Half past two does not exist on that day: it begins an hour later, and so it ends.
  { was: '2027-03-27', start: '02:30', end: '03:15', to: '2027-03-28', until: '2027-03-28 04:15' },
  { was: '2027-10-30', start: '22:00', end: '04:00', to: '2027-10-31', until: '2027-11-01 05:00' },
  { was: '2027-10-29', start: '22:00', end: '04:00', to: '2027-10-30', until: '2027-10-31 03:00' },
])('an event of $was at $start is as long on $to, when clocks change', ({ was, start, end, to, until }) => {
  const endDay = end > start ? was : addDays(toIsoDate(was), 1)
  const before = { ...form, startDate: was, endDate: endDay, startTime: start, endTime: end }
  const { endDate, endTime } = withEndMoved({ ...before, startDate: to }, before)
  expect(`${endDate} ${endTime}`).toBe(until)
})

test('an end in the second of two equal hours, which no field can say, keeps its time by the clock', () => {
  const before = {
    ...form,
    startDate: '2027-10-30',
    endDate: '2027-10-30',
    startTime: '01:30',
    endTime: '03:15',
  }
  const { endDate, endTime } = withEndMoved({ ...before, startDate: '2027-10-31' }, before)
  expect([endDate, endTime]).toEqual(['2027-10-31', '03:15'])
})

test('an end in a zone of its own is moved by the clock there', () => {
  const flight = { ...form, endZone: 'America/New_York', endTime: '11:00' }
  const { endDate, endTime } = withEndMoved({ ...flight, startTime: '23:00' }, flight)
  expect([endDate, endTime]).toEqual(['2027-03-16', '01:00'])
})

test('another zone for the same clock times moves nothing', () => {
  const abroad = { ...form, zone: 'Asia/Tokyo' }
  expect(withEndMoved(abroad, form)).toBe(abroad)
})
