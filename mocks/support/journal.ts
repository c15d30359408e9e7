/**
 * The writes of a world, in order. The browser stores them, so that a reload finds the calendar unchanged.
 */
export type Journal = {
  all(): Promise<readonly JournalEntry[]>
  add(entry: JournalEntry): Promise<void>
  clear(): Promise<void>
}

/** A call of the store by its path (`events.put`) and its arguments, which are plain data. */
export type JournalEntry = { readonly path: string; readonly args: readonly unknown[] }

export async function openJournal(name: string): Promise<Journal> {
  const database = await opened(name)
  const entries = (mode: IDBTransactionMode) => database.transaction('entries', mode).objectStore('entries')
  return {
    all: () => settled(entries('readonly').getAll()),
    add: async (entry) => {
      await settled(entries('readwrite').add(entry))
    },
    clear: async () => {
      await settled(entries('readwrite').clear())
    },
  }
}

function opened(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1)
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore('entries', { autoIncrement: true })
  })
  return settled(request)
}

const settled = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser kept nothing')))
  })
