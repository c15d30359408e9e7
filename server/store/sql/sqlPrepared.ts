import type { Compilable, Transaction } from 'kysely'
import type { SqlSchema } from './sqlSchema.ts'
import type { SqlDatabase, SqlValue } from './sqlTransaction.ts'

/**
 * Prepares a query that runs often. Its text is built once, with placeholder values.
 *
 * @returns runs it with values, in the order in which they appear in the text
 */
export function sqlPrepared<Row>({ db, readNow }: SqlDatabase, query: Compilable<Row>) {
  const compiled = query.compile()
  return async (...parameters: readonly SqlValue[]): Promise<readonly Row[]> => {
    // oxlint-disable-next-line no-unsafe-type-assertion -- the query says what its rows are, as it does to Kysely
    const read = readNow?.(compiled.sql, parameters) as readonly Row[] | undefined
    return read ?? (await db.executeQuery<Row>({ ...compiled, parameters })).rows
  }
}

/** The same for a query inside a transaction, which may write. */
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
