import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { editDatabaseName } from './hasStoredEdits.ts'

/** A stored edit. Of what it says nothing can be read but when it was made. */
export type EditRow = {
  readonly id: string
  /** Whose it is, as `ownerKey` says it. */
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

/** Use the database of edits. It is open no longer than that, so that a sign-out can delete it at any time. */
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
