import { globSync, readFileSync } from 'node:fs'
import { checkSync } from 'recheck'
import { exceptions } from '../patterns/exceptions.ts'
import { type Pattern, patternsOf } from '../patterns/patternsOf.ts'
import type { Verdict } from './Verdict.ts'

/**
 * Every regular expression of the product takes linear time: a quadratic one lets a text of some kilobytes
 * stop the service. Proved by automata, so that a new expression is checked at once.
 */
export function patterns(all: readonly Pattern[] = productPatterns()): Verdict {
  // Without this it starts another process.
  process.env['RECHECK_SYNC_BACKEND'] = 'pure'
  const isException = (pattern: Pattern) =>
    exceptions.some(({ file, text }) => file === pattern.file && text === pattern.text)
  const unused = exceptions.filter(
    ({ file, text }) => !all.some((pattern) => file === pattern.file && text === pattern.text),
  )
  return {
    wellBecause: `${all.length} regular expressions are linear, but for ${exceptions.length} exceptions`,
    violations: [
      ...all.filter((pattern) => !isException(pattern)).flatMap(problemOf),
      ...unused.map(({ file, text }) => `${file} no longer has ${text}: take it off the exceptions.`),
    ],
  }
}

const productPatterns = () =>
  globSync('{contract,domain,server,mocks,src}/**/*.{ts,tsx}', {
    exclude: ['**/*.test.{ts,tsx}', '**/{testing,conformance}/**'],
  }).flatMap((file) => patternsOf(file, readFileSync(file, 'utf8')))

function problemOf({ file, line, text, source, flags }: Pattern): readonly string[] {
  if (source === null) {
    return [
      `${file}:${line} puts ${text} together at run time: write a literal, or a row of patterns/exceptions.ts.`,
    ]
  }
  const proof = checkSync(source, flags, { checker: 'automaton', timeout: 60_000 })
  if (proof.status === 'safe') return []
  const reason = proof.status === 'vulnerable' ? proof.complexity.summary : proof.error.kind
  return [`${file}:${line} ${text} is not proved linear (${reason}): write it another way.`]
}
