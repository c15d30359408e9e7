import type { SqlEngine } from '../sql/sqlEngine.ts'

/** One process with one connection, and one transaction at a time. */
export const sqliteEngine: SqlEngine = {
  name: 'sqlite',
  idType: 'text',
  schemaOf: async () => undefined,
  hasOtherWriters: false,
  isWorthRepeating: () => false,
}
