import * as v from 'valibot'
import type { Tally } from './Tally.ts'
import { tellFailure } from './tellFailure.ts'

const failure = v.object({ message: v.optional(v.string(), 'It does not say why.') })

const spec = v.object({
  title: v.string(),
  file: v.string(),
  line: v.number(),
  tests: v.array(
    v.object({
      projectName: v.string(),
      status: v.string(),
      results: v.array(v.object({ errors: v.array(failure) })),
    }),
  ),
})

type Suite = { readonly specs: readonly v.InferOutput<typeof spec>[]; readonly suites: readonly Suite[] }

const suite: v.GenericSchema<unknown, Suite> = v.object({
  specs: v.optional(v.array(spec), []),
  suites: v.optional(v.array(v.lazy(() => suite)), []),
})

/** The part of Playwright's JSON report that we read. */
const playwrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
  suites: v.array(suite),
  errors: v.array(failure),
})

/**
 * A story that passes when it is tried again has passed, and is named with its first error
 * (docs/decisions/0040). An error outside of every story counts as one failure.
 */
export function tallyOfPlaywright(report: unknown): Tally {
  const { stats, suites, errors } = v.parse(playwrightReport, report)
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    notes: [
      ...(stats.skipped > 0 ? [`${stats.skipped} stories were skipped.`] : []),
      ...suites.flatMap(failuresOf),
      ...errors.map(({ message }) => tellFailure('outside of every story', message)),
    ],
  }
}

function failuresOf({ specs, suites }: Suite): readonly string[] {
  const ofSpecs = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, status, results }) =>
        tellFailure(
          `${status === 'flaky' ? 'Passed at the second try: ' : ''}[${projectName}] ${file}:${line} ${title}`,
          results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n'),
        ),
      ),
  )
  return [...ofSpecs, ...suites.flatMap(failuresOf)]
}
