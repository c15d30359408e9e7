import { expect, test } from 'vitest'
import { directionOf } from './directionOf.ts'

test.each([
  ['Stand-up', 'ltr'],
  ['اجتماع', 'rtl'],
  ['פגישה', 'rtl'],
  ['2027: اجتماع with Bob', 'rtl'],
  ['„Ärger“ اجتماع', 'ltr'],
  ['会議', 'ltr'],
  ['12:30 …', null],
  ['', null],
] as const)('%j runs %s', (text, direction) => {
  expect(directionOf(text)).toBe(direction)
})
