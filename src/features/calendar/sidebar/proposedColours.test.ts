import { expect, test } from 'vitest'
import { nextColour, proposedColours } from './proposedColours.ts'

const [first, second, third] = proposedColours

test('a new calendar gets the first colour that no other resembles', () => {
  expect(nextColour([])).toBe(first)
  expect(nextColour([first])).toBe(second)
  expect(nextColour([second, '#aaaaaa'])).toBe(first)
  expect(nextColour(['#1a73e8'])).toBe(second)
})

test('colours are compared in any case', () => {
  expect(nextColour([first.toUpperCase(), second])).toBe(third)
})

test('each of the first calendars gets a colour of its own, and the next ones the colours that the fewest have', () => {
  const given: string[] = []
  for (const _ of [...proposedColours, first]) given.push(nextColour(given))
  expect(given).toEqual([...proposedColours, first])
  expect(nextColour([...proposedColours, first])).toBe(second)
})
