import { statSync } from 'node:fs'
import { makeFolder } from '../../process/makeFolder.ts'
import { dirname } from 'node:path'
import { Kysely } from 'kysely'
import type { Store } from '../Store.ts'
import { replacedFile, StoreDamaged, StoreUnavailable } from '../storeErrors.ts'
import { groupCommit } from './groupCommit.ts'
import { makePrivate } from '../../process/privateFile.ts'
import { sqliteCheck } from './sqliteCheck.ts'
import { prepareSqlite } from './sqliteStorePlace.ts'
import { beginGeneration } from '../sql/sqlGeneration.ts'
import type { SqlSchema } from '../sql/sqlSchema.ts'
import { sqlStore } from '../sql/sqlStore.ts'
import { migrate, migrationNames } from '../sql/sqlStoreMigrations.ts'
import { sqliteDialect } from './sqliteDialect.ts'
import { openSqlite } from './sqliteStoreDatabase.ts'
import { sqliteFailure } from './sqliteStoreFailure.ts'
import { sqliteEngine } from './sqliteStoreEngine.ts'
import { lockSqlite } from './sqliteStoreLock.ts'

export type SqliteOptions = {
  /** The largest size of the file in pages of 4 kB; beyond it, writes throw `StoreFull`. */
  readonly maxPages?: number
  /**
   * Called once when damage is found while the file is open, with a sentence that contains nothing of the
   * data.
   */
  readonly onDamage?: (damage: string) => void
}

/**
 * The embedded store: a file that one process at a time uses. An acknowledged write survives the death of the
 * process and the loss of power (WAL, synchronous FULL).
 *
 * @param file created if missing, with its folder; only its owner can read it
 * @throws {StoreLocked} if another process uses it
 * @throws {StoreDamaged} if the file is something else, or damaged, or from a newer version; it is left
 *   unchanged
 * @throws {StoreUnavailable} if it cannot be opened
 */
export async function sqliteStore(file: string, options: SqliteOptions = {}): Promise<Store> {
  const { maxPages, onDamage = () => undefined } = options
  prepareFolder(dirname(file))
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
    const db = new Kysely<SqlSchema>({ dialect: sqliteDialect(opened) })
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
      damage: () => (isSame() ? check.damage() : replacedFile),
      close: () => store.close().finally(() => ending.dispose()),
    }
  } catch (error) {
    throw sqliteFailure(error)
  }
}

/**
 * Returns a check whether the path still leads to the same file. Writes to a file that lost its name would be
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
 * Begins a new generation in a store that was restored from a backup, after migrating its tables.
 *
 * @throws as `sqliteStore`
 */
export async function markSqliteRestored(file: string): Promise<void> {
  await (await sqliteStore(file)).close()
  const db = new Kysely<SqlSchema>({ dialect: sqliteDialect(openSqlite(file, {})) })
  try {
    await beginGeneration(db)
  } finally {
    await db.destroy()
  }
}

function prepareFolder(folder: string): void {
  try {
    makeFolder(folder)
  } catch (cause) {
    throw new StoreUnavailable('The folder of the store cannot be made', { cause })
  }
}
