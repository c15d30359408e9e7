import { DatabaseSync } from 'node:sqlite'
import { StoreLocked } from '../storeErrors.ts'
import { privateDatabase } from '../../process/privateFile.ts'
import { isBusy, sqliteFailure } from './sqliteStoreFailure.ts'

/**
 * Takes the lock of a store: a transaction that stays open on a small file of its own. The operating system
 * ends it with the process, so that no lock is left behind. The store's own file stays readable for backups.
 *
 * @returns releases the lock
 * @throws {StoreLocked} if another process has it
 * @throws {StoreUnavailable} if the file cannot be written
 */
export function lockSqlite(file: string): () => void {
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(privateDatabase(file), { timeout: 0 })
    lock.exec('BEGIN EXCLUSIVE')
  } catch (cause) {
    lock?.close()
    throw isBusy(cause) ? new StoreLocked('Another process uses this store', { cause }) : sqliteFailure(cause)
  }
  const held = lock
  return () => {
    if (held.isOpen) held.close()
  }
}
