import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { epochMs } from '#domain/time/units.ts'
import { ownChecks } from '../../health/ownChecks.ts'
import { scriptedProvider } from '../../conformance/testing/scriptedProvider.ts'
import type { EventRecord } from '../records.ts'
import { StoreDamaged, StoreUnavailable } from '../storeErrors.ts'
import { sqliteCheck } from './sqliteCheck.ts'
import { sqliteStore } from './sqliteStore.ts'
import { backUpSqlite } from './sqliteStoreBackup.ts'
import { pageBytes, pagesOfNewStore } from '../../testing/pagesOfNewStore.ts'

const none = { kind: 'none' } as const

let folder = ''
let file = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kalends-damage-'))
  file = join(folder, 'kalends.sqlite')
})
afterEach(() => rmSync(folder, { recursive: true }))

const event = (number: number): EventRecord => ({
  homeId: 'h',
  calendarId: 'work',
  eventId: `event-${String(number).padStart(4, '0')}`,
  uid: `uid-${number}`,
  jcal: 'x'.repeat(900),
  etag: '"1"',
  startUtc: epochMs(number),
  lastUtc: epochMs(number + 1),
  modifiedAt: epochMs(0),
})

/** Creates a closed store of three hundred events, with its log written back. */
async function fill(): Promise<void> {
  const store = await sqliteStore(file)
  await store.calendars.create({
    homeId: 'h',
    calendarId: 'work',
    name: null,
    description: null,
    colour: null,
    order: null,
    revision: 1,
  })
  await Promise.all(Array.from({ length: 300 }, (_, number) => store.events.put(event(number), none)))
  await store.close()
}

const opening = async () => (await sqliteStore(file)).close()

/** Why a store is refused, after checking that the file is unchanged. */
async function problemOf(): Promise<string> {
  const before = statSync(file).isFile() ? readFileSync(file) : null
  const problem: unknown = await opening().then(
    () => null,
    (error: unknown) => error,
  )
  if (before !== null) expect(readFileSync(file).equals(before)).toBe(true)
  return problem instanceof StoreDamaged ? problem.problem : String(problem)
}

/** Overwrites forty pages in the middle of the file, which have its events. */
async function damagePages(): Promise<void> {
  const first = (await pagesOfNewStore()) + 10
  const opened = openSync(file, 'r+')
  writeSync(opened, Buffer.alloc(40 * pageBytes, 0xa5), 0, 40 * pageBytes, first * pageBytes)
  closeSync(opened)
}

test('an empty file is refused and not taken for a new store', async () => {
  writeFileSync(file, '')
  expect(await problemOf()).toBe('empty')
  expect(statSync(file).size).toBe(0)
})

test('a file of another kind is refused', async () => {
  writeFileSync(file, 'Dear Alice,\n'.repeat(1000))
  expect(await problemOf()).toBe('foreign')
})

test('a database of another program is refused', async () => {
  using database = new DatabaseSync(file)
  database.exec('create table notes (text); insert into notes values (1)')
  expect(await problemOf()).toBe('foreign')
})

test('a folder in the place of the file is refused', async () => {
  mkdirSync(file)
  expect(await problemOf()).toBe('no-file')
})

test('a store of a newer version is refused', async () => {
  await fill()
  const database = new DatabaseSync(file)
  database.exec("insert into kysely_migration (name, timestamp) values ('9999-later', '2030')")
  database.close()
  expect(await problemOf()).toBe('newer')
})

test('a missing file is not created anew while the log of its last writes exists', async () => {
  const store = await sqliteStore(file)
  await store.configuration.remember('written', 'to the log')
  const log = readFileSync(`${file}-wal`)
  await store.close()
  rmSync(file)
  writeFileSync(`${file}-wal`, log)
  await expect(opening()).rejects.toMatchObject({ problem: 'missing' })
  expect(existsSync(file)).toBe(false)
  expect(readFileSync(`${file}-wal`).equals(log)).toBe(true)
})

test('a file that is cut off is refused', async () => {
  await fill()
  truncateSync(file, statSync(file).size / 2)
  expect(await problemOf()).toBe('corrupt')
})

