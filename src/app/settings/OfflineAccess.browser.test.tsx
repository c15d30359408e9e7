import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ApiProvider } from '../../api/ApiProvider.tsx'
import { alice } from '../../api/testing/alice.ts'
import { apiAnswering } from '../../api/testing/apiAnswering.ts'
import { UserProvider } from '../../api/UserProvider.tsx'
import { storageWith } from '../../settings/testing/storageWith.ts'
import { inEnglish } from '../../ui/testing/inEnglish.tsx'
import type { OfflineBrowser } from '../offline/offlineAccess.ts'
import { readCopy } from '../offline/offlineDatabase.ts'
import { OfflineAccess } from './OfflineAccess.tsx'

afterEach(cleanup)

const box = () => page.getByRole('checkbox', { name: 'Keep my calendars on this device' })

const service = {
  'GET /api/user': { body: { id: 'alice' } },
  'GET /dav/api/calendars/alice.json': { body: {} },
}

function show(change: Partial<OfflineBrowser> = {}) {
  const deviceStorage = storageWith()
  const browser: OfflineBrowser = {
    address: new URL('.', document.baseURI).href,
    fetch: async (input) =>
      (input instanceof URL ? input.href : '').endsWith('offlineFiles.json')
        ? Response.json([])
        : new Response('<main></main>'),
    stores: { caches, databases: indexedDB },
    locks: navigator.locks,
    deviceStorage,
    now: () => 0,
    workers: { register: () => Promise.reject(new Error('refused')), getRegistration: async () => undefined },
    ...change,
  }
  render(
    <ApiProvider value={apiAnswering(service).api}>
      <UserProvider value={alice}>
        <OfflineAccess browser={browser} />
      </UserProvider>
    </ApiProvider>,
    { wrapper: inEnglish },
  )
  return deviceStorage
}

test('who can read what the device keeps is said before', async () => {
  show()
  await expect.element(page.getByText(/Anyone who uses this browser can read them/)).toBeVisible()
  await expect.element(box()).not.toBeChecked()
})

test('a browser that refuses is said, nothing is kept, and the box is as before', async () => {
  const storage = show()
  await box().click()
  await expect.element(page.getByText('This couldn’t be set up. Try again later.')).toBeVisible()
  await expect.element(box()).not.toBeChecked()
  expect(storage).toHaveLength(0)
  expect(await readCopy()).toBeNull()
})

test('a device keeps the calendars, and nothing any more', async () => {
  const storage = show({ workers: { register: async () => null, getRegistration: async () => undefined } })
  await box().click()
  await expect.element(box()).toBeEnabled()
  await expect.element(box()).toBeChecked()
  expect(await readCopy()).toMatchObject({ userId: 'alice' })

  await box().click()
  await expect.element(box()).not.toBeChecked()
  expect(storage).toHaveLength(0)
  await expect.poll(readCopy).toBeNull()
  expect(await caches.has('kalends.shell')).toBe(false)
})
