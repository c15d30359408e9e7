import { expect, test } from 'vitest'
import type { EventDraft } from '#domain/event/CalendarEvent.ts'
import { formOf, proposedTimes, readableStart, readForm, withEndMoved } from './eventForm.ts'

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

test('the fields of a draft read back as that draft', () => {
  expect(readForm(formOf(standUp, 'Europe/Paris')).draft).toEqual(standUp)
  expect(readForm(formOf(holiday, 'Europe/Paris')).draft).toEqual(holiday)
})

test('an event at the same clock time everywhere has no zone', () => {
  const floating: EventDraft = {
    ...standUp,
    when: { kind: 'timed', start: '2027-03-15T09:00:00', end: '2027-03-15T09:30:00', zone: null },
  }
  expect(formOf(floating, 'Europe/Paris').zone).toBe('')
  expect(readForm(formOf(floating, 'Europe/Paris')).draft).toEqual(floating)
})

test('a time that is none is said beside its field', () => {
  const noonish = { ...formOf(standUp, 'Europe/Paris'), startTime: 'noonish', endDate: '2027-02-30' }
  expect(readForm(noonish).problems).toEqual({ startTime: 'not-a-time', endDate: 'not-a-date' })
})

test('the times of an all-day event do not matter', () => {
  expect(readForm({ ...formOf(holiday, 'Europe/Paris'), startTime: '' }).problems).toBeNull()
})

test('an event may not end before it starts', () => {
  const early = { ...formOf(standUp, 'Europe/Paris'), endTime: '08:30' }
  expect(readForm(early).problems).toEqual({ endTime: 'ends-before-it-starts' })
})

test('a zone that nobody knows is said so', () => {
  const nowhere = { ...formOf(standUp, 'Europe/Paris'), zone: 'Europe/Atlantis' }
  expect(readForm(nowhere).problems).toEqual({ zone: 'unknown-zone' })
})

const form = formOf(standUp, 'Europe/Paris')
const days = formOf(holiday, 'Europe/Paris')

test('a later start takes the end with it, over midnight too', () => {
  const { endDate, endTime } = withEndMoved({ ...form, startTime: '23:45' }, form)
  expect([endDate, endTime]).toEqual(['2027-03-16', '00:15'])
})

test('another first day of a holiday takes its last one along', () => {
  expect(withEndMoved({ ...days, startDate: '2027-03-20' }, days).endDate).toBe('2027-03-22')
})

test('a start that cannot be read leaves the end, and the next that can is measured from the one before', () => {
  const halfTyped = { ...form, startTime: '1:' }
  expect(withEndMoved(halfTyped, form)).toBe(halfTyped)
  expect(readableStart(halfTyped, form)).toBe(form)
  const typed = withEndMoved({ ...halfTyped, startTime: '14:00' }, readableStart(halfTyped, form))
  expect([typed.endDate, typed.endTime]).toEqual(['2027-03-15', '14:30'])
})

test('an end that is before its start is left to be mended by hand', () => {
  const backwards = { ...form, endTime: '08:00' }
  expect(withEndMoved({ ...backwards, startTime: '10:00' }, backwards).endTime).toBe('08:00')
})

test('an end on the same day is proposed after the start', () => {
  expect(proposedTimes('22:45')).toEqual(['23:00', '23:30'])
})
