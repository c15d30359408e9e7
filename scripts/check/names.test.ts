import { expect, test } from 'vitest'
import { exportsOf } from '../exports/exportsOf.ts'
import { names } from './names.ts'

const verdictOn = (files: Readonly<Record<string, string>>, ...but: Parameters<typeof names>[1] & object) =>
  names(
    Object.entries(files).flatMap(([file, text]) => exportsOf(file, text)),
    but,
  ).violations

test('a value, a type and a component with the same name are reported', () => {
  const files = {
    'domain/a.ts': 'export const daysOf = 1\nexport type Range = string',
    'src/b.ts': 'const daysOf = 2\nexport { daysOf }',
    'server/c.ts': 'export type { Range } from "#domain/a.ts"\nexport class Range {}',
  }
  expect(verdictOn(files)).toEqual([
    'daysOf is exported by domain/a.ts and src/b.ts.',
    'Range is exported by domain/a.ts and server/c.ts.',
  ])
})

test('a value and its type in one file, re-exports and local names are allowed', () => {
  const files = {
    'contract/a.ts': 'export const user = {}\nexport type user = string',
    'src/b.ts': 'export { user } from "./a.ts"\nconst other = 1',
    'src/c.ts': 'const other = 2',
  }
  expect(verdictOn(files)).toEqual([])
})

test('an exception names its files, and is reported when no longer needed', () => {
  const exception = { names: ['putEvent'], files: ['src/', 'server/'], because: 'two ends of a call' }
  const ends = { 'src/a.ts': 'export const putEvent = 1', 'server/b.ts': 'export const putEvent = 1' }
  expect(verdictOn(ends, exception)).toEqual([])
  expect(verdictOn({ ...ends, 'domain/c.ts': 'export const putEvent = 1' }, exception)).toHaveLength(2)
  expect(verdictOn({ 'src/a.ts': '' }, exception)).toEqual([
    'putEvent is exported once: take it off scripts/exports/exceptions.ts.',
  ])
})
