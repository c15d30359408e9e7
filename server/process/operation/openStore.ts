import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { postgresProblem } from '../../store/postgres/postgresProblem.ts'
import { lockSqlite } from '../../store/sqlite/sqliteStoreLock.ts'
import { sqliteStore } from '../../store/sqlite/sqliteStore.ts'
import { damagedStoreProblem } from './damagedStoreProblem.ts'
import { fileOfAnother } from './fileOfAnother.ts'
import { makeFolder } from '../makeFolder.ts'
import { StartProblem } from '../StartProblem.ts'
import type { Store } from '../../store/Store.ts'
import { StoreDamaged, StoreFull, StoreLocked, StoreUnavailable } from '../../store/storeErrors.ts'
import type { Settings } from '../settings/readSettings.ts'

type Watched = {
  /** Called when damage is found in the embedded store while it is open. */
  readonly onDamage?: (damage: string) => void
}

/**
 * Opens the store: the database in the settings, which other processes may use too, else the embedded one,
 * which is locked until it is closed.
 *
 * @throws {StartProblem} if it cannot be used, or if another process uses the embedded one
 */
export async function openStore(
  { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  watched: Watched = {},
): Promise<Store> {
  if (databaseUrl === undefined) return inWords(dataDir, () => sqliteStore(storeFileIn(dataDir), watched))
  const { postgresStore } = await import('../../store/postgres/postgresStore.ts')
  try {
    return await postgresStore(databaseUrl)
  } catch (cause) {
    throw new StartProblem(postgresProblem(cause), { cause })
  }
}

/**
 * What a start writes to the open store.
 *
 * @throws {StartProblem} if the store fails meanwhile: a standby opens, and takes no write
 */
export async function writeAtStart<T>(
  { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  act: () => Promise<T>,
): Promise<T> {
  try {
    return await act()
  } catch (cause) {
    if (!(cause instanceof StoreUnavailable) && !(cause instanceof StoreFull)) throw cause
    const sentence = databaseUrl === undefined ? sentenceFor(cause, dataDir) : postgresProblem(cause)
    throw new StartProblem(sentence, { cause })
  }
}

/** Deletes everything in the embedded store. @throws {StartProblem} as `openStore` */
export async function emptyStore(dataDir: string): Promise<void> {
  await inWords(dataDir, async () => {
    makeFolder(dataDir)
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
    throw new StartProblem(sentenceFor(cause, dataDir), { cause })
  }
}

function sentenceFor(cause: unknown, dataDir: string): string {
  if (cause instanceof StoreDamaged) return damagedStoreProblem(cause, storeFileIn(dataDir))
  if (cause instanceof StoreFull) return `The store in ${dataDir} has no room left: make some on its disk.`
  if (cause instanceof StoreLocked)
    return `Another process uses the store in ${dataDir}: stop it, or set DATA_DIR to another folder.`
  const foreign = fileOfAnother(dataDir)
  return foreign === null
    ? `The store in ${dataDir} cannot be used: set DATA_DIR to a folder that can be written.`
    : `The store in ${dataDir} cannot be used: ${foreign} belongs to another account. Give it to the one that runs Kalends (chown).`
}
