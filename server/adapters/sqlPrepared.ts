import type { Compilable, Kysely } from 'kysely'
import type { SqlSchema } from './sqlSchema.ts'

/**
 * A query that is asked again and again: its text is made once, from any values, and only they change.
 *
 * @returns asks it with the values in the order in which its text has them
 */
export function sqlPrepared<Row>(db: Kysely<SqlSchema>, query: Compilable<Row>) {
  const compiled = query.compile()
  return async (...parameters: readonly (string | number)[]): Promise<readonly Row[]> => {
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters })
    return rows
  }
}
