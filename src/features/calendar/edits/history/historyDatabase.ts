import { openDB, type DBSchema, type IDBPDatabase } from 'idb'

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

/** Use the database of the history. It is closed right after, so that a sign-out can delete it at any time. */
export async function withHistoryDatabase<Result>(
  work: (database: IDBPDatabase<HistorySchema>) => Promise<Result>,
): Promise<Result> {
  const database = await openDB<HistorySchema>(name, 1, {
    upgrade: (made) => {
      made.createObjectStore('entries', { keyPath: 'id' }).createIndex('owner', 'owner')
    },
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close()
    },
  })
  try {
    return await work(database)
  } finally {
    database.close()
  }
}

/** Whether this device may have stored a history. Does not create the database. */
export async function hasStoredHistory(): Promise<boolean> {
  const databases = await indexedDB.databases()
  return databases.some((each) => each.name === name)
}
