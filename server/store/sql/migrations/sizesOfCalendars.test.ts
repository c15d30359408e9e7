import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { epochMs } from '#domain/time/units.ts'
import type { EventRecord } from '../../records.ts'
import { sizesOfCalendars } from './sizesOfCalendars.ts'
import { sqliteDialect } from '../../sqlite/sqliteDialect.ts'
import { openSqlite } from '../../sqlite/sqliteStoreDatabase.ts'
import { sqliteStore } from '../../sqlite/sqliteStore.ts'

const calendar = { name: null, description: null, colour: null, order: null, revision: 1 }
const event = (eventId: string, calendarId: string): EventRecord => ({
  homeId: 'h',
  calendarId,
  eventId,
  uid: eventId,
  jcal: JSON.stringify('é'.repeat(49)),
  etag: '"1"',
  startUtc: epochMs(0),
  lastUtc: epochMs(1),
  modifiedAt: epochMs(0),
})

test('the migration counts the events of existing calendars', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kalends-sizes-'))
  const file = join(folder, 'kalends.sqlite')
  const before = await sqliteStore(file)
  for (const calendarId of ['one', 'two', 'empty']) {
    await before.calendars.create({ homeId: 'h', calendarId, ...calendar })
  }
  for (const [eventId, calendarId] of [['a', 'one'] as const, ['b', 'one'] as const, ['c', 'two'] as const]) {
    await before.events.put(event(eventId, calendarId), { kind: 'none' })
  }
  await before.close()
  const db = new Kysely<unknown>({ dialect: sqliteDialect(openSqlite(file, {})) })
  for (const column of ['events', 'bytes']) {
    await db.schema.alterTable('calendars').dropColumn(column).execute()
  }
  await sizesOfCalendars(db)
  await db.destroy()

  const store = await sqliteStore(file)
  const put = (events: number, bytes: number) =>
    store.events.put(event('d', 'empty'), { kind: 'none' }, { events, bytes })
  expect(await put(3, 1000)).toBe('home-full')
  expect(await put(4, 399)).toBe('home-full')
  expect(await put(4, 400)).toBe('created')
  await store.close()
  rmSync(folder, { recursive: true })
})
