import { expect, test } from 'vitest'
import { discoveryWarnings } from '#contract/discovery.ts'
import { warningSentences } from './warningSentences.ts'

test('CFG-8 each warning has a sentence of its own', () => {
  const sentences = discoveryWarnings.map((warning) => warningSentences[warning].message)
  expect(new Set(sentences).size).toBe(discoveryWarnings.length)
  expect(sentences).not.toContain(undefined)
})

test('CFG-8 if the provider blocks browsers, the sentence says what to change there', () => {
  expect(warningSentences['no-cors'].message).toContain('“Token requests” to “By the service”')
})
