import { chmodSync, copyFileSync, existsSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { makePrivateFile } from '../../process/privateFile.ts'
import { markSqliteRestored } from './sqliteStore.ts'
import { onDisk } from './sqliteStorePlace.ts'
import { lockSqlite } from './sqliteStoreLock.ts'

/** What a file holds, for the sentence about it. */
export type StoreContents = { readonly people: number; readonly calendars: number; readonly events: number }

/**
 * Copy a store into one new file as it is at this moment, also while a service writes to it: a reader's
 * snapshot needs no lock. The file appears under its name when it is whole, checked and on the disk.
 *
 * @throws {NoStore} where there is nothing to copy
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
 * Put a copy in the place of a store. It is checked, brought to the newest tables and given a generation of
 * its own before anything is replaced, and takes its place in one step.
 *
 * @throws {NoStore} where the copy is damaged, no store, or of a newer version
 * @throws {StoreLocked} where a service uses the store
 * @throws {StoreNotEmpty} where the store holds something and `replace` is not given
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

/** What a file holds, once it has proved to be a whole store of ours. @throws {NoStore} otherwise */
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

/**
 * A store that nobody has signed in to holds nothing that would be missed; one that cannot be read may hold
 * everything.
 */
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

// A version that does not know all of the copy's tables refuses them.
async function bringUpToDate(file: string): Promise<void> {
  try {
    await markSqliteRestored(file)
  } catch (cause) {
    throw new NoStore('The store is of another version', { cause })
  }
}

/** Leaves nothing beside the old file that a new file of its name would be read with. */
function settle(store: string): void {
  try {
    using database = new DatabaseSync(store)
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  } catch {
    // It is about to be replaced, and could not be read anyway.
  }
  for (const ending of ['-wal', '-shm']) rmSync(`${store}${ending}`, { force: true })
}

/** Names a finished file, and has both on the disk. */
function place(unfinished: string, file: string): void {
  onDisk(unfinished)
  renameSync(unfinished, file)
  onDisk(dirname(file))
}

/** There is no store in the file: nothing, something else, or a damaged one. */
export class NoStore extends Error {
  override readonly name = 'NoStore'
}

/** The store holds something that would be lost. */
export class StoreNotEmpty extends Error {
  override readonly name = 'StoreNotEmpty'
}
