import * as v from 'valibot'
import { healthReason, healthStatus } from '#contract/health.ts'
import type { SamplesByName } from '#domain/health/Sample.ts'
import { epochMs } from '#domain/time/units.ts'

/** A sign-out deletes everything whose name begins with this. */
const databaseName = 'kalends.health'
const storeName = 'observed'

const sample = v.object({
  at: v.pipe(v.number(), v.transform(epochMs)),
  status: healthStatus,
  latencyMs: v.nullable(v.number()),
  cause: v.nullable(v.string()),
  reasons: v.fallback(v.optional(v.array(healthReason)), undefined),
})
const storedSamples = v.fallback(v.record(v.string(), v.array(sample)), {})

/** What this browser has observed of a service's components, if the service itself has no history. */
export type SampleStore = {
  /** Nothing, if nothing readable is stored. */
  read(): Promise<SamplesByName>
  keep(samples: SamplesByName): Promise<void>
}

/**
 * Stored in IndexedDB, separately for each service and person. A browser that stores nothing only loses the
 * history. The database is open only while it is used, so that it can be deleted at any time.
 *
 * @param databases undefined if the browser has none
 */
export function sampleStore(
  databases: IDBFactory | undefined,
  whose: { readonly baseUrl: string; readonly userId: string },
): SampleStore {
  const key = `${whose.baseUrl} ${whose.userId}`
  return {
    read: async () =>
      v.parse(storedSamples, await inTransaction(databases, 'readonly', (store) => store.get(key))),
    keep: async (samples) => {
      await inTransaction(databases, 'readwrite', (store) => store.put(samples, key))
    },
  }
}

async function inTransaction<T>(
  databases: IDBFactory | undefined,
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | null> {
  if (!databases) return null
  let database: IDBDatabase | null = null
  try {
    database = await opened(databases)
    const transaction = database.transaction(storeName, mode)
    const [result] = await Promise.all([
      settled(ask(transaction.objectStore(storeName))),
      completed(transaction),
    ])
    return result
  } catch {
    // No space, a private window, a database of another version: the page works without its history.
    return null
  } finally {
    database?.close()
  }
}

function opened(databases: IDBFactory): Promise<IDBDatabase> {
  const request = databases.open(databaseName, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName))
  return settled(request)
}

const settled = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser kept nothing')))
  })

/** Only then does closing the database close it at once. */
const completed = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new Error('The browser kept nothing')),
    )
  })
