import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { epochMs } from '#domain/time/units.ts'
import { backUpSqlite, NoStore, restoreSqlite, StoreNotEmpty } from '../../store/sqlite/sqliteStoreBackup.ts'
import { sqliteStore } from '../../store/sqlite/sqliteStore.ts'
import type { Store } from '../../store/Store.ts'
import type { EventRecord } from '../../store/records.ts'
import { StoreDamaged, StoreLocked } from '../../store/storeErrors.ts'

let folder = ''
let file = ''
let copy = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kalends-backup-'))
  file = join(folder, 'kalends.sqlite')
  copy = join(folder, 'copy.sqlite')
})
afterEach(() => rmSync(folder, { recursive: true }))

const calendar = {
  homeId: 'h',
  calendarId: 'h',
  name: null,
  description: null,
  colour: null,
  order: null,
  revision: 1,
}
const alice = { id: 'h', email: 'alice@kalends.example', firstName: '', lastName: '', domainId: 'd' }
const event = (eventId: string): EventRecord => ({
  homeId: 'h',
  calendarId: 'h',
  eventId,
  uid: eventId,
  jcal: '[]',
  etag: '"1"',
  startUtc: epochMs(0),
  lastUtc: epochMs(1),
  modifiedAt: epochMs(0),
})
const put = (store: Store, eventId: string) => store.events.put(event(eventId), { kind: 'none' })
const eventsOf = async (store: Store) =>
  (await store.events.page('h', 'h', '', 1e6)).map(({ eventId }) => eventId)

async function storeWith(...eventIds: string[]): Promise<Store> {
  const store = await sqliteStore(file)
  await store.users.provision(alice, calendar)
  for (const eventId of eventIds) await put(store, eventId)
  return store
}

test('a copy made while the service runs has everything written before, and can be restored', async () => {
  const running = await storeWith('one', 'two')
  expect(backUpSqlite(file, copy)).toEqual({ people: 1, calendars: 1, events: 2 })
  await put(running, 'three')
  await running.close()
  rmSync(file)
  await restoreSqlite(copy, file, { replace: false })
  const restored = await sqliteStore(file)
  expect(await eventsOf(restored)).toEqual(['one', 'two'])
  expect(await restored.users.byId('h')).toEqual(alice)
  await restored.close()
})

test('a restored store has a new generation, which stays', async () => {
  const running = await storeWith('one')
  const generations = [running.generation]
  backUpSqlite(file, copy)
  await running.close()
  for (const _ of ['once', 'twice']) {
    await restoreSqlite(copy, file, { replace: true })
    const restored = await sqliteStore(file)
    generations.push(restored.generation)
    await restored.close()
  }
  expect(new Set(generations).size).toBe(3)
  const opened = await sqliteStore(file)
  expect(opened.generation).toBe(generations.at(-1))
  await opened.close()
})

test('a copy made during a transaction has everything before it and nothing of it', async () => {
  const running = await storeWith('one')
  const writer = new DatabaseSync(file)
  writer.exec('BEGIN IMMEDIATE')
  writer.exec(`DELETE FROM events`)
  expect(backUpSqlite(file, copy).events).toBe(1)
  writer.exec('ROLLBACK')
  writer.close()
  await running.close()
})

test('a copy is readable for its owner only, and needs no other file', async () => {
  await (await storeWith('one')).close()
  backUpSqlite(file, copy)
  expect(statSync(copy).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder).filter((name) => name.startsWith('copy'))).toEqual(['copy.sqlite'])
})

test('a copy made by hand is restored with what only its log holds', async () => {
  const running = await storeWith('one', 'two')
  for (const ending of ['', '-wal']) copyFileSync(`${file}${ending}`, `${copy}${ending}`)
  await running.close()
  await restoreSqlite(copy, file, { replace: true })
  const restored = await sqliteStore(file)
  expect(await eventsOf(restored)).toEqual(['one', 'two'])
  await restored.close()
})

test('a store beside which nothing can be made, as on a full disk, is copied with its log', async () => {
  const running = await storeWith('one', 'two')
  const full = join(folder, 'full.sqlite')
  for (const ending of ['', '-wal']) copyFileSync(`${file}${ending}`, `${full}${ending}`)
  await running.close()
  mkdirSync(`${full}-shm`)
  expect(backUpSqlite(full, copy).events).toBe(2)
  expect(readdirSync(folder).filter((name) => name.startsWith('copy'))).toEqual(['copy.sqlite'])
})

test('a store that another program has for itself is left alone', async () => {
  await (await storeWith('one')).close()
  const other = new DatabaseSync(file)
  other.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
  expect(() => backUpSqlite(file, copy, { patienceMs: 0 })).toThrow(StoreLocked)
  other.close()
})

test('a damaged store is called so, and leaves no copy', async () => {
  await (await storeWith('one')).close()
  truncateSync(file, statSync(file).size / 2)
  expect(() => backUpSqlite(file, copy)).toThrow(StoreDamaged)
  expect(readdirSync(folder).filter((name) => name.startsWith('copy'))).toEqual([])
})

test('a store in use is not replaced', async () => {
  const running = await storeWith('one')
  backUpSqlite(file, copy)
  await expect(restoreSqlite(copy, file, { replace: true })).rejects.toThrow(StoreLocked)
  expect(await eventsOf(running)).toEqual(['one'])
  await running.close()
})

test('a store with data is only replaced if that is requested', async () => {
  const store = await storeWith('one')
  backUpSqlite(file, copy)
  await put(store, 'two')
  await store.close()
  await expect(restoreSqlite(copy, file, { replace: false })).rejects.toThrow(StoreNotEmpty)
  await restoreSqlite(copy, file, { replace: true })
  const restored = await sqliteStore(file)
  expect(await eventsOf(restored)).toEqual(['one'])
  await restored.close()
})

test.each([
  ['cut short', () => truncateSync(copy, statSync(copy).size / 2)],
  ['no database', () => writeFileSync(copy, 'My holiday photographs. '.repeat(100))],
  ['a database of something else', () => anotherDatabase()],
  ['missing', () => rmSync(copy)],
  ['of a version that is yet to come', () => ofTheFuture()],
])('a copy that is %s changes nothing', async (_, spoil) => {
  const store = await storeWith('one')
  backUpSqlite(file, copy)
  await store.close()
  spoil()
  await expect(restoreSqlite(copy, file, { replace: true })).rejects.toThrow(NoStore)
  const copied = await sqliteStore(file)
  expect(await eventsOf(copied)).toEqual(['one'])
  await copied.close()
  expect(readdirSync(folder).filter((name) => name.includes('unfinished'))).toEqual([])
})

test('a missing store cannot be copied', () => {
  expect(() => backUpSqlite(file, copy)).toThrow(NoStore)
})

function anotherDatabase(): void {
  rmSync(copy)
  const database = new DatabaseSync(copy)
  database.exec('CREATE TABLE recipes (name TEXT)')
  database.close()
}

function ofTheFuture(): void {
  const database = new DatabaseSync(copy)
  database.exec(`INSERT INTO kysely_migration VALUES ('9999-flying-cars', '2099-01-01T00:00:00Z')`)
  database.close()
}
