import type { Ended } from './reporting.ts'
import { nothing, type Tally } from './Tally.ts'

/**
 * Counts from a runner's report. Without one, or with an exit code that the report does not explain,
 * something failed.
 */
export function counted({ report, exitCode }: Ended, tallyOf: (report: unknown) => Tally): Tally {
  const tally = report === null ? nothing : tallyOf(report)
  const isExplained = tally.failed > 0 || (exitCode === 0 && report !== null)
  if (isExplained) return tally
  return {
    ...tally,
    failed: 1,
    notes: [...tally.notes, `It ended with ${exitCode}, and no report says why.`],
  }
}
