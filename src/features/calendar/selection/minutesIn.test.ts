import { expect, test } from 'vitest'
import { minutesIn } from './minutesIn.ts'

test.each([
  ['1', '0', 1440],
  ['', '90', 90],
  [' 2 ', '30', 2910],
  ['0', '', null],
  ['1.5', '0', null],
  ['-1', '0', null],
  ['3661', '0', null],
  ['0', '1441', null],
])('%j days and %j minutes', (days, minutes, expected) => {
  expect(minutesIn(days, minutes)).toBe(expected)
})
