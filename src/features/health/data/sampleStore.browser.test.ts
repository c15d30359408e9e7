import { expect, test } from 'vitest'
import { sampleStore } from './sampleStore.ts'
import { epochMs } from '#domain/time/units.ts'

const samples = { store: [{ at: epochMs(1000), status: 'healthy', latencyMs: null, cause: null }] } as const
const admin = { baseUrl: 'https://api.example', userId: 'admin' }

test('samples are there the next time, for the same person and service only', async () => {
  await sampleStore(indexedDB, admin).keep(samples)
  expect(await sampleStore(indexedDB, admin).read()).toEqual(samples)
  expect(await sampleStore(indexedDB, { ...admin, userId: 'other' }).read()).toEqual({})
  expect(await sampleStore(indexedDB, { ...admin, baseUrl: 'https://other.example' }).read()).toEqual({})
})

test('an open connection does not prevent deleting the database', async () => {
  await sampleStore(indexedDB, admin).keep(samples)
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const request = indexedDB.deleteDatabase('kalends.health')
  request.addEventListener('success', () => resolve())
  request.addEventListener('blocked', () => reject(new Error('It is held open')))
  await promise
  expect(await sampleStore(indexedDB, admin).read()).toEqual({})
})

test('a browser without storage has no samples', async () => {
  await sampleStore(undefined, admin).keep(samples)
  expect(await sampleStore(undefined, admin).read()).toEqual({})
})
