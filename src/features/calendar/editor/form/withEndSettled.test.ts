import { expect, test } from 'vitest'
import type { EventDraft } from '#domain/event/CalendarEvent.ts'
import type { EventForm } from './eventForm.ts'
import { formOf } from './formOf.ts'
import { withEndSettled } from './withEndSettled.ts'

const party: EventDraft = {
  title: 'Party',
  location: '',
  description: '',
  when: { kind: 'timed', start: '2027-03-15T21:00:00', end: '2027-03-15T22:00:00', zone: 'Europe/Paris' },
  isFree: false,
  visibility: 'public',
  calendarId: 'work',
}
const form = formOf(party, 'Europe/Paris')
const endOf = ({ endDate, endTime }: EventForm) => `${endDate} ${endTime}`

/** The end after some fields were typed, one after the other. */
function typing(begun: EventForm, ...changes: readonly Partial<EventForm>[]): string {
  let [now, night] = [begun, '']
  for (const change of changes) {
    const settled = withEndSettled({ ...now, ...change }, { ...now, night })
    now = settled.form
    night = settled.night
  }
  return endOf(now)
}

test('an end that is typed before the start is on the next day, and moves with the start', () => {
  expect(typing(form, { endTime: '01:00' })).toBe('2027-03-16 01:00')
  expect(typing(form, { endTime: '01:00' }, { startDate: '2027-03-17' })).toBe('2027-03-18 01:00')
})

test('it comes back when it is typed after the start', () => {
  expect(typing(form, { endTime: '01:00' }, { endTime: '23:00' })).toBe('2027-03-15 23:00')
  expect(typing(form, { endTime: '01:00' }, { endTime: '02:00' })).toBe('2027-03-16 02:00')
})

test('it comes back when the start is typed before it: some people type the end first', () => {
  expect(typing(form, { endTime: '10:00' }, { startTime: '09:00' })).toBe('2027-03-15 10:00')
})

test('it comes back when its zone is further west: the end of a flight', () => {
  const flight = { ...form, startTime: '10:00', endTime: '12:00' }
  expect(typing(flight, { endTime: '09:00' })).toBe('2027-03-16 09:00')
  expect(typing(flight, { endTime: '09:00' }, { endZone: 'America/New_York' })).toBe('2027-03-15 09:00')
})

test('an end whose date was chosen before the start stays there, to be corrected', () => {
  expect(typing(form, { endDate: '2027-03-14' })).toBe('2027-03-14 22:00')
  expect(typing(form, { endDate: '2027-03-14' }, { endTime: '20:00' })).toBe('2027-03-14 20:00')
})

test('an end on a later day stays there, whatever its time', () => {
  expect(typing(form, { endDate: '2027-03-16' }, { endTime: '23:00' })).toBe('2027-03-16 23:00')
})

test('an end that cannot be read, and whole days, stay as they are', () => {
  expect(typing(form, { endTime: '1:' })).toBe('2027-03-15 1:')
  expect(typing({ ...form, isAllDay: true }, { endTime: '01:00' })).toBe('2027-03-15 01:00')
})
