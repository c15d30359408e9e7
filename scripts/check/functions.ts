import { globSync, readFileSync } from 'node:fs'
import { functionsIn, type FunctionLength } from '../shape/functionsIn.ts'
import { exceptions, maxLines, maxOwnLines } from '../shape/table.ts'
import type { Verdict } from './Verdict.ts'

/** No function is longer than a reader can keep in mind. Code that only tests use may be longer. */
export function functions(all: readonly FunctionLength[] = functionsOfProject(), but = exceptions): Verdict {
  const isLong = ({ lines, own }: FunctionLength) => own > maxOwnLines || lines > maxLines
  const long = all.filter(isLong)
  const unused = Object.keys(but)
    .filter((each) => each.includes(':'))
    .filter((each) => !long.some((one) => keyOf(one) === each))
  return {
    wellBecause: `${all.length} functions have at most ${maxOwnLines} lines of their own, and ${maxLines} in all`,
    violations: [
      ...long
        .filter((each) => !(keyOf(each) in but))
        .map(
          ({ file, line, name, lines, own }) =>
            `${file}:${line} ${name} has ${own} lines of its own (${lines} in all): ${maxOwnLines} (${maxLines}) are the most.`,
        ),
      ...unused.map((each) => `${each} is no longer too long: take it off scripts/shape/table.ts.`),
    ],
  }
}

const keyOf = ({ file, name }: FunctionLength) => `${file}:${name}`

const functionsOfProject = () =>
  globSync('{contract,domain,server,mocks,src,scripts,bench}/**/*.{ts,tsx,mjs}', {
    exclude: ['**/*.test.{ts,tsx}', '**/{testing,conformance,node_modules}/**'],
  }).flatMap((file) => functionsIn(file, readFileSync(file, 'utf8')))
