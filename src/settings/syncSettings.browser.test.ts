import { afterEach, expect, test, vi } from 'vitest'
import type { UserSettings } from '#contract/settings/userSettings.ts'
import { mergePatch } from '#contract/settings/mergePatch.ts'
import { createApi } from '../api/createApi.ts'
import { apiAnswering } from '../api/testing/apiAnswering.ts'
import { settingsStore } from './settingsStore.ts'
import { syncSettings } from './syncSettings.ts'
import { storageWith } from './testing/storageWith.ts'

let end: () => void = () => undefined
afterEach(() => {
  end()
  vi.useRealTimers()
})

type Sent = { readonly method: string; readonly change: unknown; readonly ifMatch: string | null }

/** A service with settings; `answer` may answer otherwise. */
function serviceWith(first: UserSettings, answer: (sent: Sent) => number | null = () => null) {
  const calls: Sent[] = []
  const service = {
    settings: first as unknown,
    version: 1,
    calls,
    /** Somebody chooses on another device. */
    choose(change: unknown) {
      service.settings = mergePatch(service.settings, change)
      service.version += 1
    },
  }
  async function fetch(...parts: Parameters<typeof globalThis.fetch>): Promise<Response> {
    const request = new Request(...parts)
    const change: unknown = request.method === 'PATCH' ? await request.json() : null
    const sent = { method: request.method, change, ifMatch: request.headers.get('If-Match') }
    calls.push(sent)
    const failure = answer(sent)
    if (failure === 0) throw new TypeError('Failed to fetch')
    if (failure !== null) return new Response('{}', { status: failure })
    if (change !== null) {
      if (sent.ifMatch !== null && sent.ifMatch !== `"${service.version}"`) {
        return new Response('{}', { status: 412 })
      }
      service.choose(change)
    }
    return Response.json(service.settings, { headers: { ETag: `"${service.version}"` } })
  }
  const { api } = apiAnswering({})
  const signedIn = {
    token: async () => ({ kind: 'renewed', token: 'token' }) as const,
    renew: async () => ({ kind: 'ended' }) as const,
    isFresh: () => false,
    isEnded: false,
    onEnded: () => () => {},
  }
  return { service, api: createApi({ config: api.config, session: signedIn, fetch }) }
}

const changesIn = (calls: readonly Sent[]) =>
  calls.flatMap(({ method, change }) => (method === 'PATCH' ? [change] : []))

test('what the service has holds here, and what is chosen here goes there', async () => {
  const { service, api } = serviceWith({ firstDay: 6 })
  const store = settingsStore(storageWith(), 'alice')
  end = syncSettings(api, store)
  await vi.waitFor(() => expect(store.current()).toEqual({ firstDay: 6 }))
  store.choose({ clock: '12h' })
  store.choose({ past: 'normal' })
  await vi.waitFor(() => expect(service.settings).toEqual({ firstDay: 6, clock: '12h', past: 'normal' }))
  expect(changesIn(service.calls)).toEqual([{ clock: '12h', past: 'normal' }])
  await vi.waitFor(() => expect(store.unsent()).toEqual({}))
})

test('a choice that meets another device’s is merged with it, member by member', async () => {
  const { service, api } = serviceWith({})
  const store = settingsStore(storageWith(), 'alice')
  end = syncSettings(api, store)
  await vi.waitFor(() => expect(store.etag()).toBe('"1"'))
  service.choose({ theme: 'dark', clock: '24h' })
  store.choose({ clock: '12h' })
  await vi.waitFor(() => expect(service.settings).toEqual({ theme: 'dark', clock: '12h' }))
  await vi.waitFor(() => expect(store.current()).toEqual({ theme: 'dark', clock: '12h' }))
  expect(service.calls.map(({ method, ifMatch }) => [method, ifMatch])).toEqual([
    ['GET', null],
    ['PATCH', '"1"'],
    ['GET', null],
    ['PATCH', '"2"'],
  ])
})

test('two devices that each keep a set of calendars have both', async () => {
  const set = (name: string) => ({ name, calendars: [] })
  const { service, api } = serviceWith({ calendarSets: [set('Family')] })
  const store = settingsStore(storageWith(), 'alice')
  end = syncSettings(api, store)
  await vi.waitFor(() => expect(store.etag()).toBe('"1"'))
  service.choose({ calendarSets: [set('Family'), set('Team')] })
  store.choose({ calendarSets: [set('Family'), set('Club')] })
  const both = { calendarSets: [set('Family'), set('Club'), set('Team')] }
  await vi.waitFor(() => expect(service.settings).toEqual(both))
  expect(store.current()).toEqual(both)
})

test('what is chosen without a network is kept, and sent when there is one again', async () => {
  let isOffline = true
  const { service, api } = serviceWith({ firstDay: 1 }, () => (isOffline ? 0 : null))
  const storage = storageWith()
  const store = settingsStore(storage, 'alice')
  store.choose({ theme: 'dark' })
  end = syncSettings(api, store)
  await vi.waitFor(() => expect(service.calls).toHaveLength(1))
  expect(settingsStore(storage, 'alice').current()).toEqual({ theme: 'dark' })
  isOffline = false
  globalThis.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(service.settings).toEqual({ firstDay: 1, theme: 'dark' }))
  expect(store.current()).toEqual({ firstDay: 1, theme: 'dark' })
})

test('a server that does not have this is not asked again, and what was chosen holds here', async () => {
  const { service, api } = serviceWith({}, () => 404)
  const store = settingsStore(storageWith(), 'alice')
  end = syncSettings(api, store)
  await vi.waitFor(() => expect(service.calls).toHaveLength(1))
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  store.choose({ clock: '12h' })
  globalThis.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(600_000)
  expect(service.calls).toHaveLength(1)
  expect(store.current()).toEqual({ clock: '12h' })
})

test('a member that an older service does not take stays here, and the others go', async () => {
  const isUnknown = (change: unknown) => JSON.stringify(change)?.includes('theme')
  const { service, api } = serviceWith({}, ({ change }) => (isUnknown(change) ? 400 : null))
  const store = settingsStore(storageWith(), 'alice')
  store.choose({ theme: 'dark', clock: '12h' })
  end = syncSettings(api, store)
  await vi.waitFor(() => expect(service.settings).toEqual({ clock: '12h' }))
  store.choose({ firstDay: 6 })
  await vi.waitFor(() => expect(service.settings).toEqual({ clock: '12h', firstDay: 6 }))
  expect(store.current()).toEqual({ theme: 'dark', clock: '12h', firstDay: 6 })
  expect(changesIn(service.calls)).toEqual([
    { theme: 'dark', clock: '12h' },
    { theme: 'dark' },
    { clock: '12h' },
    { firstDay: 6 },
  ])
})
