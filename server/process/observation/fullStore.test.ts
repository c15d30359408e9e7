import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { epochMs } from '#domain/time/units.ts'
import { passwordsScrypt } from '../passwordsScrypt.ts'
import { sqliteStore } from '../../store/sqlite/sqliteStore.ts'
import { scriptedProvider } from '../../conformance/testing/scriptedProvider.ts'
import { ownChecks } from '../../health/ownChecks.ts'
import { StoreFull } from '../../store/storeErrors.ts'
import { createApp } from '../../app.ts'
import { pagesOfNewStore } from '../../testing/pagesOfNewStore.ts'
import { plainSettings } from '../../testing/plainSettings.ts'

const email = 'alice@kalends.example'
const eventOf = (text: string) =>
  JSON.stringify([
    'vcalendar',
    [],
    [
      [
        'vevent',
        [
          ['uid', {}, 'text', 'full'],
          ['dtstart', {}, 'date', '2027-03-15'],
          ['description', {}, 'text', text],
        ],
        [],
      ],
    ],
  ])

/** The service on a disk with room for 60 pages of data, with Alice and her password. */
async function onSmallDisk() {
  const folder = mkdtempSync(join(tmpdir(), 'kalends-full-'))
  const store = await sqliteStore(join(folder, 'kalends.sqlite'), {
    maxPages: (await pagesOfNewStore()) + 60,
  })
  onTestFinished(async () => {
    await store.close()
    rmSync(folder, { recursive: true })
  })
  const passwords = passwordsScrypt({ cost: 1024 })
  const id = 'a'.repeat(24)
  await store.users.provision(
    { id, email, firstName: '', lastName: '', domainId: 'd'.repeat(24) },
    { homeId: id, calendarId: id, name: null, description: null, colour: null, order: null, revision: 1 },
  )
  await store.passwords.set(id, await passwords.hash('alice'))
  const logged: string[] = []
  const server = createApp({
    store,
    passwords,
    identityProvider: scriptedProvider(),
    clock: () => epochMs(Date.UTC(2027, 2, 10)),
    log: (msg) => void logged.push(msg),
    healthChecks: [],
    settings: { ...plainSettings, publicUrl: 'http://kalends.example', strategies: ['basic'] },
  })
  const ask = (method: string, path: string, body?: string) =>
    server.fetch(
      new Request(`http://kalends.example/dav/api/calendars/${id}${path}`, {
        method,
        headers: { authorization: `Basic ${btoa(`${email}:alice`)}` },
        ...(body !== undefined && { body }),
      }),
    )
  return { ask, logged, store }
}

test('a full disk is 507, and existing data stays and can be changed if there is room', async () => {
  const { ask, logged } = await onSmallDisk()
  expect((await ask('PUT', '/events/kept.ics', eventOf('before'))).status).toBe(201)
  const before = await (await ask('GET', '.json')).text()
  const stored = await (await ask('GET', '/events/kept.ics')).text()

  const tooMuch = await ask('PUT', '/events/kept.ics', eventOf('x'.repeat(1_000_000)))
  expect(tooMuch.status).toBe(507)
  expect(await tooMuch.json()).toEqual({
    error: {
      code: 507,
      message: 'Insufficient Storage',
      details: 'The server’s storage is full. Nothing was changed.',
      reason: 'storage-full',
    },
  })
  expect((await ask('PUT', '/events/new.ics', eventOf('x'.repeat(1_000_000)))).status).toBe(507)
  expect(logged).toEqual(['signed-in', 'store-full', 'store-full'])

  // The event, its calendar's revision and the index are unchanged.
  expect(await (await ask('GET', '/events/kept.ics')).text()).toBe(stored)
  expect(await (await ask('GET', '.json')).text()).toBe(before)
  expect((await ask('GET', '/events/new.ics')).status).toBe(404)

  expect((await ask('PUT', '/events/new.ics', eventOf('small'))).status).toBe(201)
})

test('deleting data on a full disk makes room', async () => {
  const { ask } = await onSmallDisk()
  expect((await ask('PUT', '/events/large.ics', eventOf('x'.repeat(150_000)))).status).toBe(201)
  expect((await ask('PUT', '/events/other.ics', eventOf('y'.repeat(150_000)))).status).toBe(507)
  // There is no room for it in the bin, and the answer says so.
  const deleted = await ask('DELETE', '/events/large.ics')
  expect([deleted.status, await deleted.json()]).toEqual([200, { id: 'large', inBin: false }])
  expect((await ask('PUT', '/events/other.ics', eventOf('y'.repeat(50_000)))).status).toBe(201)
  const small = await ask('DELETE', '/events/other.ics')
  expect(await small.json()).toEqual({ id: 'other' })
})

test('a full disk makes the component unhealthy, until it takes writes again', async () => {
  const { ask, store } = await onSmallDisk()
  await store.tryWrite?.()
  expect((await ask('PUT', '/events/large.ics', eventOf('x'.repeat(150_000)))).status).toBe(201)
  for (let size = 60_000; size > 500; size /= 2)
    await ask('PUT', `/events/${size}.ics`, eventOf('y'.repeat(size)))
  const [check] = ownChecks({ store, identityProvider: scriptedProvider() })
  await expect(check?.check()).rejects.toThrow(StoreFull)
  await ask('DELETE', '/events/large.ics')
  expect(await check?.check()).toMatchObject({ status: 'healthy' })
})

test('a calendar that has no room in the bin stays, as its owner may want it back', async () => {
  const { ask } = await onSmallDisk()
  expect((await ask('POST', '.json', JSON.stringify({ id: 'work' }))).status).toBe(201)
  expect((await ask('PUT', '/work/large.ics', eventOf('x'.repeat(150_000)))).status).toBe(201)
  expect((await ask('DELETE', '/work.json')).status).toBe(507)
  expect((await ask('GET', '/work/large.ics')).status).toBe(200)
})
