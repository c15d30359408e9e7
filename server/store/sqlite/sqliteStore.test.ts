import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { epochMs } from '#domain/time/units.ts'
import type { EventRecord } from '../records.ts'
import { StoreFull, StoreLocked, StoreUnavailable } from '../storeErrors.ts'
import { touching } from '../sql/events/sqlEventRanges.ts'
import type { SqlSchema } from '../sql/sqlSchema.ts'
import { sqliteDialect } from './sqliteDialect.ts'
import { openSqlite } from './sqliteStoreDatabase.ts'
import { sqliteStore } from './sqliteStore.ts'
import { everyStepIsLong } from '../../testing/everyStepIsLong.ts'
import { pagesOfNewStore } from '../../testing/pagesOfNewStore.ts'
import { storeSuite } from '../../testing/storeSuite.ts'

let folder = ''
let file = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kalends-store-'))
  file = join(folder, 'data', 'kalends.sqlite')
})
afterEach(() => rmSync(folder, { recursive: true }))

const calendar = {
  homeId: 'h',
  calendarId: 'work',
  name: null,
  description: null,
  colour: null,
  order: null,
  revision: 1,
}
const event = (eventId: string, jcal = '[]'): EventRecord => ({
  homeId: 'h',
  calendarId: 'work',
  eventId,
  uid: eventId,
  jcal,
  etag: '"1"',
  startUtc: epochMs(0),
  lastUtc: epochMs(1),
  modifiedAt: epochMs(0),
})
const none = { kind: 'none' } as const

