import type { Kysely, Transaction } from 'kysely'
import { StoreUnavailable } from '../storeErrors.ts'
import type { SqlEngine } from './sqlEngine.ts'
import type { SqlSchema } from './sqlSchema.ts'

const maxAttempts = 20

/** What a transaction read was changed by another one before it wrote: it is to be run again, and sees the change. */
export class ReadTooEarly extends Error {
  override readonly name = 'ReadTooEarly'
}

/** Work inside a transaction. It may be repeated from the start, so it must only query the database. */
export type SqlWork<T> = (transaction: Transaction<SqlSchema>) => Promise<T>

/** Runs work in a transaction that is on disk when the promise resolves. */
export type Commit = <T>(work: SqlWork<T>) => Promise<T>

/** A database with the tables, and what it can do. */
export type SqlDatabase = {
  readonly db: Kysely<SqlSchema>
  readonly engine: SqlEngine
  readonly readNow?: ReadNow
  /** Queries inside the current transaction, if the database has one connection and answers synchronously. */
  readonly askNow?: (text: string, values: readonly SqlValue[]) => readonly unknown[]
  /** Commits transactions, perhaps several at once; each by itself unless given. */
  readonly commit?: Commit
}

/**
 * Queries synchronously, without waiting in the queue; undefined while a transaction is running, because
 * others must not see its changes yet.
 *
 * @param values in the order in which they appear in the text
 */
export type ReadNow = (text: string, values: readonly SqlValue[]) => readonly unknown[] | undefined

export type SqlValue = string | number | null

/** Runs work in a transaction; after a conflict with another one, runs it again. */
export async function inTransaction<T>(database: SqlDatabase, work: SqlWork<T>): Promise<T> {
  const { db, engine, commit = (alone) => db.transaction().execute(alone) } = database
  let last: unknown
  for (let tries = 0; tries < maxAttempts; tries += 1) {
    try {
      return await commit(work)
    } catch (error) {
      if (!(error instanceof ReadTooEarly) && !engine.isWorthRepeating(error)) throw error
      last = error
    }
  }
  throw new StoreUnavailable('Too many write there at once', { cause: last })
}
