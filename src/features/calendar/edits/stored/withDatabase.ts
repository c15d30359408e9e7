import { openDB, type DBSchema, type IDBPDatabase } from 'idb'

/**
 * Use a database of this device. It is closed right after, so that a sign-out can delete it at any time.
 *
 * @param create its stores, if it is new
 */
export async function withDatabase<Schema extends DBSchema, Result>(
  name: string,
  create: (made: IDBPDatabase<Schema>) => void,
  work: (database: IDBPDatabase<Schema>) => Promise<Result>,
): Promise<Result> {
  const database = await openDB<Schema>(name, 1, {
    upgrade: (made) => create(made),
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
