import { expect, test } from 'vitest'
import { ownColour } from './ownColour.ts'

const colours = { Food: 'seagreen', Trip: 'nocolour' }

test('an event has its own colour before those of its categories', () => {
  expect(ownColour({ colour: 'teal', categories: ['Food'] }, colours)).toBe('#008080')
  expect(ownColour({ colour: '', categories: ['Work', 'Trip', 'Food'] }, colours)).toBe('#2e8b57')
})

test('what is no colour leaves that of the calendar', () => {
  expect(ownColour({ colour: 'var(--accent)', categories: ['constructor'] }, colours)).toBeNull()
  expect(ownColour({ categories: ['Food'] }, undefined)).toBeNull()
})
