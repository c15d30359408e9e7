import type { DBSchema, IDBPDatabase } from 'idb'
import { hasDatabase } from '../../features/calendar/edits/stored/hasDatabase.ts'
import { withDatabase } from '../../features/calendar/edits/stored/withDatabase.ts'
import type { OfflineCopy, StoredRange } from './OfflineCopy.ts'

/** A sign-out deletes everything whose name begins with `kalends.`. */
const name = 'kalends.copy'
const only = 'copy'

type OfflineSchema = DBSchema & {
  readonly copies: { readonly key: string; readonly value: OfflineCopy }
  /** What a range holds, as JSON. */
  readonly items: { readonly key: string; readonly value: string }
}

const withCopies = <Result>(work: Parameters<typeof withDatabase<OfflineSchema, Result>>[2]) =>
  withDatabase<OfflineSchema, Result>(name, create, work)

function create(made: IDBPDatabase<OfflineSchema>): void {
  made.createObjectStore('copies')
  made.createObjectStore('items')
}

/** Without what its ranges hold. Null if there is none. */
export async function readCopy(): Promise<OfflineCopy | null> {
  if (!(await hasDatabase(name))) return null
  return (await withCopies((database) => database.get('copies', only))) ?? null
}

/** What a range of this copy holds, as JSON; undefined if it has been deleted. */
export const readRangeItems = (range: StoredRange): Promise<string | undefined> =>
  withCopies((database) => database.get('items', keyOf(range)))

/** Writes what has changed, all at once. */
export const writeCopy = (copy: OfflineCopy): Promise<void> =>
  withCopies(async (database) => {
    const change = database.transaction(['copies', 'items'], 'readwrite')
    const items = change.objectStore('items')
    const wanted = new Set(copy.ranges.map(keyOf))
    const known = await items.getAllKeys()
    const ranges = copy.ranges.map((range) => ({ ...range, items: null }))
    await Promise.all([
      ...known.filter((key) => !wanted.has(key)).map((key) => items.delete(key)),
      ...copy.ranges.map((range) => range.items !== null && items.put(range.items, keyOf(range))),
      change.objectStore('copies').put({ ...copy, ranges }, only),
      change.done,
    ])
  })

const keyOf = ({ path, match }: StoredRange) => `${match.start} ${match.end} ${path}`

export async function deleteCopy(): Promise<void> {
  if (await hasDatabase(name))
    await withCopies((database) => Promise.all([database.clear('copies'), database.clear('items')]))
}
