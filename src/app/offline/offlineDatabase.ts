import type { DBSchema } from 'idb'
import { hasDatabase } from '../../features/calendar/edits/stored/hasDatabase.ts'
import { withDatabase } from '../../features/calendar/edits/stored/withDatabase.ts'
import type { OfflineCopy } from './OfflineCopy.ts'

/** A sign-out deletes everything whose name begins with `kalends.`. */
const name = 'kalends.offline'
const only = 'copy'

type OfflineSchema = DBSchema & {
  readonly copies: { readonly key: string; readonly value: OfflineCopy }
}

const withCopies = <Result>(work: Parameters<typeof withDatabase<OfflineSchema, Result>>[2]) =>
  withDatabase<OfflineSchema, Result>(name, (made) => void made.createObjectStore('copies'), work)

/** Null if there is none. */
export async function readCopy(): Promise<OfflineCopy | null> {
  if (!(await hasDatabase(name))) return null
  return (await withCopies((database) => database.get('copies', only))) ?? null
}

export const writeCopy = (copy: OfflineCopy): Promise<unknown> =>
  withCopies((database) => database.put('copies', copy, only))

export async function deleteCopy(): Promise<void> {
  if (await hasDatabase(name)) await withCopies((database) => database.clear('copies'))
}
