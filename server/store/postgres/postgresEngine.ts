import { sql } from 'kysely'
import { isWorthRepeating } from './postgresFailure.ts'
import type { SqlEngine } from '../sql/sqlEngine.ts'

/** Any number of processes, each with several connections. */
export const postgresEngine: SqlEngine = {
  name: 'postgresql',
  // Compares bytes. A database may sort by the rules of a language, which differ between systems.
  idType: sql`text collate "C"`,
  schemaOf: async (db) => {
    const { rows } = await sql<{ name: string | null }>`select current_schema() as name`.execute(db)
    return rows[0]?.name ?? undefined
  },
  hasOtherWriters: true,
  isWorthRepeating,
}
