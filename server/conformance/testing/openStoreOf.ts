import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { memoryStore } from '../../store/memory/memoryStore.ts'
import { sqliteStore } from '../../store/sqlite/sqliteStore.ts'
import type { StorePlace } from '../../testing/storePlaces.ts'
import type { Store } from '../../store/Store.ts'
import type { TargetName } from './targets.ts'

type Opened = { readonly store: Store; readonly close: () => Promise<void> }

// The tests create hundreds of stores, so they use a disk in memory if there is one.
const disk = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()

// KALENDS_TEST_STORE='PostgreSQL on a server' runs every clause there; KALENDS_TEST_STORE=SQLite runs every
// target on SQLite.
const asked = process.env['KALENDS_TEST_STORE']
let place: Promise<StorePlace> | undefined

/** An empty store: over HTTP that of `npm start`, elsewhere that of the mocks. */
export async function openStoreOf(target: TargetName): Promise<Opened> {
  if (asked) return openStoreIn(asked)
  if (target !== 'http') return { store: memoryStore(), close: async () => undefined }
  const folder = await mkdtemp(join(disk, 'kalends-conformance-'))
  const store = await sqliteStore(join(folder, 'kalends.sqlite'))
  return {
    store,
    close: async () => {
      await store.close()
      await rm(folder, { recursive: true })
    },
  }
}

/** The tests of a file share the place and run one after the other. */
async function openStoreIn(name: string): Promise<Opened> {
  // Loaded only if needed, because it brings a whole database.
  const { storePlaces } = await import('../../testing/storePlaces.ts')
  const placeOf = storePlaces.get(name)
  if (placeOf === undefined) throw new Error(`There are ${[...storePlaces.keys()].join(', ')}`)
  place ??= placeOf()
  const store = await (await place).open()
  return { store, close: () => store.close() }
}
