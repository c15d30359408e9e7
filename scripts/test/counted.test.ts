import { expect, test } from 'vitest'
import { counted } from './counted.ts'

const one = () => ({ passed: 1, failed: 0, notes: [] })

test('a run that ended well is counted by its report', () => {
  expect(counted({ report: {}, exitCode: 0 }, one)).toEqual({ passed: 1, failed: 0, notes: [] })
})

test('a run that ended badly with a clean report counts as failed', () => {
  expect(counted({ report: {}, exitCode: 1 }, one).failed).toBe(1)
})

test('a run without a report counts as failed', () => {
  expect(counted({ report: null, exitCode: 0 }, one)).toEqual({
    passed: 0,
    failed: 1,
    notes: ['It ended with 0, and no report says why.'],
  })
})
