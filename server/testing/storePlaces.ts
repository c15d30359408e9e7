import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Store } from '../store/Store.ts'
import { emptyPostgresLite, postgresLite, postgresLiteStore } from './postgresLite.ts'
import { postgresStore } from '../store/postgres/postgresStore.ts'
import { postgresHere, testDatabase } from './postgresTestServer.ts'
import { sqliteStore } from '../store/sqlite/sqliteStore.ts'

/** A kind of store, for tests that compare stores. */
export type StorePlace = {
  /** An empty store. The previous one must be closed. */
  open(): Promise<Store>
  /** How many generated cases take a few seconds. */
  readonly runs: number
  /** Removes everything afterwards. */
  close(): Promise<void>
}

const [where, postgresPlace] = postgresHere(litePlace, serverPlace)

/** The places of the databases. */
export const storePlaces: ReadonlyMap<string, () => Promise<StorePlace>> = new Map([
  ['SQLite', sqlitePlace],
  [`PostgreSQL ${where}`, postgresPlace],
])

async function sqlitePlace(): Promise<StorePlace> {
  const folder = mkdtempSync(join(tmpdir(), 'kalends-stores-'))
  let number = 0
  return {
    runs: 30,
    open: () => sqliteStore(join(folder, `${(number += 1)}.sqlite`)),
    close: async () => rmSync(folder, { recursive: true }),
  }
}

async function litePlace(): Promise<StorePlace> {
  const lite = await postgresLite()
  return {
    runs: 8,
    open: async () => {
      await emptyPostgresLite(lite)
      return postgresLiteStore(lite)
    },
    close: () => lite.close(),
  }
}

async function serverPlace(serverUrl: string): Promise<StorePlace> {
  const database = await testDatabase(serverUrl)
  return {
    // Every one makes all tables anew.
    runs: 12,
    open: async () => {
      await database.empty()
      return postgresStore(database.databaseUrl)
    },
    close: database.drop,
  }
}
