import { expect, test } from 'vitest'
import type { EventDraft } from '#domain/event/CalendarEvent.ts'
import { formOf } from './formOf.ts'
import { readForm } from './readForm.ts'

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

test('the further fields of a draft read back as they are, with addresses completed', () => {
  const further = {
    status: 'tentative' as const,
    colour: 'teal',
    categories: ['Food'],
    url: 'mailto:a@example.org',
    conference: 'https://meet.example.org/a',
    attachments: ['https://example.org/a'],
    reminders: [{ kind: 'relative' as const, to: 'start' as const, minutes: -10 }],
  }
  const form = formOf({ ...standUp, ...further }, 'Europe/Paris')
  expect(readForm(form).draft).toEqual({ ...standUp, ...further })
  const typed = readForm({ ...form, conference: 'meet.example.org/b', attachments: ['example.org', ''] })
  expect(typed.draft).toMatchObject({
    conference: 'https://meet.example.org/b',
    attachments: ['https://example.org'],
  })
  const wrong = readForm({ ...form, conference: 'javascript:alert(1)', attachments: ['ftp://example.org'] })
  expect(wrong.problems).toEqual({ conference: 'not-a-page', attachments: 'not-a-page' })
})

test('the fields of a draft read back as that draft', () => {
  expect(readForm(formOf(standUp, 'Europe/Paris')).draft).toMatchObject(standUp)
  expect(readForm(formOf(holiday, 'Europe/Paris')).draft).toMatchObject(holiday)
})

test('an event at the same clock time everywhere has no zone', () => {
  const floating: EventDraft = {
    ...standUp,
    when: { kind: 'timed', start: '2027-03-15T09:00:00', end: '2027-03-15T09:30:00', zone: null },
  }
  expect(formOf(floating, 'Europe/Paris').zone).toBe('')
  expect(readForm(formOf(floating, 'Europe/Paris')).draft).toMatchObject(floating)
})

test('an invalid time has an error beside its field', () => {
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

test('an unknown zone has an error', () => {
  const nowhere = { ...formOf(standUp, 'Europe/Paris'), zone: 'Europe/Atlantis' }
  expect(readForm(nowhere).problems).toEqual({ zone: 'unknown-zone' })
})
