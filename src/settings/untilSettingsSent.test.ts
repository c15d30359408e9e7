import { expect, test, vi } from 'vitest'
import { settingsStore } from './settingsStore.ts'
import { storageWith } from './testing/storageWith.ts'
import { untilSettingsSent } from './untilSettingsSent.ts'

const online = () => true

test('nothing is waited for where nothing was chosen, and without a network what was chosen stays only here', async () => {
  const store = sentStore()
  expect(await isOverAtOnce(store, online)).toBe(true)
  store.choose({ theme: 'dark' })
  expect(await isOverAtOnce(store, online)).toBe(false)
  expect(await isOverAtOnce(store, () => false)).toBe(true)
})

test('what is on its way is waited for', async () => {
  const store = sentStore()
  store.choose({ theme: 'dark' })
  const waiting = untilSettingsSent(store, online)
  store.receive({ theme: 'dark' }, '"1"', { theme: 'dark' })
  await waiting
  expect(store.waiting()).toEqual([])
})

test('a service that does not answer is not waited for without end', async () => {
  vi.useFakeTimers()
  const store = sentStore()
  store.choose({ theme: 'dark' })
  const waiting = untilSettingsSent(store, online)
  await vi.advanceTimersByTimeAsync(2_100)
  await waiting
  expect(store.waiting()).toEqual(['theme'])
  vi.useRealTimers()
})

test('what the service does not take is nothing that it could still get', async () => {
  const store = sentStore()
  store.choose({ theme: 'dark', clock: '12h' })
  store.waitBy(() => [])
  expect(await isOverAtOnce(store, online)).toBe(true)
})

/** Whether nothing is waited for. */
const isOverAtOnce = (...asked: Parameters<typeof untilSettingsSent>) =>
  Promise.race([
    untilSettingsSent(...asked).then(() => true),
    new Promise((resolve) => void setTimeout(resolve, 0, false)),
  ])

/** Settings that somebody sends. */
function sentStore() {
  const store = settingsStore(storageWith(), 'alice')
  store.waitBy(() => Object.keys(store.unsent()))
  return store
}
