import { closeSync, fsyncSync, openSync, readSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StoreDamaged } from '../storeErrors.ts'
import { makePrivate, makePrivateFile } from '../../process/privateFile.ts'
import { sqliteFailure } from './sqliteStoreFailure.ts'

/** Every SQLite database begins with these bytes. */
const signature = 'SQLite format 3\0'

/**
 * Checks what is at the path of a store before anything is written, and creates a new store if there is
 * nothing. A file that is not a store of this version is refused and never replaced.
 *
 * @param migrations the names of the migrations of this version
 * @throws {StoreDamaged} with what is there
 */
export function prepareSqlite(file: string, migrations: ReadonlySet<string>): void {
  const found = statSync(file, { throwIfNoEntry: false })
  if (found === undefined) {
    // The log may hold the last writes. A new file would make SQLite discard it.
    if ((statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0) throw new StoreDamaged('missing')
    beginSqlite(file)
    return
  }
  if (!found.isFile()) throw new StoreDamaged('no-file')
  if (found.size === 0) throw new StoreDamaged('empty')
  makePrivate(file)
  if (!beginsLike(file, signature)) throw new StoreDamaged('foreign')
  rejectOtherFiles(file, migrations)
}

/**
 * Creates the file under another name and renames it once it has its first page, so that there is never an
 * empty file at the store's path.
 */
function beginSqlite(file: string): void {
  const unfinished = `${file}.new`
  rmSync(unfinished, { force: true })
  makePrivateFile(unfinished)
  try {
    // Changing this setting writes the first page.
    using database = new DatabaseSync(unfinished)
    database.exec('PRAGMA synchronous = OFF; PRAGMA user_version = 0')
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw sqliteFailure(error)
  }
  onDisk(unfinished)
  renameSync(unfinished, file)
  onDisk(dirname(file))
}

/** Flushes a file or a folder to disk. */
export function onDisk(path: string): void {
  const opened = openSync(path, 'r')
  fsyncSync(opened)
  closeSync(opened)
}

function beginsLike(file: string, text: string): boolean {
  const begin = Buffer.alloc(text.length)
  const opened = openSync(file, 'r')
  try {
    readSync(opened, begin, 0, begin.length, 0)
  } finally {
    closeSync(opened)
  }
  return begin.equals(Buffer.from(text, 'latin1'))
}

/** A database without tables is from a first start that was interrupted. */
function rejectOtherFiles(file: string, migrations: ReadonlySet<string>): void {
  const { tables, done } = contentsOf(file)
  if (tables.length > 0 && !tables.includes('kysely_migration')) throw new StoreDamaged('foreign')
  if (done.length > 0 && !done.some((name) => migrations.has(name))) throw new StoreDamaged('foreign')
  if (done.some((name) => !migrations.has(name))) throw new StoreDamaged('newer')
}

function contentsOf(file: string) {
  try {
    using database = new DatabaseSync(file, { readOnly: true })
    const names = (text: string) =>
      database
        .prepare(text)
        .all()
        .map(({ name }) => String(name))
    const tables = names("select name from sqlite_schema where type = 'table'")
    const done = tables.includes('kysely_migration') ? names('select name from kysely_migration') : []
    return { tables, done }
  } catch (error) {
    throw sqliteFailure(error)
  }
}
