import { beforeAll, expect, test } from 'vitest'
import type { EventDraft } from '#domain/event/CalendarEvent.ts'
import { inEnglish } from '../../../../ui/testing/inEnglish.tsx'
import { formOf } from './formOf.ts'
import { readForm } from './readForm.ts'
import { withDatesRead } from './withDatesRead.ts'

beforeAll(() => void inEnglish({ children: null }))

const holiday: EventDraft = {
  title: 'Holiday',
  location: '',
  description: '',
  when: { kind: 'allDay', first: '2026-12-21', last: '2026-12-23' },
  isFree: false,
  visibility: 'public',
  calendarId: 'work',
}
const form = formOf(holiday, 'Europe/Paris')

test('dates in words are read, an end without a year as the first after the start', () => {
  const typed = { ...form, startDate: '28 dec', endDate: '3 Jan', lastDate: '15 march 2027' }
  const { startDate, endDate, lastDate } = withDatesRead(typed, '2026-12-21')
  expect([startDate, endDate, lastDate]).toEqual(['2026-12-28', '2027-01-03', '2027-03-15'])
})

test('an unreadable date stays as typed, and prevents saving', () => {
  const typed = withDatesRead({ ...form, startDate: 'soon' }, '2026-12-21')
  expect(typed.startDate).toBe('soon')
  expect(readForm(typed).problems).toEqual({ startDate: 'not-a-date' })
})

test('fields with complete dates stay identical', () => {
  expect(withDatesRead(form, '2026-12-21')).toBe(form)
})
