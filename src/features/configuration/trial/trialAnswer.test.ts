import { expect, test } from 'vitest'
import { isPageOfTrial, trialAnswer } from './trialAnswer.ts'

test('CFG-11 the state names the trial, and the parameters are the provider’s answer', () => {
  const query = 'session_state=x&state=trial.abc.s&code=c&iss=https%3A%2F%2Fid.example'
  expect(trialAnswer(query)).toEqual({
    trialId: 'abc',
    result: { state: 'trial.abc.s', code: 'c', iss: 'https://id.example' },
  })
})

test('an error goes to the trial in the provider’s words', () => {
  expect(trialAnswer('error=access_denied&error_description=not+today&state=trial.abc.s').result).toEqual({
    state: 'trial.abc.s',
    error: 'access_denied',
    error_description: 'not today',
  })
})

test('the page of a trial is distinguished from an empty answer', () => {
  expect(isPageOfTrial(trialAnswer('state=trial.abc'))).toBe(true)
  expect(isPageOfTrial(trialAnswer('state=trial.abc.s'))).toBe(false)
})

test('an answer with two codes has none', () => {
  expect(trialAnswer('code=c&code=d&state=trial.abc.s').result).toEqual({ state: 'trial.abc.s' })
})

test('an injected second state does not hide the trial', () => {
  expect(trialAnswer('state=other&code=c&state=trial.abc.s')).toEqual({
    trialId: 'abc',
    result: { state: 'trial.abc.s' },
  })
})
