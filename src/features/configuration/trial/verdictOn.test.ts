import { expect, test } from 'vitest'
import { verdictOn } from './verdictOn.ts'

const trial = { id: 'abc', address: 'https://id.example/authorize' }
const passed = { name: 'discovery', outcome: 'passed' } as const
const failed = { name: 'code', outcome: 'failed', finding: 'refused' } as const

test('a trial runs until its report is finished', () => {
  expect(verdictOn(null, undefined)).toBe('none')
  expect(verdictOn(trial, undefined)).toBe('running')
  expect(verdictOn(trial, { kind: 'running', steps: [passed] })).toBe('running')
})

test('a trial works if every step has passed, and fails if one has failed', () => {
  expect(verdictOn(trial, { kind: 'finished', steps: [passed] })).toBe('works')
  expect(verdictOn(trial, { kind: 'finished', steps: [passed, failed] })).toBe('fails')
})

test('a trial that is unknown to the service has ended', () => {
  expect(verdictOn(trial, { kind: 'over' })).toBe('over')
})
