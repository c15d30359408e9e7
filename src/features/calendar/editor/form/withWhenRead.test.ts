import { beforeAll, expect, test } from 'vitest'
import type { EventDraft } from '#domain/event/CalendarEvent.ts'
import { toIsoDate } from '#domain/time/units.ts'
import { inEnglish } from '../../../../ui/testing/inEnglish.tsx'
import type { EventForm } from './eventForm.ts'
import { formOf } from './formOf.ts'
import { readForm } from './readForm.ts'
import { withWhenRead } from './withWhenRead.ts'

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
const timed = { ...form, isAllDay: false, endDate: '2026-12-21' }
const today = toIsoDate('2026-11-23')
const read = (typed: EventForm) => withWhenRead(typed, { before: form, today })

test('dates in words are read, an end without a year as the first after the start', () => {
  const typed = { ...form, startDate: '28 dec', endDate: '3 Jan', lastDate: '15 march 2027' }
  const { startDate, endDate, lastDate } = read(typed)
  expect([startDate, endDate, lastDate]).toEqual(['2026-12-28', '2027-01-03', '2027-03-15'])
})

test('words count from today, plus from the date that was there', () => {
  expect(read({ ...form, startDate: 'in 2 weeks' }).startDate).toBe('2026-12-07')
  expect(read({ ...form, startDate: '+2w' }).startDate).toBe('2027-01-04')
  expect(read({ ...form, endDate: '+2' }).endDate).toBe('2026-12-23')
})

test('times are read as they are written', () => {
  const { startTime, endTime } = read({ ...timed, startTime: '9:30p', endTime: '23h' })
  expect([startTime, endTime]).toEqual(['21:30', '23:00'])
})

test('an end can be a length, over midnight too', () => {
  expect(read({ ...timed, startTime: '9', endTime: '45 min' }).endTime).toBe('09:45')
  const { endDate, endTime } = read({ ...timed, startTime: '23:30', endTime: '+60' })
  expect([endDate, endTime]).toEqual(['2026-12-22', '00:30'])
})

test('an unreadable date stays as typed, and prevents saving', () => {
  const typed = read({ ...form, startDate: 'soon' })
  expect(typed.startDate).toBe('soon')
  expect(readForm(typed).problems).toEqual({ startDate: 'not-a-date' })
})

test('fields with complete dates stay identical', () => {
  expect(read(form)).toBe(form)
})

test('a zone is read by its city, as a name with blanks, and otherwise stays as typed', () => {
  const zones = (zone: string, endZone = '') => {
    const typed = read({ ...timed, zone, endZone })
    return [typed.zone, typed.endZone]
  }
  expect(zones('new york', 'São Paulo')).toEqual(['America/New_York', 'America/Sao_Paulo'])
  expect(zones('America/New York')).toEqual(['America/New_York', ''])
  expect(zones('Romance Standard Time', 'Atlantis')).toEqual(['Romance Standard Time', 'Atlantis'])
})
