import { Kysely, PGliteDialect } from 'kysely'
import { postgresEngine } from '../store/postgres/postgresEngine.ts'
import type { SqlSchema } from '../store/sql/sqlSchema.ts'
import type { SqlDatabase } from '../store/sql/sqlTransaction.ts'
import { sqliteDialect } from '../store/sqlite/sqliteDialect.ts'
import { openSqlite } from '../store/sqlite/sqliteStoreDatabase.ts'
import { sqliteEngine } from '../store/sqlite/sqliteStoreEngine.ts'
import { postgresLite } from './postgresLite.ts'

/** An empty database of each kind, in memory, for tests of migrations. */
export const emptySqlDatabases: readonly (readonly [string, () => Promise<SqlDatabase>])[] = [
  [
    'SQLite',
    async () => ({
      db: new Kysely<SqlSchema>({ dialect: sqliteDialect(openSqlite(':memory:', {})) }),
      engine: sqliteEngine,
    }),
  ],
  [
    'PostgreSQL',
    async () => ({
      db: new Kysely<SqlSchema>({ dialect: new PGliteDialect({ pglite: await postgresLite() }) }),
      engine: postgresEngine,
    }),
  ],
]
