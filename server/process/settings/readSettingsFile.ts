import { readFileSync } from 'node:fs'
import { StartProblem } from '../StartProblem.ts'

/**
 * The contents of `kalends.json` in the working directory; undefined if there is none.
 *
 * @throws {StartProblem} if it cannot be read
 */
export function readSettingsFile(file = 'kalends.json'): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw new StartProblem(
      error instanceof SyntaxError ? `${file} is not JSON.` : `${file} cannot be read.`,
      { cause: error },
    )
  }
}
