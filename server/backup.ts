import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { backUpSqlite, NoStore, UnreadableStore } from './store/sqlite/sqliteStoreBackup.ts'
import { StoreDamaged, StoreLocked } from './store/storeErrors.ts'
import { contentsInWords } from './process/backup/contentsInWords.ts'
import { StartProblem } from './process/StartProblem.ts'
import { damagedStoreProblem } from './process/operation/damagedStoreProblem.ts'
import { storeFileIn } from './process/operation/openStore.ts'
import { loadSettings } from './process/settings/loadSettings.ts'

const usage = `Usage, whether Kalends runs or not:
  npm run backup -- <file>     copies the store into a new file`

// One consistent file of everything that the embedded store holds.
try {
  console.log(backUp(process.argv.slice(2)))
} catch (error) {
  if (!(error instanceof StartProblem)) throw error
  console.error(error.message)
  process.exitCode = 1
}

function backUp([file, ...rest]: readonly string[]): string {
  if (file === undefined || rest.length > 0) throw new StartProblem(usage)
  const { dataDir, databaseUrl } = loadSettings()
  if (databaseUrl !== undefined) {
    throw new StartProblem('The store is the PostgreSQL database in DATABASE_URL. Copy it with pg_dump.')
  }
  if (existsSync(file)) throw new StartProblem(`${file} already exists. Choose another name.`)
  if (!existsSync(dirname(resolve(file))))
    throw new StartProblem(`The folder ${dirname(file)} doesn’t exist.`)
  try {
    return `${file} holds ${contentsInWords(backUpSqlite(storeFileIn(dataDir), file))}.`
  } catch (cause) {
    throw new StartProblem(sentenceFor(cause, file, dataDir), { cause })
  }
}

function sentenceFor(cause: unknown, file: string, dataDir: string): string {
  if (cause instanceof NoStore) return `No complete store in ${dataDir}. Set DATA_DIR to its folder.`
  if (cause instanceof UnreadableStore)
    return `The store in ${dataDir} belongs to another account. Run this as the one that runs Kalends.`
  if (cause instanceof StoreDamaged) return damagedStoreProblem(cause, storeFileIn(dataDir))
  return cause instanceof StoreLocked
    ? `Another program has locked the store in ${dataDir}. Wait until it is done.`
    : `${file} can’t be written, or the disk is full.`
}
