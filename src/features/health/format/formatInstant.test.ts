import { i18n } from '@lingui/core'
import { beforeAll, expect, test } from 'vitest'
import { setClock } from '../../../locales/clock/clock.ts'
import { formatDuration } from './formatDuration.ts'
import { formatInstant } from './formatInstant.ts'
import { epochMs } from '#domain/time/units.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

test.each([
  [-5, '0 s'],
  [8999, '8 s'],
  [60_000, '1 min'],
  [3_600_000, '1 h'],
  [11_520_000, '3 h 12 min'],
  [190_800_000, '2 d 5 h'],
  [172_800_000, '2 d'],
])('%i ms is %s', (ms, name) => {
  expect(formatDuration(ms)).toBe(name)
})

test('an instant of today is shown by its time, others with their day', () => {
  const now = epochMs(new Date(2027, 2, 15, 18, 0).getTime())
  expect(formatInstant(epochMs(new Date(2027, 2, 15, 14, 2).getTime()), now)).toBe('14:02')
  expect(formatInstant(epochMs(new Date(2027, 2, 14, 14, 2).getTime()), now)).toBe('14 Mar, 14:02')
})

test('with a clock of twelve hours, an instant has it', () => {
  const now = epochMs(new Date(2027, 2, 15, 18, 0).getTime())
  setClock('12h')
  expect(formatInstant(epochMs(new Date(2027, 2, 15, 14, 2).getTime()), now)).toBe('2:02 pm')
  setClock('24h')
})
