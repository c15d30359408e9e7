import { existsSync, globSync, readFileSync } from 'node:fs'
import { circles } from '../borders/circles.ts'
import { complaint } from '../borders/complaint.ts'
import { floorComplaint } from '../borders/floorComplaint.ts'
import { floors } from '../borders/floors.ts'
import { importsOf } from '../borders/importsOf.ts'
import { nodeInBrowser } from '../borders/nodeInBrowser.ts'
import { browserEntries, layers } from '../borders/table.ts'
import { targetOf } from '../borders/targetOf.ts'
import type { Verdict } from './Verdict.ts'

/**
 * No import crosses a border of scripts/borders/table.ts that it may not, or goes up a floor of
 * scripts/borders/floors.ts. In any other folder, files and folders beside each other form no circle.
 * Every imported file exists: TypeScript does not look for stylesheets.
 */
export function borders(): Verdict {
  const files = Object.keys(layers).flatMap((layer) =>
    globSync(`${layer}/**/*.{ts,tsx}`, { exclude: ['**/node_modules/**'] }),
  )
  const imports = files.flatMap((file) => importsOf(file, readFileSync(file, 'utf8')))
  const complaints = imports
    .flatMap((each) => [complaint(each), floorComplaint(each)])
    .filter((sentence) => sentence !== null)
  const missing = imports.filter((each) => {
    const target = targetOf(each)
    return target !== null && !existsSync(target.replace(/\?.*$/, ''))
  })
  return {
    wellBecause: `${imports.length} imports of ${files.length} files stay where they belong`,
    violations: [
      ...missing.map(
        ({ file, line, specifier }) => `${file}:${line} imports ${specifier}, which does not exist.`,
      ),
      ...complaints,
      ...circles(imports, Object.keys(floors)),
      ...nodeInBrowser(browserEntries, imports),
    ],
  }
}
