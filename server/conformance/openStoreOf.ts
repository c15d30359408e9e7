import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { memoryStore } from '../adapters/memoryStore.ts'
import { sqliteStore } from '../adapters/sqliteStore.ts'
import type { Store } from '../ports.ts'
import type { StageName } from './stages.ts'

// Hundreds of stores are made: where there is a disk in memory, it spares the real one their writes.
const disk = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()

/** An empty store: over HTTP the one that a machine runs, elsewhere the one that mocks run. */
export async function openStoreOf(
  stage: StageName,
): Promise<{ readonly store: Store; readonly close: () => Promise<void> }> {
  if (stage !== 'http') return { store: memoryStore(), close: async () => undefined }
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
