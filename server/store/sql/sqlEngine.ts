import type { Kysely, RawBuilder } from 'kysely'
import type { SqlSchema } from './sqlSchema.ts'

/** What differs between the databases beneath the one schema and its queries. */
export type SqlEngine = {
  readonly name: 'sqlite' | 'postgresql'
  /** The type of a column whose texts are compared and ordered by their bytes, as the ports promise. */
  readonly idType: 'text' | RawBuilder<unknown>
  /** The schema that holds the tables, where the database has several. */
  schemaOf(db: Kysely<SqlSchema>): Promise<string | undefined>
  /** Whether other processes write at the same time: then a row is locked before it is judged. */
  readonly hasOtherWriters: boolean
  /** Whether the same transaction may succeed when it is done once more. */
  isWorthRepeating(error: unknown): boolean
}
