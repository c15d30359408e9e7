import { SqliteAdapter, SqliteDialect, type SqliteDatabase } from 'kysely'

/**
 * How Kysely speaks to a SQLite database. SQLite can change tables in a transaction, which Kysely does not know: so
 * that a process that dies while it migrates leaves the tables as they were, and a new store is written to the disk
 * once.
 */
export const sqliteDialect = (database: SqliteDatabase): SqliteDialect =>
  new TransactionalDialect({ database })

class TransactionalDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter()
  }
}

class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}
