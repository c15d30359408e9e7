import { globSync, readFileSync } from 'node:fs'
import { circles } from '../borders/circles.ts'
import { complaint } from '../borders/complaint.ts'
import { floorComplaint } from '../borders/floorComplaint.ts'
import { floors } from '../borders/floors.ts'
import { importsOf } from '../borders/importsOf.ts'
import { nodeInBrowser } from '../borders/nodeInBrowser.ts'
import { browserEntries, layers } from '../borders/table.ts'
import type { Verdict } from './Verdict.ts'

/**
 * No import crosses a border of scripts/borders/table.ts that it may not, or goes up a floor of
 * scripts/borders/floors.ts. In any other folder, files and folders beside each other form no circle.
 */
export function borders(): Verdict {
  const files = Object.keys(layers).flatMap((layer) =>
    globSync(`${layer}/**/*.{ts,tsx}`, { exclude: ['**/node_modules/**'] }),
  )
  const imports = files.flatMap((file) => importsOf(file, readFileSync(file, 'utf8')))
  const complaints = imports
    .flatMap((each) => [complaint(each), floorComplaint(each)])
    .filter((sentence) => sentence !== null)
  return {
    wellBecause: `${imports.length} imports of ${files.length} files stay where they belong`,
    violations: [
      ...complaints,
      ...circles(imports, Object.keys(floors)),
      ...nodeInBrowser(browserEntries, imports),
    ],
  }
}
