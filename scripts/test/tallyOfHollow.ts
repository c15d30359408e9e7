import * as v from 'valibot'
import { clausesInTitle } from '../clauses/clausesNamed.ts'
import { nothing, type Tally } from './Tally.ts'
import { vitestReport } from './tallyOfVitest.ts'

/**
 * The conformance tests again, on a service that answers 200 `{}` to everything (KALENDS_HOLLOW): a test that
 * still passes proves nothing.
 */
export function tallyOfHollow(report: unknown): Tally {
  const { testResults } = v.parse(vitestReport, report)
  const tests = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ title, fullName }) => clausesInTitle(title).length > 0 || clausesInTitle(fullName).length > 0)
  const credulous = tests.filter(({ status }) => status === 'passed')
  if (tests.length === 0)
    return { ...nothing, failed: 1, notes: ['No conformance test is named by a clause.'] }
  return {
    passed: tests.length - credulous.length,
    failed: credulous.length,
    notes: credulous.map(
      ({ fullName }) => `"${fullName}" passes on a service that answers 200 {} to everything.`,
    ),
  }
}
