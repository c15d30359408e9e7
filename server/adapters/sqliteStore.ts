import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { Kysely, SqliteDialect } from 'kysely'
import { StoreUnavailable, type Store } from '../store.ts'
import { groupCommit } from './groupCommit.ts'
import { beginGeneration } from './sqlGeneration.ts'
import type { SqlSchema } from './sqlSchema.ts'
import { sqlStore } from './sqlStore.ts'
import { migrate } from './sqlStoreMigrations.ts'
import { openSqlite } from './sqliteStoreDatabase.ts'
import { sqliteEngine } from './sqliteStoreEngine.ts'
import { lockSqlite } from './sqliteStoreLock.ts'

export type SqliteOptions = {
  /** How many pages of 4 kB the file may have: beyond, `StoreFull`. */
  readonly mostPages?: number
}

/**
 * The embedded store: one file, owned by one process at a time. An acknowledged write survives the death of the
 * process and the loss of power (WAL, synchronous FULL).
 *
 * @param file its folder is made where missing
 * @throws {StoreLocked} where another process has it
 * @throws {StoreUnavailable} where it cannot be opened
 */
export async function sqliteStore(file: string, options: SqliteOptions = {}): Promise<Store> {
  makeFolder(dirname(file))
  const unlock = lockSqlite(`${file}.lock`)
  try {
    const opened = openSqlite(file, options)
    const db = new Kysely<SqlSchema>({ dialect: new SqliteDialect({ database: opened }) })
    await migrate({ db, engine: sqliteEngine })
    const { readNow, askNow } = opened
    const store = await sqlStore({ db, engine: sqliteEngine, readNow, askNow, commit: groupCommit(db) })
    return { ...store, close: () => store.close().finally(unlock) }
  } catch (error) {
    unlock()
    throw error
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
