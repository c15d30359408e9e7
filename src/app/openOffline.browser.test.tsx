import * as v from 'valibot'
import { afterEach, expect, test } from 'vitest'
import { appConfig } from '#contract/appConfig.ts'
import { dayMs, epochMs } from '#domain/time/units.ts'
import { storageWith } from '../settings/testing/storageWith.ts'
import type { Browser } from './Browser.ts'
import { deleteCopy, readCopy, writeCopy } from './offline/offlineDatabase.ts'
import { setOfflineOwner } from './offline/changeOfflineOwner.ts'
import { offlineOwner } from './offline/offlineOwner.ts'
import { openOffline } from './openOffline.tsx'

afterEach(deleteCopy)

const takenAt = epochMs(Date.UTC(2027, 2, 15))

async function browserOf(userId: string, now: number): Promise<Browser> {
  const config = v.parse(appConfig, {
    baseUrl: '',
    davUrl: '',
    oidc: { authority: 'https://id.example', client_id: 'kalends' },
  })
  await writeCopy({ userId: 'alice', takenAt, config, user: { id: 'alice' }, calendars: [], ranges: [] })
  const deviceStorage = storageWith()
  setOfflineOwner(deviceStorage, userId)
  return {
    root: document.body,
    page: document.documentElement,
    languages: ['en'],
    askedLanguage: null,
    address: document.baseURI,
    opened: '/',
    openedState: null,
    tabStorage: storageWith(),
    deviceStorage,
    stores: { caches, databases: indexedDB },
    locks: navigator.locks,
    now: () => now,
    fetch: () => Promise.reject(new TypeError('no network')),
    channel: new BroadcastChannel('openOffline.test'),
    replaceAddress: () => undefined,
    reload: () => undefined,
    leaveTo: () => undefined,
    openWindow: () => undefined,
    close: () => undefined,
    isOnline: () => false,
    script: '',
    onScriptFailure: () => () => undefined,
  }
}

test('what a device keeps is opened for 30 days, then deleted', async () => {
  expect(await openOffline(await browserOf('alice', takenAt + 30 * dayMs))).not.toBeNull()
  const later = await browserOf('alice', takenAt + 30 * dayMs + 1)
  expect(await openOffline(later)).toBeNull()
  expect(await readCopy()).toBeNull()
  expect(offlineOwner(later.deviceStorage)).toBeNull()
})

test('what is of somebody else is not opened', async () => {
  expect(await openOffline(await browserOf('bob', takenAt))).toBeNull()
})