test('a file with overwritten pages is refused, with the problem that SQLite found', async () => {
  await fill()
  await damagePages()
  expect(await problemOf()).toBe('corrupt')
  await expect(opening()).rejects.toMatchObject({ cause: { message: expect.stringMatching(/page|Tree/) } })
})

test('a damaged log or index of it loses no write that is in the file', async () => {
  await fill()
  writeFileSync(`${file}-wal`, Buffer.alloc(3 * pageBytes, 0xa5))
  writeFileSync(`${file}-shm`, Buffer.alloc(32_768, 0xa5))
  const store = await sqliteStore(file)
  expect(await store.events.find(event(299))).toEqual(event(299))
  await store.close()
})

test('a folder in the place of the log keeps the store from opening', async () => {
  await fill()
  rmSync(`${file}-wal`, { force: true })
  mkdirSync(`${file}-wal`)
  await expect(opening()).rejects.toThrow(StoreUnavailable)
})

test('a store whose first start was interrupted before it had tables is set up', async () => {
  const database = new DatabaseSync(file)
  database.exec('PRAGMA user_version = 0')
  database.close()
  writeFileSync(`${file}.new`, '')
  await opening()
})

test('damage found by a read is reported once, and makes the health check unhealthy', async () => {
  await fill()
  const onDamage = vi.fn<(damage: string) => void>()
  const store = await sqliteStore(file, { onDamage: onDamage })
  const [check] = ownChecks({ store, identityProvider: scriptedProvider() })
  expect(await check?.check()).toMatchObject({ status: 'healthy' })
  await damagePages()
  const read = async () => {
    for (let number = 0; number < 300; number += 1) await store.events.find(event(number))
  }
  await expect(read()).rejects.toMatchObject({ name: 'StoreDamaged', problem: 'corrupt' })
  await expect(read()).rejects.toThrow(StoreDamaged)
  expect(onDamage.mock.calls).toEqual([['A part of the file is corrupt']])
  expect(await check?.check()).toMatchObject({
    status: 'unhealthy',
    details: { cause: 'A part of the file is corrupt' },
  })
  await store.close()
})

test('a file that is removed or replaced while it is open is noticed', async () => {
  await fill()
  const store = await sqliteStore(file)
  renameSync(file, `${file}.away`)
  await expect(store.ping()).rejects.toMatchObject({ problem: 'replaced' })
  expect(store.damage?.()).toBe('The file was removed or replaced while it was open')
  renameSync(`${file}.away`, file)
  await store.ping()
  await store.close()
})

test('a large file is checked on a thread while it is used', async () => {
  await fill()
  await damagePages()
  const found = await new Promise<string>((resolve) => {
    sqliteCheck(file, { onDamage: resolve, atOnceBytes: 0 })
  })
  expect(found).toMatch(/page|Tree|corrupt/)
})

test('after a pause one table is checked again, and then the next', async () => {
  await fill()
  const found = Promise.withResolvers<string>()
  const check = sqliteCheck(file, { onDamage: found.resolve, restMs: -1 })
  if (typeof check === 'string') throw new Error(check)
  await damagePages()
  expect(check.damage()).toBeNull()
  expect(await found.promise).toMatch(/page|Tree|corrupt/)
  expect(check.damage()).toMatch(/page|Tree|corrupt/)
  check.stop()
})

test('only the owner can read the files of a store, whatever their folder and former permissions', async () => {
  chmodSync(folder, 0o755)
  const umask = process.umask(0o022)
  try {
    await fill()
    for (const ending of ['', '.lock']) chmodSync(`${file}${ending}`, 0o644)
    const store = await sqliteStore(file)
    await store.configuration.remember('written', 'to the log')
    backUpSqlite(file, join(folder, 'backup.sqlite'))
    const modes = ['', '-wal', '-shm', '.lock'].map((ending) => statSync(`${file}${ending}`).mode & 0o777)
    expect(modes).toEqual([0o600, 0o600, 0o600, 0o600])
    expect(statSync(join(folder, 'backup.sqlite')).mode & 0o777).toBe(0o600)
    await store.close()
  } finally {
    process.umask(umask)
  }
})
