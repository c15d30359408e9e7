import { beforeAll, expect, test } from 'vitest'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { formatLengthInWords } from './formatLengthInWords.ts'

beforeAll(() => void inEnglish({ children: null }))

test.each([
  [30, '30 minutes'],
  [1, '1 minute'],
  [90, '1 hour, 30 minutes'],
  [24 * 60 + 30, '1 day, 30 minutes'],
  [2 * 24 * 60, '2 days'],
  [0.5, '30 seconds'],
  [0, ''],
])('%s minutes are %s', (minutes, words) => {
  expect(formatLengthInWords(minutes)).toBe(words)
})
