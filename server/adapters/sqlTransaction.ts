import type { Kysely, Transaction } from 'kysely'
import { StoreUnavailable } from '../store.ts'
import type { SqlEngine } from './sqlEngine.ts'
import type { SqlSchema } from './sqlSchema.ts'

const mostTries = 20

/** The tables, and what is special about the database they lie in. */
export type SqlDatabase = {
  readonly db: Kysely<SqlSchema>
  readonly engine: SqlEngine
  readonly readNow?: ReadNow
}

/**
 * Asks at once and without the way through the queue, where the database can: undefined while it cannot, as a transaction is under way
 * whose changes are nobody else's yet.
 *
 * @param values in the order in which the text has them
 */
export type ReadNow = (text: string, values: readonly SqlValue[]) => readonly unknown[] | undefined

export type SqlValue = string | number

/**
 * Do several things as one. Where another transaction was in the way the work is done once more, from its beginning: it must do
 * nothing else than ask the database.
 */
export async function inTransaction<T>(
  { db, engine }: SqlDatabase,
  work: (transaction: Transaction<SqlSchema>) => Promise<T>,
): Promise<T> {
  let last: unknown
  for (let tries = 0; tries < mostTries; tries += 1) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (!engine.isWorthRepeating(error)) throw error
      last = error
    }
  }
  throw new StoreUnavailable('Too many write there at once', { cause: last })
}
