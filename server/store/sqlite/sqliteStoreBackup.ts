import { accessSync, constants, copyFileSync, existsSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { makePrivateFile } from '../../process/privateFile.ts'
import { StoreDamaged, StoreFull, StoreLocked, StoreUnavailable } from '../storeErrors.ts'
import { markSqliteRestored } from './sqliteStore.ts'
import { isBusy, sqliteFailure } from './sqliteStoreFailure.ts'
import { onDisk } from './sqliteStorePlace.ts'
import { lockSqlite } from './sqliteStoreLock.ts'

/** How long another program may hold the store. */
type Patience = { readonly patienceMs?: number }

const defaultPatienceMs = 10_000

/** The contents of a store, for a sentence about it. */
export type StoreContents = { readonly people: number; readonly calendars: number; readonly events: number }

/**
 * Copies a store into a new file, in its state of this moment. It needs no lock, so a service may write
 * meanwhile. The file gets its name when it is complete, checked and on disk.
 *
 * @throws {NoStore} if there is nothing to copy
 * @throws {UnreadableStore} if this account must not read it
 * @throws {StoreDamaged} if it contradicts itself
 * @throws {StoreLocked} if another program has it for itself
 */
export function backUpSqlite(
  store: string,
  target: string,
  { patienceMs = defaultPatienceMs }: Patience = {},
): StoreContents {
  const unfinished = `${target}.unfinished`
  rmSync(unfinished, { force: true })
  try {
    copySqlite(store, unfinished, patienceMs)
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
 * @throws {UnreadableStore} if this account must not read it
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
    rmSync(unfinished, { force: true })
    const contents = takenFrom(copy, unfinished)
    await bringUpToDate(unfinished)
    settle(store)
    place(unfinished, store)
    return contents
  } finally {
    for (const ending of ['', '-wal', '-shm', '.lock']) rmSync(`${unfinished}${ending}`, { force: true })
    unlock()
  }
}

function takenFrom(copy: string, unfinished: string): StoreContents {
  try {
    copySqlite(copy, unfinished, defaultPatienceMs)
  } catch (cause) {
    throw cause instanceof StoreDamaged ? new NoStore('The file is no whole store', { cause }) : cause
  }
  return checkSqlite(unfinished)
}

/**
 * Copies a store into a new file, with what only its log holds. SQLite opens a store with a log only if it can make
 * files beside it: on a disk that is full or takes no writes, the store and its log are copied as they are first.
 */
function copySqlite(store: string, target: string, patienceMs: number): void {
  if (!existsSync(store) || !statSync(store).isFile()) throw new NoStore('There is no store')
  try {
    accessSync(store, constants.R_OK)
  } catch (cause) {
    throw new UnreadableStore('The store cannot be read', { cause })
  }
  makePrivateFile(target)
  if (opens(store, patienceMs)) return vacuum(store, target, patienceMs)
  const whole = `${target}.whole`
  try {
    for (const ending of ['', '-wal']) {
      rmSync(`${whole}${ending}`, { force: true })
      if (existsSync(`${store}${ending}`)) copyFileSync(`${store}${ending}`, `${whole}${ending}`)
    }
    vacuum(whole, target, patienceMs)
  } finally {
    for (const ending of ['', '-wal', '-shm']) rmSync(`${whole}${ending}`, { force: true })
  }
}

/** Whether SQLite can read a file where it lies. @throws {StoreLocked} if another program has it for itself */
function opens(store: string, patienceMs: number): boolean {
  try {
    using database = new DatabaseSync(store, { readOnly: true, timeout: patienceMs })
    database.prepare('SELECT count(*) FROM sqlite_schema').get()
    return true
  } catch (error) {
    if (isBusy(error)) throw new StoreLocked('Another program uses the store', { cause: error })
    const failure = sqliteFailure(error)
    const isWithoutPlace = failure instanceof StoreUnavailable || failure instanceof StoreFull
    if (isWithoutPlace && !(failure instanceof StoreDamaged)) return false
    throw failure
  }
}

function vacuum(store: string, target: string, patienceMs: number): void {
  try {
    using database = new DatabaseSync(store, { readOnly: true, timeout: patienceMs })
    database.prepare('VACUUM INTO ?').run(target)
  } catch (error) {
    const failure = sqliteFailure(error)
    // A disk that cannot be written to says the same as one that cannot be read.
    throw failure instanceof StoreDamaged && failure.problem !== 'unreadable' ? failure : error
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

/** The file is there, and belongs to an account that lets this one not read it. */
export class UnreadableStore extends Error {
  override readonly name = 'UnreadableStore'
}
