import { beforeAll, expect, test } from 'vitest'
import { localMs } from '#domain/time/units.ts'
import { inEnglish } from '../../../../ui/testing/inEnglish.tsx'
import { formOf } from '../form/formOf.ts'
import { newDraft } from '../newDraft.ts'
import { nightNote } from './nightNote.ts'

beforeAll(() => void inEnglish({ children: null }))

const place = { date: '2027-03-27', now: localMs(0), zone: 'Europe/Paris', calendarId: 'alice' } as const
const form = formOf(newDraft({ start: '2027-03-27T22:00', end: '2027-03-28T04:00' }, place), 'Europe/Paris')

test('an event that ends on another day has its length beside its end', () => {
  // Clocks go forward in that night.
  expect(nightNote(form)).toBe('5 h')
})

test('one that ends on its day has none, and neither has one that ends before it starts', () => {
  expect(nightNote({ ...form, endDate: '2027-03-27', endTime: '23:00' })).toBeNull()
  expect(nightNote({ ...form, endDate: '2027-03-26' })).toBeNull()
  expect(nightNote({ ...form, isAllDay: true })).toBeNull()
})
