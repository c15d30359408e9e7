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

// Hundreds of stores are made: where there is a disk in memory, it spares the real one their writes.
const disk = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()

// KALENDS_TEST_STORE='PostgreSQL on a server' has every clause proven there, KALENDS_TEST_STORE=SQLite on
// each mount.
const asked = process.env['KALENDS_TEST_STORE']
let place: Promise<StorePlace> | undefined

/** An empty store: over HTTP the one that a machine runs, elsewhere the one that mocks run. */
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

/** The tests of one file share the place, one after the other. */
async function openStoreIn(name: string): Promise<Opened> {
  // Not loaded by who does not ask: it brings a whole database along.
  const { storePlaces } = await import('../../testing/storePlaces.ts')
  const placeOf = storePlaces.get(name)
  if (placeOf === undefined) throw new Error(`There are ${[...storePlaces.keys()].join(', ')}`)
  place ??= placeOf()
  const store = await (await place).open()
  return { store, close: () => store.close() }
}
