import { globSync } from 'node:fs'
import path from 'node:path'
import { exceptions, maxFiles } from '../shape/table.ts'
import type { Verdict } from './Verdict.ts'

/** No folder has more files than a reader looks through. Tests beside what they test are not counted. */
export function folders(files: readonly string[] = filesOfProject(), but = exceptions): Verdict {
  const counted = files.filter((file) => isOfTestsAlone(file) || !/\.test\.tsx?$/.test(file))
  const byFolder = Map.groupBy(counted, (file) => path.dirname(file))
  const large = [...byFolder].filter(([, inside]) => inside.length > maxFiles)
  const unused = Object.keys(but).filter(
    (each) => !each.includes(':') && !large.some(([folder]) => folder === each),
  )
  return {
    wellBecause: `${byFolder.size} folders have at most ${maxFiles} files`,
    violations: [
      ...large
        .filter(([folder]) => !(folder in but))
        .map(([folder, inside]) => `${folder} has ${inside.length} files: ${maxFiles} are the most.`),
      ...unused.map((each) => `${each} is no longer too large: take it off scripts/shape/table.ts.`),
    ],
  }
}

/** The conformance tests and the stories are in folders of their own. */
const isOfTestsAlone = (file: string) => /^(?:server\/conformance|e2e)\//.test(file)

const filesOfProject = () =>
  globSync('{contract,domain,server,mocks,src,e2e,scripts,bench}/**/*.*', {
    exclude: ['**/node_modules/**', 'mocks/public/**', 'bench/results*.json'],
  })
