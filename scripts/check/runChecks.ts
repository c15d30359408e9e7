import { checks } from './checks.ts'
import { inTurns } from './inTurns.ts'

/** Run the checks of these names, two at a time, and print each result as it comes. */
export async function runChecks(
  names: readonly string[] = Object.keys(checks),
): Promise<{ passed: number; failed: number }> {
  const failed = (await inTurns(2, names, violationsOf)).filter((count) => count > 0).length
  return { passed: names.length - failed, failed }
}

async function violationsOf(name: string): Promise<number> {
  const startMs = performance.now()
  const check = checks[name]
  if (!check) throw new Error(`There is no check ${name}; there are ${Object.keys(checks).join(', ')}.`)
  const { wellBecause, violations } = await check()
  const seconds = `${((performance.now() - startMs) / 1000).toFixed(1)} s`
  const isWell = violations.length === 0
  console.log(`${isWell ? '✓' : '✗'} ${name.padEnd(9)} ${isWell ? wellBecause : 'says:'} (${seconds})`)
  for (const violation of violations) console.log(violation.replaceAll(/^/gm, '    '))
  return violations.length
}
