import { beforeAll, expect, test } from 'vitest'
import { epochMs } from '#domain/time/units.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { formatReminderTime } from './formatReminderTime.ts'

beforeAll(() => void inEnglish({ children: null }))

const paris = zoneNamed('Europe/Paris')
const from = (minutes: number, to: 'start' | 'end' = 'start') => ({ kind: 'relative', to, minutes }) as const

test.each([
  [from(-10), '10 minutes before'],
  [from(-60), '1 hour before'],
  [from(-90), '1 hour, 30 minutes before'],
  [from(-2880), '2 days before'],
  [from(0), 'When it starts'],
  [from(5), '5 minutes after the start'],
  [from(-5, 'end'), '5 minutes before the end'],
  [from(0, 'end'), 'When it ends'],
  [from(30, 'end'), '30 minutes after the end'],
])('a reminder at %o of an event with times', (reminder, text) => {
  expect(formatReminderTime(reminder, false, paris)).toBe(text)
})

test.each([
  [from(540), 'On the day at 09:00'],
  [from(0), 'On the day at 00:00'],
  [from(-420), 'The day before at 17:00'],
  [from(-1440), 'The day before at 00:00'],
  [from(-2340), '2 days before at 09:00'],
  [from(2000), '1 day, 9 hours, 20 minutes after the start'],
])('a reminder at %o of an all-day event is by the clock', (reminder, text) => {
  expect(formatReminderTime(reminder, true, paris)).toBe(text)
})

test('a reminder at a time of its own says when', () => {
  const at = epochMs(Date.UTC(2027, 2, 15, 8))
  expect(formatReminderTime({ kind: 'absolute', at }, false, paris)).toMatch(/15 Mar.*09:00/)
})
