import { chmodSync, copyFileSync, existsSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { makePrivateFile } from '../../process/privateFile.ts'
import { markSqliteRestored } from './sqliteStore.ts'
import { onDisk } from './sqliteStorePlace.ts'
import { lockSqlite } from './sqliteStoreLock.ts'

/** The contents of a store, for a sentence about it. */
export type StoreContents = { readonly people: number; readonly calendars: number; readonly events: number }

/**
 * Copies a store into a new file, in its state of this moment. It needs no lock, so a service may write
 * meanwhile. The file gets its name when it is complete, checked and on disk.
 *
 * @throws {NoStore} if there is nothing to copy
 */
export function backUpSqlite(store: string, target: string): StoreContents {
  if (!existsSync(store)) throw new NoStore('There is no store')
  const unfinished = `${target}.unfinished`
  rmSync(unfinished, { force: true })
  try {
    using database = new DatabaseSync(store, { readOnly: true, timeout: 10_000 })
    makePrivateFile(unfinished)
    database.prepare('VACUUM INTO ?').run(unfinished)
    const contents = checkSqlite(unfinished)
    place(unfinished, target)
    return contents
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw error
  }
}

/**
 * Replaces a store by a copy, in one step. Before, the copy is checked, migrated and given a new generation.
 *
 * @throws {NoStore} if the copy is damaged, not a store, or from a newer version
 * @throws {StoreLocked} if a service uses the store
 * @throws {StoreNotEmpty} if the store has data and `replace` is not given
 */
export async function restoreSqlite(
  copy: string,
  store: string,
  { replace }: { readonly replace: boolean },
): Promise<StoreContents> {
  const unlock = lockSqlite(`${store}.lock`)
  const unfinished = `${store}.unfinished`
  try {
    if (!replace && holdsSomething(store)) throw new StoreNotEmpty('The store holds something')
    const contents = checkSqlite(copy)
    copyFileSync(copy, unfinished)
    chmodSync(unfinished, 0o600)
    await bringUpToDate(unfinished)
    settle(store)
    place(unfinished, store)
    return contents
  } finally {
    for (const ending of ['', '-wal', '-shm', '.lock']) rmSync(`${unfinished}${ending}`, { force: true })
    unlock()
  }
}

/** The contents of a file, after checking that it is a complete store. @throws {NoStore} otherwise */
function checkSqlite(file: string): StoreContents {
  try {
    using database = new DatabaseSync(file, { readOnly: true })
    const damage = database.prepare('PRAGMA integrity_check').get()
    if (damage?.['integrity_check'] !== 'ok') throw new Error('The file is damaged')
    const contents = contentsOf(database)
    if (database.prepare('SELECT name FROM kysely_migration').all().length === 0) throw new Error('No tables')
    return contents
  } catch (cause) {
    throw new NoStore('The file is no whole store', { cause })
  }
}

function contentsOf(database: DatabaseSync): StoreContents {
  const count = (table: string) => Number(database.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.['n'])
  return { people: count('users'), calendars: count('calendars'), events: count('events') }
}

/** Whether a store may have data: not if nobody has ever signed in; an unreadable store may have any. */
function holdsSomething(store: string): boolean {
  if (!existsSync(store)) return existsSync(`${store}-wal`)
  try {
    using database = new DatabaseSync(store, { readOnly: true })
    const { people, calendars } = contentsOf(database)
    return people + calendars > 0
  } catch {
    return true
  }
}

// Fails if the copy has tables that this version does not know.
async function bringUpToDate(file: string): Promise<void> {
  try {
    await markSqliteRestored(file)
  } catch (cause) {
    throw new NoStore('The store is of another version', { cause })
  }
}

/** Removes the log beside the old file, which would otherwise be read together with the new one. */
function settle(store: string): void {
  try {
    using database = new DatabaseSync(store)
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  } catch {
    // The file cannot be read, but is about to be replaced anyway.
  }
  for (const ending of ['-wal', '-shm']) rmSync(`${store}${ending}`, { force: true })
}

/** Gives a finished file its name, and flushes file and folder to disk. */
function place(unfinished: string, file: string): void {
  onDisk(unfinished)
  renameSync(unfinished, file)
  onDisk(dirname(file))
}

/** The file is not a store: missing, something else, or damaged. */
export class NoStore extends Error {
  override readonly name = 'NoStore'
}

/** The store has data that would be lost. */
export class StoreNotEmpty extends Error {
  override readonly name = 'StoreNotEmpty'
}
