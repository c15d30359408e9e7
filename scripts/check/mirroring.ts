import { globSync, readFileSync } from 'node:fs'
import { physicalIn } from '../mirroring/physicalIn.ts'
import type { Verdict } from './Verdict.ts'

/**
 * Stylesheets use inline start and end instead of left and right, so that the page mirrors for right-to-left
 * languages.
 */
export function mirroring(): Verdict {
  const files = globSync('src/**/*.css').toSorted()
  return {
    wellBecause: `${files.length} stylesheets mirror`,
    violations: files.flatMap((path) =>
      physicalIn(readFileSync(path, 'utf8')).map(
        (line) => `${path}:${line} means a side of the screen: write inline-start or inline-end.`,
      ),
    ),
  }
}
