import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { SqliteDatabase, SqliteStatement } from 'kysely'
import type { SqlDatabase } from '../sql/sqlTransaction.ts'
import { StoreDamaged } from '../storeErrors.ts'
import { sqliteFailure } from './sqliteStoreFailure.ts'

const maxStatements = 200

export type SqliteFile = SqliteDatabase & Required<Pick<SqlDatabase, 'readNow' | 'askNow'>>

type SqliteFileOptions = {
  /** The largest size of the file in pages of 4 kB. */
  readonly maxPages?: number
  /** Called whenever a read or a write finds damage. */
  readonly onDamage?: (damage: StoreDamaged) => void
}

/** node:sqlite as a dialect of Kysely. Statements are prepared once, and errors become those of the store. */
export function openSqlite(file: string, { maxPages, onDamage }: SqliteFileOptions): SqliteFile {
  const named = <T>(ask: () => T): T => {
    try {
      return ask()
    } catch (error) {
      const failure = sqliteFailure(error)
      if (failure instanceof StoreDamaged) onDamage?.(failure)
      throw failure
    }
  }
  const database = named(() => new DatabaseSync(file, { enableForeignKeyConstraints: true }))
  try {
    named(() => {
      database.exec('PRAGMA journal_mode = WAL')
      database.exec('PRAGMA synchronous = FULL')
      if (maxPages !== undefined) database.exec(`PRAGMA max_page_count = ${maxPages}`)
    })
  } catch (error) {
    database.close()
    throw error
  }
  const prepared = new Map<string, SqliteStatement>()
  const prepare = (text: string) => {
    const known = prepared.get(text)
    if (known !== undefined) return known
    const statement = statementOf(
      named(() => database.prepare(text)),
      named,
    )
    const asked = text === 'rollback' ? rollbackOf(database, statement) : statement
    if (prepared.size < maxStatements) prepared.set(text, asked)
    return asked
  }
  return {
    prepare,
    readNow: (text, values) =>
      database.isOpen && !database.isTransaction ? prepare(text).all(values) : undefined,
    askNow: (text, values) => prepare(text).all(values),
    close: () => {
      prepared.clear()
      if (database.isOpen) database.close()
    },
  }
}

// If the disk is full, SQLite has rolled back already. A second rollback would hide the reason.
function rollbackOf(database: DatabaseSync, rollback: SqliteStatement): SqliteStatement {
  return {
    ...rollback,
    run: (parameters) =>
      database.isTransaction ? rollback.run(parameters) : { changes: 0, lastInsertRowid: 0 },
  }
}

type Named = <T>(ask: () => T) => T

function statementOf(statement: StatementSync, named: Named): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => named(() => statement.all(...parameters.map(bound))),
    run: (parameters) => named(() => statement.run(...parameters.map(bound))),
    iterate: (parameters) => statement.iterate(...parameters.map(bound)),
  }
}

function bound(value: unknown): SQLInputValue {
  if (value === undefined || value === null) return null
  if (typeof value === 'boolean') return Number(value)
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value
  throw new TypeError(`SQLite cannot keep a ${typeof value}`)
}
