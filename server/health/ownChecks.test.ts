import { expect, test } from 'vitest'
import { epochMs } from '#domain/time/units.ts'
import { scriptedProvider } from '../conformance/testing/scriptedProvider.ts'
import { memoryStore } from '../store/memory/memoryStore.ts'
import { StoreFull, StoreReadOnly, StoreUnavailable } from '../store/storeErrors.ts'
import { registry } from './registry.ts'
import { ownChecks } from './ownChecks.ts'

test.each([
  ['store-full', new StoreFull('No room is left')],
  ['store-read-only', new StoreReadOnly('The database only reads')],
  ['store-unreachable', new StoreUnavailable('The file cannot be used')],
])('a store that can be read and not written to is unhealthy: %s', async (code, error) => {
  let isStuck = true
  const tryWrite = async () => {
    if (isStuck) throw error
  }
  const store = { ...memoryStore(), tryWrite }
  let now = 0
  const checks = ownChecks({ store, identityProvider: scriptedProvider() })
  const asked = registry(checks, () => epochMs((now += 60_000)), 3000)
  expect(await asked.detailed(['store'])).toMatchObject([
    { status: 'unhealthy', details: { cause: error.message, reasons: [{ code }] } },
  ])
  isStuck = false
  expect(await asked.detailed(['store'])).toMatchObject([{ status: 'healthy' }])
})
