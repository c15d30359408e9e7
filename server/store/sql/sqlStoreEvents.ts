import { sql, type RawBuilder, type Selectable } from 'kysely'
import { byteLength } from '../../byteLength.ts'
import { countWithin } from '../../countWithin.ts'
import type { EpochMs } from '../../epochMs.ts'
import type { EventAddress, EventRecord, EventSize, Store } from '../Store.ts'
import { growthBy, isGrowing, isOver } from '../homeSize.ts'
import { allows } from '../precondition.ts'
import { earliestStarts, spanClasses } from './spanClass.ts'
import { sqlEventWrites } from './sqlEventWrites.ts'
import { sqlPrepared } from './sqlPrepared.ts'
import type { SqlSchema } from './sqlSchema.ts'
import { inTransaction, type SqlDatabase } from './sqlTransaction.ts'

type Row = Selectable<SqlSchema['events']>

export function sqlStoreEvents(database: SqlDatabase): Store['events'] {
  const { db } = database
  const { lockCalendar, lockCalendars, stateAt, sizeOfHome, write, remove } = sqlEventWrites(database)
  const range = sql<SmallRow>`${touching('', '', 0, 0, smallColumns(0))} limit ${0}`
  const smallInRange = sqlPrepared(database, { compile: () => range.compile(db) })
  const at = sql`home_id = ${''} and calendar_id = ${''} and event_id = ${''}`
  const one = sql<SmallRow>`select ${smallColumns(0)} from events where ${at}`
  const small = sqlPrepared(database, { compile: () => one.compile(db) })
  const changed = db.selectFrom('event_changes').select('event_id')
  const ofCalendar = changed.where('home_id', '=', '').where('calendar_id', '=', '')
  const upTo = sqlPrepared(database, ofCalendar.where('revision', '<=', 0).limit(sql.lit(1)))
  const later = sqlPrepared(database, ofCalendar.where('revision', '>', 0).orderBy('event_id').limit(0))
  return {
    find: async (address) => {
      const row = await db.selectFrom('events').selectAll().where(isAt(address)).executeTakeFirst()
      return row === undefined ? null : eventOf(row)
    },
    byUid: async (homeId, uid) => {
      const row = await db
        .selectFrom('events')
        .selectAll()
        .where('home_id', '=', homeId)
        .where('uid', '=', uid)
        .orderBy('calendar_id')
        .orderBy('event_id')
        .limit(1)
        .executeTakeFirst()
      return row === undefined ? null : eventOf(row)
    },
    put: (event, precondition, limit) =>
      inTransaction(database, async (transaction) => {
        if (!(await lockCalendar(transaction, event))) return 'no-calendar'
        const there = await stateAt(transaction, event)
        if (!allows(precondition, there?.etag)) return 'precondition-failed'
        const growth = growthBy(event, there?.bytes)
        if (limit !== undefined && isGrowing(growth)) {
          if (isOver(await sizeOfHome(transaction, event.homeId), growth, limit)) return 'home-full'
        }
        await write(transaction, event, there)
        return there === undefined ? 'created' : 'changed'
      }),
    delete: (address, precondition) =>
      inTransaction(database, async (transaction) => {
        await lockCalendar(transaction, address)
        const there = await stateAt(transaction, address)
        if (!allows(precondition, there?.etag)) return 'precondition-failed'
        if (there === undefined) return 'missing'
        await remove(transaction, address, there)
        return 'deleted'
      }),
    move: (from, to, overwrite) =>
      inTransaction(database, async (transaction) => {
        const hasTarget = await lockCalendars(transaction, from, to)
        const row = await transaction.selectFrom('events').selectAll().where(isAt(from)).executeTakeFirst()
        if (row === undefined) return 'missing'
        if (!hasTarget) return 'no-calendar'
        const there = await stateAt(transaction, to)
        if (there !== undefined && !overwrite) return 'exists'
        if (isSame(from, to)) return 'replaced'
        const { homeId, calendarId, eventId } = to
        await remove(transaction, from, { etag: row.etag, bytes: byteLength(row.jcal) })
        await write(transaction, { ...eventOf(row), homeId, calendarId, eventId }, there)
        return there === undefined ? 'created' : 'replaced'
      }),
    inRange: async (homeId, calendarId, { start, end }, { events, bytesEach }) => {
      const rows = await smallInRange(
        ...earliestStarts(start).flatMap(({ spanClass, earliest }) => [
          bytesEach,
          homeId,
          calendarId,
          spanClass,
          earliest,
          end,
          start,
          start,
        ]),
        events + 1,
      )
      const found = rows.flatMap((row) => (row.jcal === null ? [] : eventOf({ ...row, jcal: row.jcal })))
      return rows.length > events || found.length < rows.length ? 'too-much' : found
    },
    sizesInRange: async (homeId, calendarId, { start, end }) => {
      const columns = sql`event_id, start_utc, octet_length(jcal) as bytes`
      const { rows } = await touching<SizeRow>(homeId, calendarId, start, end, columns).execute(db)
      return rows.map(sizeOf)
    },
    named: async (homeId, calendarId, eventIds) => {
      if (eventIds.length === 0) return []
      const rows = await db
        .selectFrom('events')
        .selectAll()
        .where('home_id', '=', homeId)
        .where('calendar_id', '=', calendarId)
        .where('event_id', 'in', eventIds)
        .execute()
      const byId = new Map(rows.map((row) => [row.event_id, row]))
      return eventIds.flatMap((eventId) => byId.get(eventId) ?? []).map(eventOf)
    },
    page: async (homeId, calendarId, after, bytes) => {
      const following = sql`home_id = ${homeId} and calendar_id = ${calendarId} and event_id > ${after}`
      const sizes = await sql<SizeRow>`
        select event_id, octet_length(jcal) as bytes from events where ${following}
        order by event_id limit ${maxInPage}`.execute(db)
      const count = countWithin(
        sizes.rows.map((row) => row.bytes),
        bytes,
      )
      const last = sizes.rows[count - 1]
      if (last === undefined) return []
      const { rows } = await sql<Row>`
        select * from events where ${following} and event_id <= ${last.event_id} order by event_id`.execute(
        db,
      )
      return rows.map(eventOf)
    },
    starts: async (homeId, calendarId) => {
      const { rows } = await sql<{ first: EpochMs | null; last: EpochMs | null }>`
        select min(first) as first, max(last) as last from (${extremes(homeId, calendarId)}) as extremes`.execute(
        db,
      )
      const { first = null, last = null } = rows[0] ?? {}
      return first === null || last === null ? null : { first, last }
    },
    since: async (homeId, calendarId, revision, { events, bytesEach }) => {
      const isKnown = (await upTo(homeId, calendarId, revision)).length > 0
      const changes = isKnown ? await later(homeId, calendarId, revision, events + 1) : []
      if (!isKnown || changes.length > events) return 'unknown'
      const found = new Map<string, EventRecord | null>()
      for (const { event_id } of changes) {
        const [row] = await small(bytesEach, homeId, calendarId, event_id)
        if (row?.jcal === null) return 'unknown'
        found.set(event_id, row === undefined ? null : eventOf({ ...row, jcal: row.jcal }))
      }
      return found
    },
    changesSince: async (homeId, calendarId, revision) => {
      const rows = await db
        .selectFrom('event_changes')
        .select(['event_id', 'is_deleted'])
        .where('home_id', '=', homeId)
        .where('calendar_id', '=', calendarId)
        .where('revision', '>', revision)
        .orderBy('event_id')
        .execute()
      return rows.map(({ event_id, is_deleted }) => ({ eventId: event_id, isDeleted: is_deleted === 1 }))
    },
  }
}

