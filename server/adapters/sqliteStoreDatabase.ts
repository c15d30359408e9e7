import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { SqliteDatabase, SqliteStatement } from 'kysely'
import type { SqlDatabase } from './sqlTransaction.ts'
import { sqliteFailure } from './sqliteStoreFailure.ts'

const mostStatements = 200

export type SqliteFile = SqliteDatabase & Required<Pick<SqlDatabase, 'readNow' | 'askNow'>>

/** node:sqlite in the shape Kysely asks for, its statements prepared once, its failures named as the ports name them. */
export function openSqlite(file: string, { mostPages }: { readonly mostPages?: number }): SqliteFile {
  const database = named(() => new DatabaseSync(file, { enableForeignKeyConstraints: true }))
  named(() => {
    database.exec('PRAGMA journal_mode = WAL')
    database.exec('PRAGMA synchronous = FULL')
    if (mostPages !== undefined) database.exec(`PRAGMA max_page_count = ${mostPages}`)
  })
  const prepared = new Map<string, SqliteStatement>()
  const prepare = (text: string) => {
    const known = prepared.get(text)
    if (known !== undefined) return known
    const statement =
      text === 'rollback' ? rollbackOf(database) : statementOf(named(() => database.prepare(text)))
    if (prepared.size < mostStatements) prepared.set(text, statement)
    return statement
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

// SQLite rolls back by itself where the disk is full: a second rollback would hide why.
function rollbackOf(database: DatabaseSync): SqliteStatement {
  const rollback = statementOf(named(() => database.prepare('rollback')))
  return {
    ...rollback,
    run: (parameters) =>
      database.isTransaction ? rollback.run(parameters) : { changes: 0, lastInsertRowid: 0 },
  }
}

function statementOf(statement: StatementSync): SqliteStatement {
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

function named<T>(ask: () => T): T {
  try {
    return ask()
  } catch (error) {
    throw sqliteFailure(error)
  }
}
