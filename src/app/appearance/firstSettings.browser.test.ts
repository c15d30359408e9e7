import { i18n } from '@lingui/core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { UserSettings } from '#contract/settings/userSettings.ts'
import type { Api } from '../../api/createApi.ts'
import { createApi } from '../../api/createApi.ts'
import { apiAnswering } from '../../api/testing/apiAnswering.ts'
import { takeEarlyRead } from '../../settings/earlyRead.ts'
import { settingsStore } from '../../settings/settingsStore.ts'
import { storageWith } from '../../settings/testing/storageWith.ts'
import { readAppearance } from './appearance.ts'
import { firstSettings } from './firstSettings.ts'

let storage: Storage
let page: HTMLElement

beforeEach(() => {
  storage = storageWith()
  page = document.implementation.createHTMLDocument().documentElement
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  takeEarlyRead()
})
afterEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

/** A service that keeps these settings, or fails. */
function serviceWith(settings: () => Promise<UserSettings>): { readonly api: Api; readonly asked: string[] } {
  const { config } = apiAnswering({}).api
  const asked: string[] = []
  const session = {
    token: async () => ({ kind: 'renewed', token: 'token' }) as const,
    renew: async () => ({ kind: 'ended' }) as const,
    isFresh: () => false,
    isEnded: false,
    onEnded: () => () => {},
  }
  const api = createApi({
    config: { ...config, features: { ...config.features, userSettings: true } },
    session,
    fetch: async (...parts) => {
      asked.push(new URL(new Request(...parts).url).pathname)
      return Response.json(await settings(), { headers: { ETag: '"7"' } })
    },
  })
  return { api, asked }
}

const partsOf = (deviceStorage: Storage) => ({
  page,
  deviceStorage,
  languages: ['en-GB', 'de-AT'],
  askedLanguage: null,
})

test('somebody new in this browser has their settings, looks and language before the first screen', async () => {
  const { api } = serviceWith(async () => ({ language: 'de', theme: 'dark', firstDay: 0 }))
  const first = firstSettings(partsOf(storage), api)
  expect(first.isNeeded).toBe(true)
  first.request()
  await first.apply('alice')
  expect([page.lang, i18n.locale, page.dataset['theme']]).toEqual(['de', 'de', 'dark'])
  expect(readAppearance(storage)).toEqual({
    theme: 'dark',
    density: 'normal',
    language: 'de',
    nights: 'shown',
  })
  const store = settingsStore(storage, 'alice')
  expect([store.current().firstDay, store.etag()]).toEqual([0, '"7"'])
  expect(takeEarlyRead()).toBeGreaterThan(0)
  expect(first.isNeeded).toBe(false)
})

test('they are asked for once, and not of a browser that has settings already', async () => {
  const { api, asked } = serviceWith(async () => ({}))
  const first = firstSettings(partsOf(storage), api)
  first.request()
  first.request()
  await first.apply('alice')
  expect(asked).toEqual(['/api/user/settings'])
  const second = firstSettings(partsOf(storage), api)
  expect(second.isNeeded).toBe(false)
  second.request()
  expect(asked).toHaveLength(1)
})

test('where they cannot be read the page begins without them', async () => {
  const first = firstSettings(
    partsOf(storage),
    serviceWith(() => Promise.reject(new TypeError('Failed to fetch'))).api,
  )
  first.request()
  await first.apply('alice')
  expect([i18n.locale, takeEarlyRead()]).toEqual(['en', -Infinity])
})

test('an answer that is late is not waited for', async () => {
  const first = firstSettings(partsOf(storage), serviceWith(() => new Promise(() => undefined)).api)
  first.request()
  await first.apply('alice')
  expect([i18n.locale, settingsStore(storage, 'alice').etag()]).toEqual(['en', null])
})
