import type { Kysely, Transaction } from 'kysely'
import { StoreUnavailable } from '../storeErrors.ts'
import type { SqlEngine } from './sqlEngine.ts'
import type { SqlSchema } from './sqlSchema.ts'

const maxAttempts = 20

/**
 * Work inside a transaction. It may be repeated from the start, so it must do nothing but query the
 * database.
 */
export type SqlWork<T> = (transaction: Transaction<SqlSchema>) => Promise<T>

/** Runs work in a transaction that is on the disk when the promise resolves. */
export type Commit = <T>(work: SqlWork<T>) => Promise<T>

/** The tables, and what is special about the database they lie in. */
export type SqlDatabase = {
  readonly db: Kysely<SqlSchema>
  readonly engine: SqlEngine
  readonly readNow?: ReadNow
  /**
   * Asks inside the transaction that is under way, where the database has one connection and answers at once.
   */
  readonly askNow?: (text: string, values: readonly SqlValue[]) => readonly unknown[]
  /** How transactions are committed where several may share one; each by itself unless given. */
  readonly commit?: Commit
}

/**
 * Asks at once and without the way through the queue, where the database can: undefined while it cannot, as a
 * transaction is under way whose changes are nobody else's yet.
 *
 * @param values in the order in which the text has them
 */
export type ReadNow = (text: string, values: readonly SqlValue[]) => readonly unknown[] | undefined

export type SqlValue = string | number

/** Does several things as one. Where another transaction was in the way the work is done once more. */
export async function inTransaction<T>(database: SqlDatabase, work: SqlWork<T>): Promise<T> {
  const { db, engine, commit = (alone) => db.transaction().execute(alone) } = database
  let last: unknown
  for (let tries = 0; tries < maxAttempts; tries += 1) {
    try {
      return await commit(work)
    } catch (error) {
      if (!engine.isWorthRepeating(error)) throw error
      last = error
    }
  }
  throw new StoreUnavailable('Too many write there at once', { cause: last })
}
