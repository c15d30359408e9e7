import { expect, test } from 'vitest'
import { tallyOfHollow } from './tallyOfHollow.ts'

const reportOf = (...tests: [title: string, status: string][]) => ({
  testResults: [
    {
      name: 'server/conformance/a.test.ts',
      status: 'failed',
      assertionResults: tests.map(([title, status]) => ({ title, fullName: `over HTTP ${title}`, status })),
    },
  ],
})

test('a clause whose test fails on a hollow service is proved', () => {
  expect(tallyOfHollow(reportOf(['CAL-4 a calendar is made', 'failed']))).toEqual({
    passed: 1,
    failed: 0,
    notes: [],
  })
})

test('a clause whose test passes on a hollow service is listed', () => {
  expect(
    tallyOfHollow(reportOf(['CAL-4 a calendar is made', 'passed'], ['a helper works', 'passed'])),
  ).toEqual({
    passed: 0,
    failed: 1,
    notes: ['"over HTTP CAL-4 a calendar is made" passes on a service that answers 200 {} to everything.'],
  })
})

test('a run without a clause proves nothing', () => {
  expect(tallyOfHollow(reportOf()).failed).toBe(1)
})
