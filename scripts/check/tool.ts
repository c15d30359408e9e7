import { run } from '../bootstrap/run.mjs'
import type { Verdict } from './Verdict.ts'

/** A check by a tool: its output is the violation, if its exit code is not 0. */
export async function tool(name: string, args: readonly string[], wellBecause: string): Promise<Verdict> {
  const { exitCode, output } = await run(`node_modules/.bin/${name}`, args, { isQuiet: true })
  return {
    wellBecause,
    violations: exitCode === 0 ? [] : [output.trim() || `${name} ended with ${exitCode}`],
  }
}
