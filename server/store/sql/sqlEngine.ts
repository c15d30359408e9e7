import type { Kysely, RawBuilder } from 'kysely'
import type { SqlSchema } from './sqlSchema.ts'

/** The differences between the databases that share the schema and the queries. */
export type SqlEngine = {
  readonly name: 'sqlite' | 'postgresql'
  /** The type of text columns that are compared and ordered by bytes, as the store's types promise. */
  readonly idType: 'text' | RawBuilder<unknown>
  /** The schema with the tables, if the database has several. */
  schemaOf(db: Kysely<SqlSchema>): Promise<string | undefined>
  /** Whether other processes write at the same time. If so, rows are locked before they are checked. */
  readonly hasOtherWriters: boolean
  /** Whether the same transaction may succeed when it is repeated. */
  isWorthRepeating(error: unknown): boolean
}
