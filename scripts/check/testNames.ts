import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { importsOf } from '../borders/importsOf.ts'
import { testExceptions } from '../shape/table.ts'
import type { Verdict } from './Verdict.ts'

/** Texts by their files. */
type Files = Readonly<Record<string, string>>

/**
 * A test of one file has that file's name, with a second word for one aspect
 * (`parseICalendar.refused.test.ts`). A test of several files may be named for what they do together.
 */
export function testNames(files: Files = filesOfProject(), but = testExceptions): Verdict {
  const tests = Object.keys(files).filter((file) => isTest(file))
  const misnamed = tests.flatMap((test) => {
    const [only, ...others] = subjectsOf(test, files)
    if (only === undefined || others.length > 0 || firstWord(only) === firstWord(test)) return []
    return [{ test, only: path.basename(only) }]
  })
  const unused = Object.keys(but).filter((each) => !misnamed.some(({ test }) => test === each))
  return {
    wellBecause: `${tests.length} tests have the name of what they test`,
    violations: [
      ...misnamed
        .filter(({ test }) => !(test in but))
        .map(({ test, only }) => `${test} tests ${only} alone: give it that name.`),
      ...unused.map((each) => `${each} is well named now: take it off scripts/shape/table.ts.`),
    ],
  }
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file)

const firstWord = (file: string) => path.basename(file).split('.')[0]

/** The files of its own folder that a test imports; if it is named after a file there, only that file. */
function subjectsOf(test: string, files: Files): readonly string[] {
  const folder = path.dirname(test)
  const isHere = (file: string) => path.dirname(file) === folder && !isTest(file)
  const namesake = Object.keys(files).find((file) => isHere(file) && firstWord(file) === firstWord(test))
  if (namesake !== undefined) return [namesake]
  if (path.basename(folder) === firstWord(test)) return []
  const imported = importsOf(test, files[test] ?? '').map(({ specifier }) => path.join(folder, specifier))
  return [...new Set(imported)].filter((file) => file in files && isHere(file))
}

const filesOfProject = (): Files =>
  Object.fromEntries(
    globSync('{contract,domain,server,mocks,src,scripts}/**/*.{ts,tsx,mjs}', {
      exclude: ['server/conformance/**', 'mocks/public/**'],
    }).map((file) => [file, isTest(file) ? readFileSync(file, 'utf8') : '']),
  )
