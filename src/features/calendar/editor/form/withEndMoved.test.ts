import { expect, test } from 'vitest'
import type { EventDraft } from '#domain/event/CalendarEvent.ts'
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
