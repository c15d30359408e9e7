import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sqliteStore } from '../store/sqlite/sqliteStore.ts'

/** Bytes of a page of the file. */
export const pageBytes = 4096

/**
 * Returns how many pages a store without data takes.
 *
 * The number grows with every table and index. A test about the size of a file, or about a place in it, counts from here.
 */
export async function pagesOfNewStore(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'kalends-pages-'))
  const file = join(folder, 'kalends.sqlite')
  try {
    await (await sqliteStore(file)).close()
    return statSync(file).size / pageBytes
  } finally {
    rmSync(folder, { recursive: true })
  }
}
