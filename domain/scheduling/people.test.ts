import { expect, test } from 'vitest'
import { partstatOf } from './people.ts'

const answering = (partstat: string) =>
  partstatOf(['attendee', { partstat }, 'cal-address', 'mailto:bob@kalends.example'])

test('an answer is read in any case, and one that nobody knows is none', () => {
  expect(answering('accepted')).toBe('ACCEPTED')
  expect(answering('IN-PROCESS')).toBe('IN-PROCESS')
  expect(answering('X-LATER')).toBe('NEEDS-ACTION')
  expect(answering('any text\r\nof a guest')).toBe('NEEDS-ACTION')
  expect(partstatOf(undefined)).toBe('NEEDS-ACTION')
})
