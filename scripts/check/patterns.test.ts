import { expect, test } from 'vitest'
import { exceptions } from '../patterns/exceptions.ts'
import { patternsOf } from '../patterns/patternsOf.ts'
import { patterns } from './patterns.ts'

const complaintsAbout = (text: string) =>
  patterns(patternsOf('domain/some.ts', text)).violations.filter((each) => each.startsWith('domain/some.ts'))

test.each([
  ['spaces at the end', 'text.replace(/\\s+$/, "")'],
  ['slashes at the end', 'text.replace(/\\/+$/, "")'],
  ['one of two, again and again', '/^(a|a)*$/.test(text)'],
  ['a word before a word', '/\\b([\\w-]*secret)=/g.exec(text)'],
])('an expression that is not linear is reported: %s', (_, text) => {
  expect(complaintsAbout(`// a line\n${text}`)).toEqual([expect.stringContaining('domain/some.ts:2 /')])
})

test('an expression built at run time needs a reason', () => {
  expect(complaintsAbout('new RegExp(text)')).toEqual([expect.stringContaining('at run time')])
  expect(complaintsAbout('RegExp(`^${text}`, "g")')).toEqual([expect.stringContaining('at run time')])
})

test('linear expressions pass, and so do texts that look like expressions', () => {
  expect(complaintsAbout('/^\\d{4}-\\d\\d$/.test(text); "/\\s+$/"; a / b / c')).toEqual([])
})

test('an exception that is no longer needed is reported', () => {
  expect(patterns([]).violations).toEqual(
    exceptions.map(({ file }) => expect.stringMatching(`^${file} .* take it off the exceptions`)),
  )
})
