import { beforeAll, expect, test } from 'vitest'
import { instantOf } from '#domain/time/instantOf.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { formatSlipWhen } from './formatSlipWhen.ts'

beforeAll(() => void inEnglish({ children: null }))

const paris = zoneNamed('Europe/Paris')
const timed = (from: string, to: string) =>
  ({
    kind: 'timed',
    start: instantOf(`${from}:00`, paris),
    end: instantOf(`${to}:00`, paris),
    zone: null,
  }) as const

test('the time of a draft stands on one line, with its length', () => {
  expect(formatSlipWhen(timed('2026-11-26T14:00', '2026-11-26T15:30'), paris)).toBe(
    'Thu 26 Nov · 14:00 – 15:30 · 1 h 30 min',
  )
  expect(formatSlipWhen(timed('2026-11-26T22:00', '2026-11-27T02:00'), paris)).toBe(
    'Thu 26 Nov, 22:00 – Fri 27 Nov, 02:00 · 4 h',
  )
})

test('midnight ends the day before it', () => {
  expect(formatSlipWhen(timed('2026-11-26T23:00', '2026-11-27T00:00'), paris)).toBe(
    'Thu 26 Nov · 23:00 – 00:00 · 1 h',
  )
})

test('days are said as days', () => {
  expect(formatSlipWhen({ kind: 'allDay', first: '2026-11-26', last: '2026-11-26' }, paris)).toBe(
    'Thu 26 Nov · all day',
  )
  expect(formatSlipWhen({ kind: 'allDay', first: '2026-11-26', last: '2026-11-27' }, paris)).toBe(
    'Thu 26 Nov – Fri 27 Nov · 2 d',
  )
})