describe('the SQLite store', () => {
  storeSuite(() => sqliteStore(join(folder, `${crypto.randomUUID()}.sqlite`)))

  test('data is there after closing and opening again', async () => {
    const before = await sqliteStore(file)
    await before.calendars.create(calendar)
    await before.events.put(event('one'), none)
    await before.close()
    const after = await sqliteStore(file)
    expect(await after.events.find(event('one'))).toEqual(event('one'))
    await after.close()
  })

  test('a second owner is refused until the first closes the store', async () => {
    const first = await sqliteStore(file)
    await expect(sqliteStore(file)).rejects.toThrow(StoreLocked)
    await first.close()
    const second = await sqliteStore(file)
    await second.close()
  })

  test('another process is refused until the owner ends, even if it is killed', async () => {
    const program = `
      import { sqliteStore } from ${JSON.stringify(new URL('sqliteStore.ts', import.meta.url).href)}
      const store = await sqliteStore(${JSON.stringify(file)})
      await store.configuration.remember('written', 'by the owner')
      process.stdout.write('open')
      setInterval(() => undefined, 1000)`
    const owner = spawn(process.execPath, ['--input-type=module', '--eval', program])
    await once(owner.stdout, 'data')
    await expect(sqliteStore(file)).rejects.toThrow(StoreLocked)
    owner.kill('SIGKILL')
    await once(owner, 'exit')
    const next = await sqliteStore(file)
    expect(await next.configuration.recall('written')).toBe('by the owner')
    await next.close()
  })

  test('a folder that cannot be created makes the store unavailable', async () => {
    await expect(sqliteStore('/dev/null/kalends.sqlite')).rejects.toThrow(StoreUnavailable)
  })

  test('a file that is not a database makes the store unavailable, and the lock is released', async () => {
    const store = await sqliteStore(file)
    await store.close()
    rmSync(file)
    rmSync(`${file}-wal`, { force: true })
    writeFileSync(file, 'This is no database, but long enough to have a header of its own.'.repeat(9))
    await expect(sqliteStore(file)).rejects.toThrow(StoreUnavailable)
    rmSync(file)
    const again = await sqliteStore(file)
    await again.close()
  })

  test('a closed store rejects every call', async () => {
    const store = await sqliteStore(file)
    await store.close()
    await expect(store.ping()).rejects.toThrow('destroyed')
  })

  test('a full store keeps its data, and accepts writes when there is room again', async () => {
    const store = await sqliteStore(file, { maxPages: (await pagesOfNewStore()) + 20 })
    await store.calendars.create(calendar)
    await store.events.put(event('small'), none)
    await expect(store.events.put(event('large', 'x'.repeat(300_000)), none)).rejects.toThrow(StoreFull)
    expect((await store.events.page('h', 'work', '', 1e6)).map(({ eventId }) => eventId)).toEqual(['small'])
    expect((await store.calendars.find('h', 'work'))?.revision).toBe(2)
    expect(await store.events.put(event('another'), none)).toBe('created')
    await store.close()
  })

  test('while many events are handed over, anyone who needs no store is answered', async () => {
    const store = await sqliteStore(file)
    await store.calendars.create(calendar)
    await Promise.all(Array.from({ length: 1000 }, (_, index) => store.events.put(event(`e${index}`), none)))
    const [known] = await store.calendars.ofHome('h')
    if (known === undefined) throw new Error('no calendar')
    const limit = { events: 5000, bytes: 1e6, calendars: 9 }
    const handed = { ...known, homeId: 'other' }
    everyStepIsLong()
    let turns = 0
    let next = setImmediate(function count() {
      turns += 1
      next = setImmediate(count)
    })
    const outcome = await store.calendars.handOver('h', 'other', {
      calendars: [{ known, handed }],
      staying: [],
      dropped: [],
      written: [],
      scheduling: [],
      limit,
      now: epochMs(0),
    })
    clearImmediate(next)
    expect(outcome).toBe('handed-over')
    expect(turns).toBeGreaterThan(1000)
    expect(await store.events.find({ ...event('e999'), homeId: 'other' })).not.toBeNull()
    await store.close()
  })

  test('writes that arrive together have their own outcomes, in their order', async () => {
    const store = await sqliteStore(file)
    await store.calendars.create(calendar)
    const outcomes = await Promise.all([
      store.events.put(event('one', '["first"]'), { kind: 'absent' }),
      store.events.put(event('one', '["never"]'), { kind: 'absent' }),
      store.events.put({ ...event('one', '["second"]'), etag: '"2"' }, { kind: 'match', etags: ['"1"'] }),
      store.events.put(event('one', '["never"]'), { kind: 'match', etags: ['"1"'] }),
      store.events.put({ ...event('two'), calendarId: 'none' }, none),
      store.events.put(event('three'), none),
      store.events.delete(event('three'), none),
      store.events.move(event('one'), { ...event('four') }, false),
    ])
    expect(outcomes).toEqual([
      'created',
      'precondition-failed',
      'changed',
      'precondition-failed',
      'no-calendar',
      'created',
      'deleted',
      'created',
    ])
    expect(
      (await store.events.page('h', 'work', '', 1_000_000)).map(({ eventId, jcal }) => [eventId, jcal]),
    ).toEqual([['four', '["second"]']])
    await store.close()
  })

  test('of writes that arrive together, only those without room are refused', async () => {
    const store = await sqliteStore(file, { maxPages: (await pagesOfNewStore()) + 20 })
    await store.calendars.create(calendar)
    const outcomes = await Promise.allSettled([
      store.events.put(event('one'), none),
      store.events.put(event('large', 'x'.repeat(300_000)), none),
      store.events.put(event('two'), none),
    ])
    expect(outcomes).toMatchObject([
      { status: 'fulfilled', value: 'created' },
      { status: 'rejected', reason: expect.any(StoreFull) },
      { status: 'fulfilled', value: 'created' },
    ])
    expect((await store.events.page('h', 'work', '', 1_000_000)).map(({ eventId }) => eventId)).toEqual([
      'one',
      'two',
    ])
    expect((await store.calendars.find('h', 'work'))?.revision).toBe(3)
    expect(await store.events.changesSince('h', 'work', 1)).toHaveLength(2)
    await store.close()
  })

  test('new tables are made all together or not at all', async () => {
    await (await sqliteStore(file)).close()
    const change = (text: string) => {
      using database = new DatabaseSync(file)
      database.exec(text)
    }
    const tables = () => {
      using database = new DatabaseSync(file)
      return database.prepare("select name from sqlite_master where type = 'table'").all()
    }
    // The table of mails is made again, and the one of secret addresses is there already.
    change("delete from kysely_migration where name >= '0019'; drop table mails")
    const before = tables()
    await expect(sqliteStore(file)).rejects.toThrow()
    expect(tables()).toEqual(before)
  })

  test('a time range is read by ranges of the index, without a scan', async () => {
    const store = await sqliteStore(file)
    await store.close()
    const db = new Kysely<SqlSchema>({ dialect: sqliteDialect(openSqlite(file, {})) })
    const { rows } = await sql<{
      detail: string
    }>`explain query plan ${touching('h', 'work', epochMs(0), epochMs(1))}`.execute(db)
    await db.destroy()
    const reads = rows.map(({ detail }) => detail).filter((detail) => /\b(SEARCH|SCAN)\b/.test(detail))
    expect(new Set(reads)).toEqual(
      new Set([
        'SEARCH events USING INDEX events_by_range (home_id=? AND calendar_id=? AND span_class=? AND start_utc>? AND start_utc<?)',
      ]),
    )
    expect(reads).toHaveLength(5)
  })

  test('uncommitted writes are not read', async () => {
    const store = await sqliteStore(file)
    await store.close()
    const opened = openSqlite(file, {})
    const read = () => opened.readNow('select name from calendars where home_id = ?', ['t'])
    const run = (text: string) => opened.prepare(text).run([])
    expect(read()).toEqual([])
    run('begin')
    run(
      "insert into calendars (home_id, calendar_id, number, name, revision) values ('t', 'work', 1, 'Work', 1)",
    )
    expect(read()).toBeUndefined()
    run('commit')
    expect(read()).toEqual([{ name: 'Work' }])
    opened.close()
    expect(read()).toBeUndefined()
  })

  test('a write is on disk before it is acknowledged', async () => {
    const store = await sqliteStore(file)
    await store.close()
    const database = new DatabaseSync(file)
    expect(database.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' })
    database.close()
    const opened = openSqlite(file, {})
    expect(opened.prepare('pragma synchronous').all([])).toEqual([{ synchronous: 2 }])
    opened.close()
  })
})
