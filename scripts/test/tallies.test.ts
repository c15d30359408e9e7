import { expect, test } from 'vitest'
import { tallyOfPlaywright } from './tallyOfPlaywright.ts'
import { total } from './Tally.ts'
import { tallyOfVitest } from './tallyOfVitest.ts'

const result = (status: string) => ({
  title: 'a',
  fullName: 'a',
  status,
  failureMessages: status === 'failed' ? ['not so'] : [],
})

test('tests are counted by their outcome', () => {
  const file = {
    name: 'a.test.ts',
    status: 'failed',
    assertionResults: ['passed', 'passed', 'failed', 'skipped'].map(result),
  }
  expect(tallyOfVitest({ testResults: [file] })).toEqual({
    passed: 2,
    failed: 1,
    notes: ['1 tests were skipped.', '✗ a.test.ts a\n  not so'],
  })
})

test('a test that passes only at the second try is named with what went wrong at first', () => {
  const assertionResults = [{ ...result('passed'), failureMessages: ['too late'] }]
  expect(tallyOfVitest({ testResults: [{ name: 'a.test.ts', status: 'passed', assertionResults }] })).toEqual(
    {
      passed: 1,
      failed: 0,
      notes: ['✗ Passed at the second try: a.test.ts a\n  too late'],
    },
  )
})

test('a test file that does not load counts as a failure', () => {
  const file = { name: 'a.test.ts', status: 'failed', assertionResults: [] }
  expect(tallyOfVitest({ testResults: [file] }).failed).toBe(1)
})

test('stories that fail or pass only at the second try, and servers that do not start, are listed with reasons', () => {
  const story = (title: string, status: string, ...messages: string[]) => ({
    title,
    file: 'a.spec.ts',
    line: 3,
    tests: [
      { projectName: 'mocked', status, results: [{ errors: messages.map((message) => ({ message })) }] },
    ],
  })
  const suites = [
    { specs: [story('one', 'expected'), story('two', 'unexpected', 'no dialog')] },
    { specs: [], suites: [{ specs: [story('three', 'flaky', 'no chip')] }] },
  ]
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 0 }
  expect(tallyOfPlaywright({ stats, suites, errors: [{ message: 'no server' }] })).toEqual({
    passed: 5,
    failed: 2,
    notes: [
      '✗ [mocked] a.spec.ts:3 two\n  no dialog',
      '✗ Passed at the second try: [mocked] a.spec.ts:3 three\n  no chip',
      '✗ outside of every story\n  no server',
    ],
  })
})

test('a total is the sum, with every note', () => {
  const tally = { passed: 1, failed: 2, notes: ['no browser'] }
  expect(total([tally, tally])).toEqual({ passed: 2, failed: 4, notes: ['no browser', 'no browser'] })
})
