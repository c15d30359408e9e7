import { expect, test } from 'vitest'
import { calendarColour } from './calendarColour.ts'

test('a stored colour is used in six digits, without its alpha', () => {
  expect(calendarColour('#1A73E8', 'work')).toBe('#1a73e8')
  expect(calendarColour('#F0c', 'work')).toBe('#ff00cc')
  expect(calendarColour('#1a73e8ff', 'work')).toBe('#1a73e8')
})

test('without a colour a calendar gets a hue from its id, the same each time', () => {
  expect(calendarColour(undefined, 'work')).toMatch(/^oklch\(0\.6 0\.13 \d+\)$/)
  expect(calendarColour(null, 'work')).toBe(calendarColour('', 'work'))
  expect(calendarColour(null, 'work')).not.toBe(calendarColour(null, 'home'))
})

test('what is no colour cannot reach a style', () => {
  expect(calendarColour('red;background:url(x)', 'work')).toBe(calendarColour(null, 'work'))
})
