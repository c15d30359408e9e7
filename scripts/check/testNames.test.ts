import { expect, test } from 'vitest'
import { testNames } from './testNames.ts'

const files = { 'domain/ical/parse.ts': '', 'domain/ical/print.ts': '' }

test('a test of one file has its name, perhaps with a second word for one side of it', () => {
  const text = `import { parse } from './parse.ts'`
  const violationsOf = (name: string) => testNames({ ...files, [`domain/ical/${name}`]: text }, {}).violations
  expect(violationsOf('parse.test.ts')).toEqual([])
  expect(violationsOf('parse.refused.test.ts')).toEqual([])
  expect(violationsOf('refused.test.ts')).toEqual([
    'domain/ical/refused.test.ts tests parse.ts alone: give it that name.',
  ])
})

test('a test of several files, or of the folder, is named for what they do together', () => {
  const several = `import { parse } from './parse.ts'\nimport { print } from './print.ts'`
  expect(testNames({ ...files, 'domain/ical/roundTrip.test.ts': several }, {}).violations).toEqual([])
  const folder = { ...files, 'domain/ical/ical.property.test.ts': `import { parse } from './parse.ts'` }
  expect(testNames(folder, {}).violations).toEqual([])
})

test('an exception that is no longer needed is reported', () => {
  const all = { ...files, 'domain/ical/refused.test.ts': `import { parse } from './parse.ts'` }
  expect(testNames(all, { 'domain/ical/refused.test.ts': 'why' }).violations).toEqual([])
  expect(testNames(files, { 'domain/ical/refused.test.ts': 'why' }).violations).toEqual([
    'domain/ical/refused.test.ts is well named now: take it off scripts/shape/table.ts.',
  ])
})
