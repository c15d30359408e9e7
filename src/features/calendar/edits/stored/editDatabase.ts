import type { DBSchema, IDBPDatabase } from 'idb'
import { editDatabaseName } from './hasStoredEdits.ts'
import { withDatabase } from './withDatabase.ts'

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

/** Use the database of edits. */
export const withEditDatabase = <Result>(
  work: (database: EditDatabase) => Promise<Result>,
): Promise<Result> =>
  withDatabase<EditSchema, Result>(
    editDatabaseName,
    (made) => made.createObjectStore('edits', { keyPath: 'id' }).createIndex('owner', 'owner'),
    work,
  )
