import { expect, test } from 'vitest'
import { colourOf } from './colourOf.ts'

test.each([
  ['#ABC', '#aabbcc'],
  ['#2F6FED', '#2f6fed'],
  ['#2F6FEDFF', '#2f6fed'],
  [' #2f6fed ', '#2f6fed'],
])('the colour %s is %s', (colour, expected) => {
  expect(colourOf({ id: 'work', colour })).toBe(expected)
})

test.each([undefined, null, '', 'red', '#12', '#12345', '#ggg', 'url(x)'])(
  'for %s a colour is made, always the same',
  (colour) => {
    expect(colourOf({ id: 'work', colour })).toMatch(/^#[0-9a-f]{6}$/)
    expect(colourOf({ id: 'work', colour })).toBe(colourOf({ id: 'work' }))
  },
)

test('calendars with similar ids get different colours', () => {
  expect(colourOf({ id: 'work' })).not.toBe(colourOf({ id: 'home' }))
})
