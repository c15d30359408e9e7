import { tool } from './tool.ts'
import type { Verdict } from './Verdict.ts'

/** Nothing is unused, and everything that only tests use is in a `testing/` folder. */
export async function knip(): Promise<Verdict> {
  const verdicts = [
    await tool('knip', ['--no-progress'], ''),
    await tool('knip', ['--no-progress', '--production', '--config', 'knip.production.jsonc'], ''),
  ]
  return {
    wellBecause: 'nothing is unused or for tests alone, nothing is missing from package.json',
    violations: verdicts.flatMap(({ violations }) => violations),
  }
}
