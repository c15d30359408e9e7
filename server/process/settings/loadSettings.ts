import { StartProblem } from '../StartProblem.ts'
import { readSettings, type Settings } from './readSettings.ts'
import { readSettingsFile } from './readSettingsFile.ts'

/** The settings of this process. @throws {StartProblem} naming every wrong setting */
export function loadSettings(): Settings {
  const read = readSettings(process.env, readSettingsFile())
  if (read.kind === 'problems') throw new StartProblem(read.problems.join('\n'))
  return read.settings
}
