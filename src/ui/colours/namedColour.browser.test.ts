import { expect, test } from 'vitest'
import { namedColour } from './namedColour.ts'

test.each([
  ['teal', '#008080'],
  [' DarkOrchid ', '#9932cc'],
  ['white', '#ffffff'],
  ['black', '#000000'],
  ['#12ab34', '#12ab34'],
  ['', null],
  ['nocolour', null],
  ['transparent', null],
  ['currentcolor', null],
  ['url(https://example.org)', null],
  ['rgb(1 2 3)', null],
])('%s is the colour %s', (name, colour) => {
  expect(namedColour(name)).toBe(colour)
})
