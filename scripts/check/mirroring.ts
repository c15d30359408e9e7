import { globSync, readFileSync } from 'node:fs'
import { physicalIn } from '../mirroring/physicalIn.ts'
import type { Verdict } from './Verdict.ts'

/** Stylesheets say where lines begin and end, and not left and right: the page mirrors for those who read the other way. */
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
