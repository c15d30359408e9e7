import { expect, test } from 'vitest'
import { unknownIn } from './unknownIn.ts'

const known = {
  calendars: [{ id: 'work' }],
  sets: [{ name: 'Family' }],
  searches: [{ name: 'Trips' }],
}

test('what exists is known, and so is an address that says nothing', () => {
  expect(unknownIn({}, known)).toEqual([])
  expect(unknownIn({ set: 'Family', only: 'work', saved: ['Trips'] }, known)).toEqual([])
})

test('a set, a calendar and saved searches that do not exist are named', () => {
  expect(unknownIn({ set: 'Work', only: 'home', saved: ['Trips', 'Meals'] }, known)).toEqual([
    { kind: 'set', name: 'Work' },
    { kind: 'only', name: 'home' },
    { kind: 'saved', name: 'Meals' },
  ])
})
