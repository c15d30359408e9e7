import { expect, test } from 'vitest'
import { forgetStores } from './forgetStores.ts'

test('signing out deletes our caches and databases, and no others', async () => {
  const { promise: opened, resolve } = Promise.withResolvers<void>()
  for (const name of ['kalends.events', 'others.events']) {
    await caches.open(name)
    const request = indexedDB.open(name)
    request.addEventListener('success', () => {
      request.result.close()
      if (name.startsWith('others')) resolve()
    })
  }
  await opened

  await forgetStores({ caches, databases: indexedDB })
  expect(await caches.keys()).not.toContain('kalends.events')
  expect(await caches.keys()).toContain('others.events')
  await expect
    .poll(async () => (await indexedDB.databases()).map(({ name }) => name))
    .not.toContain('kalends.events')
})

test('a browser without caches and databases has nothing to delete', async () => {
  await expect(forgetStores({ caches: undefined, databases: undefined })).resolves.toBeUndefined()
})