/**
 * Events touching `[start, end)`: for each class of spans, a range of the index `events_by_range`. An event without
 * length touches the range it starts in.
 */
export function touching<Found = Row>(
  homeId: string,
  calendarId: string,
  start: EpochMs,
  end: EpochMs,
  columns: RawBuilder<unknown> = sql`*`,
) {
  const ranges = sql.join(
    earliestStarts(start).map(
      ({ spanClass, earliest }) => sql`
        select ${columns} from events
        where home_id = ${homeId} and calendar_id = ${calendarId} and span_class = ${spanClass}
          and start_utc >= ${earliest} and start_utc < ${end} and (last_utc > ${start} or start_utc >= ${start})`,
    ),
    sql` union all `,
  )
  return sql<Found>`${ranges} order by start_utc, event_id`
}

type SizeRow = { readonly event_id: string; readonly bytes: number }
type SmallRow = Omit<Row, 'jcal'> & { readonly jcal: string | null }

const sizeOf = ({ event_id, bytes }: SizeRow): EventSize => ({ eventId: event_id, bytes })

/** All columns, the text of a large event left where it lies: its size is known without reading it. */
const smallColumns = (bytesEach: number) => sql`
  home_id, calendar_id, event_id, uid, etag, start_utc, last_utc, span_class, modified_at,
  case when octet_length(jcal) <= ${bytesEach} then jcal end as jcal`

const maxInPage = 500

/** The first and the last start of each class of spans, each a look at one end of the index `events_by_range`. */
function extremes(homeId: string, calendarId: string) {
  const end = (limit: 'min' | 'max', spanClass: number) => sql`
    (select ${sql.raw(limit)}(start_utc) from events
      where home_id = ${homeId} and calendar_id = ${calendarId} and span_class = ${spanClass})`
  return sql.join(
    spanClasses.map((each) => sql`select ${end('min', each)} as first, ${end('max', each)} as last`),
    sql` union all `,
  )
}

const isAt = ({ homeId, calendarId, eventId }: EventAddress) =>
  sql<boolean>`home_id = ${homeId} and calendar_id = ${calendarId} and event_id = ${eventId}`

const isSame = (one: EventAddress, other: EventAddress) =>
  one.homeId === other.homeId && one.calendarId === other.calendarId && one.eventId === other.eventId

const eventOf = (row: Row): EventRecord => ({
  homeId: row.home_id,
  calendarId: row.calendar_id,
  eventId: row.event_id,
  uid: row.uid,
  jcal: row.jcal,
  etag: row.etag,
  startUtc: row.start_utc,
  lastUtc: row.last_utc,
  modifiedAt: row.modified_at,
})
