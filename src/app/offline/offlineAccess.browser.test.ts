import { afterEach, expect, test, vi } from 'vitest'
import { apiAnswering } from '../../api/testing/apiAnswering.ts'
import { storageWith } from '../../settings/testing/storageWith.ts'
import { onOfflineOwner } from './changeOfflineOwner.ts'
import { beginOffline, updateOffline, type OfflineBrowser } from './offlineAccess.ts'
import { deleteCopy, readCopy } from './offlineDatabase.ts'
import { offlineKey, offlineOwner } from './offlineOwner.ts'

afterEach(async () => {
  await deleteCopy()
  await caches.delete('kalends.shell')
})

const service = () =>
  apiAnswering({
    'GET /api/user': { body: { id: 'alice' } },
    'GET /dav/api/calendars/alice.json': { body: {} },
  })

/** A browser, and what another tab does while this one loads the page for the device. */
function browserWith(meanwhile: (storage: Storage) => Promise<unknown> = async () => null): OfflineBrowser {
  const deviceStorage = storageWith()
  return {
    address: new URL('.', document.baseURI).href,
    fetch: async (input) => {
      if (!(input instanceof URL && input.href.endsWith('offlineFiles.json')))
        return new Response('<main></main>')
      await meanwhile(deviceStorage)
      return Response.json([])
    },
    stores: { caches, databases: indexedDB },
    locks: navigator.locks,
    deviceStorage,
    now: () => 1000,
    workers: { register: async () => null, getRegistration: async () => undefined },
  }
}

test('who signs out in another tab while the copy is taken leaves nothing', async () => {
  const browser = browserWith(async (storage) => {
    storage.removeItem(offlineKey)
    await caches.delete('kalends.shell')
  })
  await beginOffline(browser, service().api, 'alice')
  expect(await readCopy()).toBeNull()
  expect(await caches.has('kalends.shell')).toBe(false)
  expect(offlineOwner(browser.deviceStorage)).toBeNull()
})

test('what somebody else has kept meanwhile is theirs', async () => {
  const browser = browserWith(async (storage) => storage.setItem(offlineKey, 'bob'))
  await beginOffline(browser, service().api, 'alice')
  expect(await readCopy()).toBeNull()
  expect(offlineOwner(browser.deviceStorage)).toBe('bob')
})

test('a worker is registered for a device whose owner is known, so that no other tab ends it', async () => {
  const browser = browserWith()
  const owners: (string | null)[] = []
  const register = async () => void owners.push(offlineOwner(browser.deviceStorage))
  const workers = { register, getRegistration: async () => undefined }
  await beginOffline({ ...browser, workers }, service().api, 'alice')
  expect(owners).toEqual(['alice'])
})

test('what one tab has compared with the service no other compares again', async () => {
  const browser = browserWith()
  await beginOffline(browser, service().api, 'alice')
  const { api, asked } = service()
  const { signal } = new AbortController()
  await updateOffline(browser, api, 'alice', { signal, seenAt: 1000 })
  expect(asked).toEqual([])
  await updateOffline(browser, api, 'alice', { signal, seenAt: 1001 })
  expect(asked).toHaveLength(2)
})

test('a box that is unticked in another tab is heard of', () => {
  const listener = vi.fn<() => void>()
  const stop = onOfflineOwner(listener)
  window.dispatchEvent(new StorageEvent('storage', { key: 'kalends.appearance' }))
  expect(listener).not.toHaveBeenCalled()
  window.dispatchEvent(new StorageEvent('storage', { key: offlineKey }))
  expect(listener).toHaveBeenCalledTimes(1)
  stop()
  window.dispatchEvent(new StorageEvent('storage', { key: offlineKey }))
  expect(listener).toHaveBeenCalledTimes(1)
})
