import type { DBSchema, IDBPDatabase } from 'idb'
import { hasDatabase } from '../stored/hasDatabase.ts'
import { withDatabase } from '../stored/withDatabase.ts'

/** A stored entry of the history. Only the time of its edit is readable without the key. */
export type HistoryRow = {
  readonly id: string
  /** Its owner, as `ownerKey` returns it. */
  readonly owner: string
  readonly at: number
  readonly iv: Uint8Array<ArrayBuffer>
  readonly box: Uint8Array<ArrayBuffer>
}

type HistorySchema = DBSchema & {
  readonly entries: {
    readonly key: string
    readonly value: HistoryRow
    readonly indexes: { readonly owner: string }
  }
}

/** A sign-out deletes everything whose name begins with `kalends.`. */
const name = 'kalends.history'

/** Use the database of the history. */
export const withHistoryDatabase = <Result>(
  work: (database: IDBPDatabase<HistorySchema>) => Promise<Result>,
): Promise<Result> =>
  withDatabase<HistorySchema, Result>(
    name,
    (made) => made.createObjectStore('entries', { keyPath: 'id' }).createIndex('owner', 'owner'),
    work,
  )

/** Whether this device may have stored a history. Does not create the database. */
export const hasStoredHistory = (): Promise<boolean> => hasDatabase(name)
