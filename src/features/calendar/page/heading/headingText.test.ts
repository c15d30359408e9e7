import { expect, test } from 'vitest'
import { headingText } from './headingText.ts'

test('a heading of two tones is one sentence', () => {
  expect(headingText({ months: 'Monday 15 March', year: '2027' })).toBe('Monday 15 March 2027')
  expect(headingText({ months: 'December 2026 – January', year: '2027' })).toBe(
    'December 2026 – January 2027',
  )
})

test('a heading of one tone is as it is', () => {
  expect(headingText({ months: '2026', year: null })).toBe('2026')
})
