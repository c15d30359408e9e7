import * as v from 'valibot'
import type { Tally } from './Tally.ts'

/** The part that we read of what Playwright's JSON reporter writes. */
const playwrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
  errors: v.array(v.unknown()),
})

/** A story that passes only when tried again has not passed. What goes wrong outside of every story counts as one. */
export function tallyOfPlaywright(report: unknown): Tally {
  const { stats, errors } = v.parse(playwrightReport, report)
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    notes: stats.skipped > 0 ? [`${stats.skipped} stories were skipped.`] : [],
  }
}
