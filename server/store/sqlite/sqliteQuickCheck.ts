import type { DatabaseSync } from 'node:sqlite'
import { StoreDamaged } from '../storeErrors.ts'
import { sqliteFailure } from './sqliteStoreFailure.ts'

/**
 * The first problem that SQLite finds in a table, or in all of them, in its own words. These name pages,
 * tables and indexes and contain nothing that people wrote. Null if there is none.
 *
 * @param table null for all tables
 */
export function quickCheck(database: DatabaseSync, table: string | null): string | null {
  const asked = table === null ? '1' : `"${table}"`
  try {
    const found = database.prepare(`PRAGMA quick_check(${asked})`).get()?.['quick_check']
    return found === 'ok' ? null : String(found).replaceAll('\n', ' ').slice(0, maxCharacters)
  } catch (error) {
    const failure = sqliteFailure(error)
    if (failure instanceof StoreDamaged) return `The file is ${failure.problem}`
    throw failure
  }
}

const maxCharacters = 200
