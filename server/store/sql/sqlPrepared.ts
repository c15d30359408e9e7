import type { Compilable, Transaction } from 'kysely'
import type { SqlSchema } from './sqlSchema.ts'
import type { SqlDatabase, SqlValue } from './sqlTransaction.ts'

/**
 * A query that is asked again and again: its text is made once, from any values, and only they change.
 *
 * @returns asks it with the values in the order in which its text has them
 */
export function sqlPrepared<Row>({ db, readNow }: SqlDatabase, query: Compilable<Row>) {
  const compiled = query.compile()
  return async (...parameters: readonly SqlValue[]): Promise<readonly Row[]> => {
    // oxlint-disable-next-line no-unsafe-type-assertion -- the query says what its rows are, as it does to Kysely
    const read = readNow?.(compiled.sql, parameters) as readonly Row[] | undefined
    return read ?? (await db.executeQuery<Row>({ ...compiled, parameters })).rows
  }
}

/** The same inside a transaction, where it may write too. */
export function sqlPreparedInTransaction<Row>({ askNow }: SqlDatabase, query: Compilable<Row>) {
  const compiled = query.compile()
  return async (
    transaction: Transaction<SqlSchema>,
    ...parameters: readonly SqlValue[]
  ): Promise<readonly Row[]> => {
    // oxlint-disable-next-line no-unsafe-type-assertion -- as above
    const answer = askNow?.(compiled.sql, parameters) as readonly Row[] | undefined
    return answer ?? (await transaction.executeQuery<Row>({ ...compiled, parameters })).rows
  }
}
