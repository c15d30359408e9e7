import { expect, test } from 'vitest'
import { sentenceOf } from './stepWords.ts'

const words = (...step: Parameters<typeof sentenceOf>) => sentenceOf(...step)?.message

test('the same finding has different sentences in different steps', () => {
  expect(words({ name: 'code', outcome: 'failed', finding: 'refused' })).toContain('cancelled')
  expect(words({ name: 'token', outcome: 'failed', finding: 'refused' })).toContain('client secret')
})

test('a new person and a known one have different sentences', () => {
  expect(words({ name: 'person', outcome: 'passed', finding: 'new' })).toContain('will create')
  expect(words({ name: 'person', outcome: 'passed', finding: 'known' })).toBe('Known here.')
})

test('an unknown finding of another service counts as failed', () => {
  expect(words({ name: 'redirect', outcome: 'failed', finding: 'refused' })).toBe('This step failed.')
})

test('a step that has passed or waits has no sentence', () => {
  expect(sentenceOf({ name: 'code', outcome: 'passed' })).toBeNull()
  expect(sentenceOf({ name: 'code', outcome: 'waiting' })).toBeNull()
})
