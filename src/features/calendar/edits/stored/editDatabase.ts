import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { editDatabaseName } from './hasStoredEdits.ts'

/** A stored edit. Only the time it was made is readable without the key. */
export type EditRow = {
  readonly id: string
  /** Its owner, as `ownerKey` returns it. */
  readonly owner: string
  /** The tab that sends it. */
  readonly tab: string
  readonly at: number
  /** Its place among those of its tab. */
  readonly order: number
  readonly iv: Uint8Array<ArrayBuffer>
  readonly box: Uint8Array<ArrayBuffer>
}

type EditSchema = DBSchema & {
  readonly edits: {
    readonly key: string
    readonly value: EditRow
    readonly indexes: { readonly owner: string }
  }
}

export type EditDatabase = IDBPDatabase<EditSchema>

/** Use the database of edits. It is closed right after, so that a sign-out can delete it at any time. */
export async function withEditDatabase<Result>(
  work: (database: EditDatabase) => Promise<Result>,
): Promise<Result> {
  const database = await openDB<EditSchema>(editDatabaseName, 1, {
    upgrade: (made) => {
      made.createObjectStore('edits', { keyPath: 'id' }).createIndex('owner', 'owner')
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
