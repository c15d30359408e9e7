import { expect, test } from 'vitest'
import type { EventForm } from './form/eventForm.ts'
import { timeLinkOf } from './timeLinkOf.ts'

const form: EventForm = {
  title: 'Review',
  isAllDay: false,
  startDate: '2027-03-15',
  startTime: '14:00',
  endDate: '2027-03-15',
  endTime: '15:00',
  zone: 'Europe/Paris',
  endZone: '',
  calendarId: 'work',
  isFree: false,
  visibility: 'private',
  location: 'Room B',
  styledDescription: '',
  description: 'secret',
  repeats: 'never',
  frequency: 'WEEKLY',
  interval: '1',
  weekdays: '',
  on: 'day',
  monthDays: '',
  ending: 'never',
  lastDate: '2027-06-15',
  guests: { organizer: null, guests: [], typed: '', typedRoom: '' },
  times: '10',
  status: 'confirmed' as const,
  colour: '',
  categories: [],
  url: '',
  conference: '',
  attachments: [],
  reminders: null,
  typedReminder: null,
}
const here = 'https://cal.example/app/?code=1#/calendar/week/2027-03-15/new?start=2027-03-15T14:00'

test('the link has the instants and the title of what is typed, and nothing else', () => {
  expect(timeLinkOf(form, here)).toBe(
    'https://cal.example/app/#/calendar/time?start=2027-03-15T13:00Z&end=2027-03-15T14:00Z&title=Review',
  )
})

test('whole days are dates', () => {
  expect(timeLinkOf({ ...form, isAllDay: true, title: '' }, here)).toBe(
    'https://cal.example/app/#/calendar/time?start=2027-03-15&end=2027-03-15',
  )
})

test('half a date, an end before the start and the same clock time everywhere have no link', () => {
  expect(timeLinkOf({ ...form, startTime: '2' }, here)).toBe(
    timeLinkOf({ ...form, startTime: '02:00' }, here),
  )
  expect(timeLinkOf({ ...form, startDate: 'soon' }, here)).toBeNull()
  expect(timeLinkOf({ ...form, endTime: '13:00' }, here)).toBeNull()
  expect(timeLinkOf({ ...form, zone: '' }, here)).toBeNull()
})
