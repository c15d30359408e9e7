import type { DatabaseSync } from 'node:sqlite'
import { StoreDamaged } from '../storeErrors.ts'
import { sqliteFailure } from './sqliteStoreFailure.ts'

/**
 * The first thing that SQLite finds wrong with the pages and rows of a table, or of all of them: its own
 * words, which name pages, tables and indexes and hold nothing that people wrote. Null where it finds
 * nothing.
 *
 * @param table null for all
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
