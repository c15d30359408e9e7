import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { staticFile, type StaticFile } from './StaticFile.ts'
import { StartProblem } from '../StartProblem.ts'

/** The files of a build by their path on the web, such as `/assets/index-4f2a.js`. */
export type Build = ReadonlyMap<string, StaticFile>

/**
 * Reads a build into memory, so that a process serves one build even if the folder changes, and no path of a
 * request reaches the file system. Hidden files are left out.
 *
 * @throws {StartProblem} if there is no build
 */
export function readBuild(folder: string): Build {
  const build = new Map<string, StaticFile>()
  for (const name of namesIn(folder)) {
    build.set(`/${name.split(sep).join('/')}`, staticFile(name, readFileSync(join(folder, name))))
  }
  if (!build.has('/index.html')) {
    throw new StartProblem(`There is no build of the application in ${folder}: npm run build makes it.`)
  }
  return build
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      .filter((name) => !name.split(sep).some((part) => part.startsWith('.')))
  } catch {
    return []
  }
}
