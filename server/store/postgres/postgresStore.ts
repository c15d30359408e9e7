import { Kysely, PostgresDialect, sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE } from 'kysely/migration'
import type { Store } from '../Store.ts'
import { postgresChanges } from './postgresChanges.ts'
import { postgresEngine } from './postgresEngine.ts'
import { postgresPool, type PoolOptions } from './postgresPool.ts'
import type { SqlSchema } from '../sql/sqlSchema.ts'
import { beginGeneration } from '../sql/sqlGeneration.ts'
import { sqlStore } from '../sql/sqlStore.ts'
import { migrate } from '../sql/sqlStoreMigrations.ts'

const serving: PoolOptions = { connections: 10, statementMs: 8000 }
const migrating: PoolOptions = { connections: 1, statementMs: null }

/**
 * The store in a PostgreSQL database, shared by any number of processes. An acknowledged write is as durable
 * as a commit of the database (`synchronous_commit`).
 *
 * @param databaseUrl `postgresql://user:password@host:port/database`, with the parameters of libpq
 * @throws {StoreUnavailable} if it cannot be reached or used
 */
export async function postgresStore(databaseUrl: string): Promise<Store> {
  // One process migrates the tables, however long it takes, and the others wait.
  const first = databaseAt(databaseUrl, migrating)
  try {
    await migrate({ db: first, engine: postgresEngine })
  } finally {
    await first.destroy()
  }
  const db = databaseAt(databaseUrl, serving)
  try {
    const store = await sqlStore({ db, engine: postgresEngine })
    const changes = postgresChanges({ databaseUrl, notify: notifyBy(db) })
    return {
      ...store,
      changes,
      close: () => {
        changes.stop()
        return store.close()
      },
    }
  } catch (error) {
    await db.destroy()
    throw error
  }
}

/**
 * Begins a new generation in a database that was restored from a backup, after migrating its tables.
 *
 * @returns whether there is a store in it; if not, nothing is changed
 * @throws {StoreUnavailable} if it cannot be reached or used
 */
export async function markPostgresRestored(databaseUrl: string): Promise<boolean> {
  const db = databaseAt(databaseUrl, migrating)
  try {
    if (!(await hasTables(db))) return false
    await migrate({ db, engine: postgresEngine })
    await beginGeneration(db)
    return true
  } finally {
    await db.destroy()
  }
}

/** Whether the schema that the connection works in has the tables of a store. */
async function hasTables(db: Kysely<SqlSchema>): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = current_schema() and tablename in (${DEFAULT_MIGRATION_TABLE}, 'facts')`.execute(db)
  return rows.length === 2
}

/** A notification need not survive the database, so that its commit is not flushed. */
const notifyBy = (db: Kysely<SqlSchema>) => (channel: string, text: string) =>
  sql`select set_config('synchronous_commit', 'off', true), pg_notify(${channel}, ${text})`.execute(db)

const databaseAt = (databaseUrl: string, options: PoolOptions) =>
  new Kysely<SqlSchema>({ dialect: new PostgresDialect({ pool: postgresPool(databaseUrl, options) }) })
