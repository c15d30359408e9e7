import { expect, test } from 'vitest'
import type { JCal } from '#contract/jcal.ts'
import type { Method } from '../ItipMessage.ts'
import { standingOf } from './standingOf.ts'

const held = (...sequences: readonly number[]): JCal => [
  'vcalendar',
  [],
  sequences.map((each) => ['vevent', [['sequence', {}, 'integer', each]], []]),
]

test.for<[Method, number, JCal | null, string]>([
  ['REQUEST', 0, null, 'new'],
  ['CANCEL', 0, null, 'missing'],
  ['REPLY', 0, null, 'missing'],
  ['COUNTER', 0, null, 'missing'],
  ['REQUEST', 1, held(1), 'known'],
  ['REQUEST', 2, held(1), 'known'],
  ['REQUEST', 1, held(0, 2), 'later'],
  ['CANCEL', 1, held(2), 'later'],
  ['DECLINECOUNTER', 1, held(1), 'known'],
  // Guests answer what they know.
  ['REPLY', 1, held(2), 'known'],
  ['COUNTER', 1, held(2), 'known'],
])('%s with SEQUENCE %i', ([method, sequence, object, standing]) => {
  expect(standingOf({ method, sequence }, object)).toBe(standing)
})
