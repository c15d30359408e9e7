import { Kysely, PGliteDialect, PostgresDialect, sql, type Dialect } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { epochMs } from '#domain/time/units.ts'
import { postgresLite, postgresLiteStore } from '../../testing/postgresLite.ts'
import { postgresPool } from './postgresPool.ts'
import { postgresStore } from './postgresStore.ts'
import { postgresHere, testDatabase } from '../../testing/postgresTestServer.ts'
import { touching } from '../sql/events/sqlEventRanges.ts'
import type { SqlSchema } from '../sql/sqlSchema.ts'

type Place = { readonly dialect: Dialect; close(): Promise<void> }

async function inThisProcess(): Promise<Place> {
  const lite = await postgresLite()
  await (await postgresLiteStore(lite)).close()
  return { dialect: new PGliteDialect({ pglite: lite }), close: async () => undefined }
}

async function onServer(serverUrl: string): Promise<Place> {
  const { databaseUrl, drop } = await testDatabase(serverUrl)
  await (await postgresStore(databaseUrl)).close()
  // It outlives the end of its database, which does not wait for connections to be gone.
  const pool = postgresPool(databaseUrl, { connections: 1, statementMs: null })
  return { dialect: new PostgresDialect({ pool }), close: drop }
}

const places = [postgresHere(inThisProcess, onServer)]

const hourMs = 3_600_000
/** Every fiftieth event lasts a month, the others a few hours. */
const manyEvents = sql`
  insert into events (home_id, calendar_id, event_id, uid, jcal, etag, start_utc, last_utc, span_class, modified_at)
  select 'h', 'c' || n % 4, 'e' || n, 'u' || n, repeat('x', 300), '"1"',
    n * ${sql.lit(hourMs)}::bigint, (n + case when n % 50 = 0 then 720 else 1 + n % 8 end) * ${sql.lit(hourMs)}::bigint,
    case when n % 50 = 0 then 2 else 0 end, 0
  from generate_series(1, 8000) n`

describe.each(places)('PostgreSQL %s', async (_name, placeOf) => {
  const place = await placeOf()
  const db = new Kysely<SqlSchema>({ dialect: place.dialect })
  afterAll(async () => {
    await db.destroy()
    await place.close()
  })

  test('a time range is read by ranges of the index, without a scan', async () => {
    for (const number of [0, 1, 2, 3]) {
      const rest = { name: null, description: null, colour: null, sort_order: null, revision: 1 }
      await db
        .insertInto('calendars')
        .values({ home_id: 'h', calendar_id: `c${number}`, number, ...rest })
        .execute()
    }
    await manyEvents.execute(db)
    await sql`analyze events`.execute(db)
    const asked = touching('h', 'c1', epochMs(3000 * hourMs), epochMs((3000 + 42 * 24) * hourMs))
    const { rows } = await sql`explain (format json) ${asked}`.execute(db)
    const reads = scansIn(v.parse(explained, rows)[0]?.['QUERY PLAN'][0]?.Plan)
    expect(reads.map(({ index }) => index)).toEqual(Array.from({ length: 5 }, () => 'events_by_range'))
    for (const { condition } of reads) {
      for (const column of ['home_id', 'calendar_id', 'span_class', 'start_utc']) {
        expect(condition).toContain(column)
      }
    }
  })
})

const explained = v.array(v.object({ 'QUERY PLAN': v.array(v.object({ Plan: v.looseObject({}) })) }))
const node = v.object({
  'Node Type': v.string(),
  'Index Name': v.optional(v.string()),
  'Index Cond': v.optional(v.string()),
  Plans: v.optional(v.array(v.unknown()), []),
})

/**
 * The nodes that read the table, each with the index that it uses, if any. The second half of a bitmap scan
 * reads what the first has found.
 */
function scansIn(plan: unknown): { readonly index: string | undefined; readonly condition: string }[] {
  const { 'Node Type': type, 'Index Name': index, 'Index Cond': condition = '', Plans } = v.parse(node, plan)
  const below = Plans.flatMap(scansIn)
  return type.endsWith('Scan') && type !== 'Bitmap Heap Scan' ? [{ index, condition }, ...below] : below
}
