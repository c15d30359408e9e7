import { expect, test } from 'vitest'
import { sentenceOf } from './stepWords.ts'

const words = (...step: Parameters<typeof sentenceOf>) => sentenceOf(...step)?.message

test('the same finding has another sentence in another step', () => {
  expect(words({ name: 'code', outcome: 'failed', finding: 'refused' })).toContain('cancelled')
  expect(words({ name: 'token', outcome: 'failed', finding: 'refused' })).toContain('client secret')
})

test('who would be created is told from who is known', () => {
  expect(words({ name: 'person', outcome: 'passed', finding: 'new' })).toContain('will create')
  expect(words({ name: 'person', outcome: 'passed', finding: 'known' })).toBe('Known here.')
})

test('a finding that another service has, and ours has not, fails all the same', () => {
  expect(words({ name: 'redirect', outcome: 'failed', finding: 'refused' })).toBe('This step failed.')
})

test('of a step that has passed, or waits, nothing needs to be said', () => {
  expect(sentenceOf({ name: 'code', outcome: 'passed' })).toBeNull()
  expect(sentenceOf({ name: 'code', outcome: 'waiting' })).toBeNull()
})
