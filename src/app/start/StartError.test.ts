import { expect, test } from 'vitest'
import { isServiceFailure, httpErrors } from '#contract/failure.ts'
import { explain } from '../../api/explain.ts'
import { signInSentences } from '../../features/identity/sign-in/problem/SignInProblem.ts'
import { startSentences } from './StartError.tsx'

type Sentence = { readonly message?: string | undefined }

const inAMoment = (table: Readonly<Record<string, Sentence>>) =>
  Object.entries(table)
    .filter(([, { message }]) => /in a moment/.test(message ?? ''))
    .map(([name]) => name)

test('only what may be gone in a moment says so, of a sign-in', () => {
  expect(inAMoment(signInSentences)).toEqual(['provider-unavailable'])
})

test('only what may be gone in a moment says so, of a start', () => {
  expect(inAMoment(startSentences)).toEqual(['unavailable'])
})

test('only what may be gone in a moment says so, of an answer of the service', () => {
  const sentences = Object.keys(httpErrors)
    .filter(isServiceFailure)
    .map((name) => [name, explain(name).sentence] as const)
  expect(inAMoment(Object.fromEntries(sentences))).toEqual(['unavailable'])
})
