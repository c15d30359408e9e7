import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { Kysely, SqliteDialect } from 'kysely'
import type { Store } from '../Store.ts'
import { StoreDamaged, StoreUnavailable } from '../storeErrors.ts'
import { groupCommit } from './groupCommit.ts'
import { makePrivate } from '../../process/privateFile.ts'
import { sqliteCheck } from './sqliteCheck.ts'
import { prepareSqlite } from './sqliteStorePlace.ts'
import { beginGeneration } from '../sql/sqlGeneration.ts'
import type { SqlSchema } from '../sql/sqlSchema.ts'
import { sqlStore } from '../sql/sqlStore.ts'
import { migrate, migrationNames } from '../sql/sqlStoreMigrations.ts'
import { openSqlite } from './sqliteStoreDatabase.ts'
import { sqliteFailure } from './sqliteStoreFailure.ts'
import { sqliteEngine } from './sqliteStoreEngine.ts'
import { lockSqlite } from './sqliteStoreLock.ts'

export type SqliteOptions = {
  /** How many pages of 4 kB the file may have: beyond, `StoreFull`. */
  readonly maxPages?: number
  /**
   * Told once when damage is found in the file while it is open, in a sentence that holds nothing of its
   * contents.
   */
  readonly onDamage?: (damage: string) => void
}

/**
 * The embedded store: one file, owned by one process at a time. An acknowledged write survives the death of
 * the process and the loss of power (WAL, synchronous FULL).
 *
 * @param file made where nothing is, as its folder is; nobody but its owner may read it
 * @throws {StoreLocked} where another process has it
 * @throws {StoreDamaged} where something else lies there, or it is damaged, or of a newer version; nothing
 *   was changed then
 * @throws {StoreUnavailable} where it cannot be opened
 */
export async function sqliteStore(file: string, options: SqliteOptions = {}): Promise<Store> {
  const { maxPages, onDamage = () => undefined } = options
  makeFolder(dirname(file))
  using starting = new DisposableStack()
  starting.defer(lockSqlite(`${file}.lock`))
  try {
    prepareSqlite(file, migrationNames(sqliteEngine))
    const check = sqliteCheck(file, { onDamage })
    if (typeof check === 'string') throw new StoreDamaged('corrupt', { cause: new Error(check) })
    starting.defer(check.stop)
    const opened = openSqlite(file, {
      ...(maxPages !== undefined && { maxPages }),
      onDamage: ({ problem }) => check.noticed(`A part of the file is ${problem}`),
    })
    starting.defer(opened.close)
    makePrivate(file)
    const db = new Kysely<SqlSchema>({ dialect: new SqliteDialect({ database: opened }) })
    await migrate({ db, engine: sqliteEngine })
    const { readNow, askNow } = opened
    const store = await sqlStore({ db, engine: sqliteEngine, readNow, askNow, commit: groupCommit(db) })
    const isSame = isSameFile(file)
    const ending = starting.move()
    return {
      ...store,
      ping: async () => {
        if (!isSame()) throw new StoreDamaged('replaced')
        await store.ping()
      },
      damage: () => (isSame() ? check.damage() : 'The file was removed or replaced while it was open'),
      close: () => store.close().finally(() => ending.dispose()),
    }
  } catch (error) {
    throw sqliteFailure(error)
  }
}

/**
 * Asks whether a path still leads to the file it leads to now. What is written to a file without a name is
 * lost.
 */
function isSameFile(file: string): () => boolean {
  const { dev, ino } = statSync(file)
  return () => {
    const found = statSync(file, { throwIfNoEntry: false })
    return found?.dev === dev && found.ino === ino
  }
}

/**
 * Begins another generation in a store that was filled from a backup, its tables brought up to date first.
 *
 * @throws as `sqliteStore`
 */
export async function markSqliteRestored(file: string): Promise<void> {
  await (await sqliteStore(file)).close()
  const db = new Kysely<SqlSchema>({ dialect: new SqliteDialect({ database: openSqlite(file, {}) }) })
  try {
    await beginGeneration(db)
  } finally {
    await db.destroy()
  }
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  } catch (cause) {
    throw new StoreUnavailable('The folder of the store cannot be made', { cause })
  }
}
