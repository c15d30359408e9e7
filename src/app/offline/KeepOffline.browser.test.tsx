import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
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

beforeEach(() =>
  writeCopy({ userId: 'bob', takenAt: epochMs(0), config, user: {}, calendars: [], ranges: [] }),
)
afterEach(async () => {
  cleanup()
  await deleteCopy()
})

test('what the device keeps of somebody else is deleted when another person signs in', async () => {
  const deviceStorage = storageWith()
  setOfflineOwner(deviceStorage, 'bob')
  const browser = {
    address: document.baseURI,
    fetch: () => Promise.reject(new Error('not asked')),
    stores: { caches, databases: indexedDB },
    locks: navigator.locks,
    deviceStorage,
    now: () => 0,
    workers: { register: async () => null, getRegistration: async () => undefined },
  }
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ApiProvider value={apiAnswering({}).api}>
        <UserProvider value={alice}>
          <KeepOffline browser={browser} ownerId="bob" />
        </UserProvider>
      </ApiProvider>
    </QueryClientProvider>,
  )
  await expect.poll(readCopy).toBeNull()
  expect(offlineOwner(deviceStorage)).toBeNull()
})
