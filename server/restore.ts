import { makeFolder } from './process/makeFolder.ts'
import { parseArgs } from 'node:util'
import { postgresProblem } from './store/postgres/postgresProblem.ts'
import { markPostgresRestored } from './store/postgres/postgresStore.ts'
import { NoStore, restoreSqlite, StoreNotEmpty, UnreadableStore } from './store/sqlite/sqliteStoreBackup.ts'
import { contentsInWords } from './process/backup/contentsInWords.ts'
import { StartProblem } from './process/StartProblem.ts'
import { storeFileIn } from './process/operation/openStore.ts'
import { StoreLocked } from './store/storeErrors.ts'
import { loadSettings } from './process/settings/loadSettings.ts'

const usage = `Usage, while Kalends is stopped:
  npm run restore -- <file>               puts a backup into an empty store
  npm run restore -- <file> --replace     puts it in the place of what the store holds
With DATABASE_URL, after pg_restore:
  npm run restore -- --filled             has clients start anew that know more than was restored`

// The reverse of npm run backup.
try {
  const asked = options()
  const { dataDir, databaseUrl } = loadSettings()
  console.log(
    await (databaseUrl === undefined ? restoreFile(asked, dataDir) : markRestored(asked, databaseUrl)),
  )
} catch (error) {
  if (!(error instanceof StartProblem)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function restoreFile({ file, replace }: Options, dataDir: string): Promise<string> {
  if (file === null) throw new StartProblem(usage)
  try {
    makeFolder(dataDir)
    const contents = await restoreSqlite(file, storeFileIn(dataDir), { replace })
    return `The store in ${dataDir} is restored: ${contentsInWords(contents)}.`
  } catch (cause) {
    throw new StartProblem(sentenceFor(cause, file, dataDir), { cause })
  }
}

async function markRestored({ file }: Options, databaseUrl: string): Promise<string> {
  if (file !== null) {
    throw new StartProblem(
      'The store is the PostgreSQL database in DATABASE_URL. Fill it with pg_restore, then run npm run restore -- --filled.',
    )
  }
  const isFilled = await markPostgresRestored(databaseUrl).catch((cause: unknown) => {
    throw new StartProblem(postgresProblem(cause), { cause })
  })
  if (!isFilled) {
    throw new StartProblem(
      'The database of DATABASE_URL has no tables of Kalends. Fill it with pg_restore first, or correct the address. Nothing was changed.',
    )
  }
  return 'Clients will read everything again instead of using what they kept.'
}

/** `file` is null if the database was filled already. */
type Options = { readonly file: string | null; readonly replace: boolean }

function options(): Options {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false }, filled: { type: 'boolean', default: false } },
    })
    const [file, ...rest] = positionals
    if (values.filled && file === undefined && !values.replace) return { file: null, replace: false }
    if (!values.filled && file !== undefined && rest.length === 0) return { file, replace: values.replace }
  } catch (cause) {
    throw new StartProblem(usage, { cause })
  }
  throw new StartProblem(usage)
}

function sentenceFor(cause: unknown, file: string, dataDir: string): string {
  if (cause instanceof StoreLocked) return `Kalends is using the store in ${dataDir}. Stop it first.`
  if (cause instanceof StoreNotEmpty) {
    return `The store in ${dataDir} isn’t empty. Back it up, then add --replace to overwrite it.`
  }
  if (cause instanceof UnreadableStore)
    return `${file} belongs to another account, and this one can’t read it. Nothing was changed.`
  return cause instanceof NoStore
    ? `${file} isn’t a complete backup that this version can read. Nothing was changed.`
    : `The store in ${dataDir} can’t be written, or the disk is full. Nothing was changed.`
}
