import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { appConfig } from '#contract/appConfig.ts'
import { epochMs } from '#domain/time/units.ts'
import * as v from 'valibot'
import { ApiProvider } from '../../api/ApiProvider.tsx'
import { alice } from '../../api/testing/alice.ts'
import { apiAnswering } from '../../api/testing/apiAnswering.ts'
import { UserProvider } from '../../api/UserProvider.tsx'
import { storageWith } from '../../settings/testing/storageWith.ts'
import { createQueryClient } from '../queryClient.ts'
import { KeepOffline } from './KeepOffline.tsx'
import { deleteCopy, readCopy, writeCopy } from './offlineDatabase.ts'
import { setOfflineOwner } from './changeOfflineOwner.ts'
import { offlineOwner } from './offlineOwner.ts'

const config = v.parse(appConfig, {
  baseUrl: '',
  davUrl: '',
  oidc: { authority: 'https://id.example', client_id: 'k' },
})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] })
  return writeCopy({ userId: 'bob', takenAt: epochMs(0), config, user: {}, calendars: [], ranges: [] })
})
afterEach(async () => {
  cleanup()
  vi.useRealTimers()
  await deleteCopy()
})

function keepOf(ownerId: string, now = () => 0) {
  const deviceStorage = storageWith()
  setOfflineOwner(deviceStorage, ownerId)
  const browser = {
    address: new URL('.', document.baseURI).href,
    fetch: async (input: RequestInfo | URL) =>
      input instanceof URL && input.href.endsWith('offlineFiles.json')
        ? Response.json([])
        : new Response('<main></main>'),
    stores: { caches, databases: indexedDB },
    locks: navigator.locks,
    deviceStorage,
    now,
    workers: { register: async () => null, getRegistration: async () => undefined },
  }
  const { api } = apiAnswering({
    'GET /api/user': { body: { id: 'alice' } },
    'GET /dav/api/calendars/alice.json': { body: {} },
  })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ApiProvider value={api}>
        <UserProvider value={alice}>
          <KeepOffline browser={browser} ownerId={ownerId} />
        </UserProvider>
      </ApiProvider>
    </QueryClientProvider>,
  )
  return deviceStorage
}

test('what the device keeps of somebody else is deleted when another person signs in', async () => {
  const deviceStorage = keepOf('bob')
  await expect.poll(readCopy).toBeNull()
  expect(offlineOwner(deviceStorage)).toBeNull()
})

test('what the device keeps is compared after a while, and each hour, though nothing has changed', async () => {
  let now = 0
  keepOf('alice', () => now)
  const takenAfter = async (stepMs: number) => {
    vi.advanceTimersByTime(stepMs)
    const copy = await readCopy()
    return copy?.userId === 'alice' ? copy.takenAt : null
  }
  await expect.poll(() => takenAfter(5000)).toBe(0)
  now = 60 * 60_000
  await expect.poll(() => takenAfter(10 * 60_000)).toBe(now)
})
