import { beforeAll, expect, test } from 'vitest'
import { inEnglish } from '../../../../ui/testing/inEnglish.tsx'
import { formOf } from '../form/formOf.ts'
import { clockNote } from './clockNote.ts'
import { endOptions } from './timeOptions.ts'

beforeAll(() => void inEnglish({ children: null }))

const form = formOf(
  {
    title: '',
    location: '',
    description: '',
    when: { kind: 'timed', start: '2027-03-15T09:30:00', end: '2027-03-15T10:30:00', zone: 'Europe/Paris' },
    isFree: false,
    visibility: 'public',
    calendarId: 'work',
  },
  'Europe/Paris',
)

const shown = (typed: typeof form) => endOptions(typed).map(({ name, detail }) => `${name} ${detail}`)

test('an end is proposed with how long the event then is, over midnight too', () => {
  expect(shown(form).slice(0, 5)).toEqual([
    '09:45 (15 min)',
    '10:00 (30 min)',
    '10:15 (45 min)',
    '10:30 (1 h)',
    '10:45 (1 h 15 min)',
  ])
  const last = endOptions(form).at(-1)
  expect([last?.value, last?.detail]).toEqual(['2027-03-16T09:15', '(23 h 45 min)'])
})

test('on another day its quarter hours are, in the zone of the end', () => {
  expect(shown({ ...form, endDate: '2027-03-16' })[0]).toBe('00:00 (14 h 30 min)')
  expect(shown({ ...form, endZone: 'America/New_York' })[0]).toBe('04:45 (15 min)')
})

test('a night without two o’clock is an hour shorter', () => {
  const night = { ...form, startDate: '2027-03-28', endDate: '2027-03-28', startTime: '01:30' }
  expect(shown(night).slice(0, 3)).toEqual(['01:45 (15 min)', '03:00 (30 min)', '03:15 (45 min)'])
})

test('a time that a clock skips or shows twice has a note', () => {
  expect(clockNote('2027-03-28', '02:30', 'Europe/Paris')).toBe(
    '02:30 doesn’t exist on Sunday 28 March in Paris: 03:30.',
  )
  expect(clockNote('2027-10-31', '02:30', 'Europe/Paris')).toBe(
    '02:30 comes twice on Sunday 31 October in Paris: the first of the two counts.',
  )
  expect(clockNote('2027-03-28', '03:30', 'Europe/Paris')).toBeNull()
})
