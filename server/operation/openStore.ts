import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { lockSqlite } from '../adapters/sqliteStoreLock.ts'
import { sqliteStore } from '../adapters/sqliteStore.ts'
import { StartProblem } from '../listen/StartProblem.ts'
import { StoreLocked, type Store } from '../ports.ts'

/**
 * The embedded store in its folder, its own until it is closed.
 *
 * @throws {StartProblem} where another process has it, or the folder cannot be used
 */
export async function openStore(dataDir: string): Promise<Store> {
  return inWords(dataDir, () => sqliteStore(storeFileIn(dataDir)))
}

/** Forget everything the embedded store holds. @throws {StartProblem} as `openStore` */
export async function emptyStore(dataDir: string): Promise<void> {
  await inWords(dataDir, async () => {
    mkdirSync(dataDir, { recursive: true })
    const unlock = lockSqlite(`${storeFileIn(dataDir)}.lock`)
    for (const ending of ['', '-wal', '-shm']) rmSync(`${storeFileIn(dataDir)}${ending}`, { force: true })
    unlock()
  })
}

/** The embedded store's file. */
export const storeFileIn = (dataDir: string) => join(dataDir, 'kalends.sqlite')

async function inWords<T>(dataDir: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (cause) {
    throw new StartProblem(
      cause instanceof StoreLocked
        ? `Another process uses the store in ${dataDir}: stop it, or set DATA_DIR to another folder.`
        : `The store in ${dataDir} cannot be used: set DATA_DIR to a folder that can be written.`,
      { cause },
    )
  }
}
