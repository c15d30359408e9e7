import { relative } from 'node:path'
import * as v from 'valibot'
import type { Tally } from './Tally.ts'
import { tellFailure } from './tellFailure.ts'

/** The part of Vitest's JSON report that we read. */
export const vitestReport = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.optional(v.string(), ''),
      assertionResults: v.array(
        v.object({
          title: v.string(),
          fullName: v.string(),
          status: v.string(),
          failureMessages: v.optional(v.array(v.string()), []),
        }),
      ),
    }),
  ),
})

/**
 * A file that could not be loaded has no failed test, and counts as one. A test that passed at the second try has
 * passed, and is named (docs/decisions/0040).
 */
export function tallyOfVitest(report: unknown): Tally {
  const { testResults } = v.parse(vitestReport, report)
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  const failing = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'failed' || isSecondTry(status, failureMessages))
      .map((result) => ({ ...result, file: name })),
  )
  const failed = tests.filter(({ status }) => status === 'failed').length + unloaded.length
  const passed = tests.filter(({ status }) => status === 'passed').length
  const skipped = tests.length + unloaded.length - passed - failed
  return {
    passed,
    failed,
    notes: [
      ...(skipped > 0 ? [`${skipped} tests were skipped.`] : []),
      ...failing.map(({ file, fullName, status, failureMessages }) =>
        tellFailure(
          `${isSecondTry(status, failureMessages) ? 'Passed at the second try: ' : ''}${relative('.', file)} ${fullName}`,
          failureMessages.join('\n'),
        ),
      ),
      ...unloaded.map(({ name, message }) => tellFailure(relative('.', name), message)),
    ],
  }
}

const isSecondTry = (status: string, failureMessages: readonly string[]) =>
  status === 'passed' && failureMessages.length > 0
