import { expect, test, vi } from 'vitest'
import { settingsStore } from './settingsStore.ts'
import { storageWith } from './testing/storageWith.ts'

const etag = '"1"'

test('a person begins with nothing chosen, finds what they chose again, and nobody else does', () => {
  const storage = storageWith()
  expect(settingsStore(storage, 'alice').current()).toEqual({})
  settingsStore(storage, 'alice').choose({ theme: 'dark' })
  expect(settingsStore(storage, 'alice').current()).toEqual({ theme: 'dark' })
  expect(settingsStore(storage, 'bob').current()).toEqual({})
})

test('what is chosen waits to be sent until the service has it', () => {
  const store = settingsStore(storageWith(), 'alice')
  store.choose({ firstDay: 0 })
  store.choose({ past: 'normal' })
  expect(store.unsent()).toEqual({ firstDay: 0, past: 'normal' })
  store.receive({ firstDay: 0, past: 'normal' }, etag, { firstDay: 0, past: 'normal' })
  expect(store.unsent()).toEqual({})
  expect(store.etag()).toBe(etag)
})

test('what was chosen here stays over what the service has, member by member', () => {
  const store = settingsStore(storageWith(), 'alice')
  store.choose({ clock: '12h' })
  store.receive({ clock: '24h', firstDay: 6 }, etag)
  expect(store.current()).toEqual({ clock: '12h', firstDay: 6 })
})

test('what is chosen while it is being sent is sent again', () => {
  const store = settingsStore(storageWith(), 'alice')
  store.choose({ clock: '12h', firstDay: 1 })
  const sent = store.unsent()
  store.choose({ clock: '24h' })
  store.receive({ clock: '12h', firstDay: 1 }, etag, sent)
  expect(store.unsent()).toEqual({ clock: '24h' })
  expect(store.current()).toEqual({ clock: '24h', firstDay: 1 })
})

test('null resets a member, here and once it is sent', () => {
  const store = settingsStore(storageWith(), 'alice')
  store.receive({ homeZone: 'Europe/Berlin', firstDay: 1 }, etag)
  store.choose({ homeZone: null })
  expect(store.current()).toEqual({ firstDay: 1 })
  expect(store.unsent()).toEqual({ homeZone: null })
})

test('what another tab wrote is read, and what is written goes on from there', () => {
  const storage = storageWith()
  const [one, other] = [settingsStore(storage, 'alice'), settingsStore(storage, 'alice')]
  one.choose({ theme: 'dark' })
  other.choose({ clock: '12h' })
  expect(one.current()).toEqual({ theme: 'dark', clock: '12h' })
})

test('who listens is called when something changes, and is not when it stays as it is', () => {
  const store = settingsStore(storageWith(), 'alice')
  const changed = vi.fn<() => void>()
  const stop = store.onChange(changed)
  const empty = store.current()
  store.receive({}, etag)
  expect(changed, 'now it is known what the service has').toHaveBeenCalledTimes(1)
  expect(store.current()).toBe(empty)
  store.choose({ theme: 'dark' })
  store.receive({ theme: 'dark' }, etag, { theme: 'dark' })
  expect(changed).toHaveBeenCalledTimes(2)
  stop()
  store.choose({ theme: 'light' })
  expect(changed).toHaveBeenCalledTimes(2)
})

test('the same settings are the same value, so that nothing is drawn for nothing', () => {
  const store = settingsStore(storageWith(), 'alice')
  store.choose({ theme: 'dark' })
  expect(store.current()).toBe(store.current())
})

test.each(['{', '[]', '{"settings":3}', ''])('stored %j is nothing chosen', (text) => {
  expect(settingsStore(storageWith({ 'kalends.settings.alice': text }), 'alice').current()).toEqual({})
})

test('a member that cannot be read was never chosen; the others stay', () => {
  const stored = {
    settings: { theme: 'sepia', clock: '12h' },
    etag: null,
    unsent: { firstDay: 9, past: null },
  }
  const store = settingsStore(storageWith({ 'kalends.settings.alice': JSON.stringify(stored) }), 'alice')
  expect(store.current()).toEqual({ clock: '12h' })
  expect(store.unsent()).toEqual({ past: null })
})

test('what may not be chosen leaves what there is', () => {
  const store = settingsStore(storageWith(), 'alice')
  const sets = (many: number) =>
    Array.from({ length: many }, (_, each) => ({ name: `${each}`, calendars: [] }))
  store.choose({ calendarSets: sets(50) })
  store.choose({ calendarSets: sets(51), clock: '12h' })
  expect(store.current()).toEqual({ calendarSets: sets(50), clock: '12h' })
})

test('where the storage is full, what is chosen holds in this page and is sent', () => {
  const storage = storageWith({
    'kalends.settings.alice': '{"settings":{"past":"normal"},"etag":null,"unsent":{}}',
  })
  const full = Object.assign(storage, {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  const store = settingsStore(full, 'alice')
  store.choose({ theme: 'dark' })
  expect(store.current()).toEqual({ past: 'normal', theme: 'dark' })
  expect(store.unsent()).toEqual({ theme: 'dark' })
  store.receive({ past: 'normal', theme: 'dark' }, etag, { theme: 'dark' })
  expect([store.current(), store.unsent(), store.etag()]).toEqual([
    { past: 'normal', theme: 'dark' },
    {},
    etag,
  ])
})
