import { globSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { inTurns } from './inTurns.ts'
import { tool } from './tool.ts'
import type { Verdict } from './Verdict.ts'

const notOfALayer = ['tsconfig.json', 'tsconfig.base.json']

/**
 * Every layer compiles with only the types of its environment: `contract` and `domain` without DOM and JSX.
 */
export async function typecheck(): Promise<Verdict> {
  const configs = globSync('tsconfig*.json').filter((file) => !notOfALayer.includes(file))
  const verdicts = await inTurns(availableParallelism(), configs, (file) => tool('tsc', ['-p', file], ''))
  return {
    wellBecause: `${configs.length} parts compile, each on its own`,
    violations: [...new Set(verdicts.flatMap(({ violations }) => violations))],
  }
}
