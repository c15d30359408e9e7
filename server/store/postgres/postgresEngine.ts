import { sql } from 'kysely'
import { isWorthRepeating } from './postgresFailure.ts'
import type { SqlEngine } from '../sql/sqlEngine.ts'

/** Many processes at once, each with several connections. */
export const postgresEngine: SqlEngine = {
  name: 'postgresql',
  // The order of a language, which a database may have by default, differs from place to place.
  idType: sql`text collate "C"`,
  schemaOf: async (db) => {
    const { rows } = await sql<{ name: string | null }>`select current_schema() as name`.execute(db)
    return rows[0]?.name ?? undefined
  },
  hasOtherWriters: true,
  isWorthRepeating,
}
