import { sql, type Selectable, type Transaction } from 'kysely'
import { beyondBinLimit } from '../beyondBinLimit.ts'
import { binLabel } from '../binLabel.ts'
import type { BinSize, Deletion } from '../BinStore.ts'
import { isOver } from '../homeSize.ts'
import type { EventAddress } from '../records.ts'
import { historyIntoBin } from './history/sqlHistoryWrites.ts'
import type { SqlSchema } from './sqlSchema.ts'

type Db = Transaction<SqlSchema>
type CalendarAddress = Pick<EventAddress, 'homeId' | 'calendarId'>

/** Copies an event into the bin, before it is deleted in the same transaction. */
export async function addEventToBin(db: Db, address: EventAddress, deletion: Deletion): Promise<void> {
  const { homeId, calendarId, eventId } = address
  const calendar = await calendarAt(db, address)
  const { rows } = await sql<{ readonly jcal: string; readonly bytes: number }>`
    select jcal, octet_length(jcal) as bytes from events
    where home_id = ${homeId} and calendar_id = ${calendarId} and event_id = ${eventId}`.execute(db)
  const [event] = rows
  if (calendar === undefined || event === undefined) return
  const { name, isPrivate } = binLabel(event.jcal)
  await insertItem(db, deletion, {
    ...calendar,
    event_id: eventId,
    name,
    is_private: isPrivate ? 1 : 0,
    events: 1,
    bytes: event.bytes,
  })
  await copyEvents(db, address, deletion.id, eventId)
  await historyIntoBin(db, address, deletion.id)
  await dropBeyondLimit(db, homeId, deletion)
}

/**
 * Copies a calendar and its events into the bin, before it is deleted in the same transaction. What was
 * deleted from it before stays in the bin with it.
 */
export async function addCalendarToBin(db: Db, address: CalendarAddress, deletion: Deletion): Promise<void> {
  const calendar = await calendarAt(db, address)
  if (calendar === undefined) return
  await insertItem(db, deletion, { ...calendar, event_id: null, name: calendar.calendar_name, is_private: 0 })
  await copyEvents(db, address, deletion.id, null)
  await historyIntoBin(db, address, deletion.id)
  await db
    .updateTable('bin')
    .set({ with_calendar: deletion.id })
    .where('home_id', '=', address.homeId)
    .where('calendar_id', '=', address.calendarId)
    .where('event_id', 'is not', null)
    .where('with_calendar', 'is', null)
    .execute()
  await dropBeyondLimit(db, address.homeId, deletion)
}

const calendarAt = (db: Db, { homeId, calendarId }: CalendarAddress) =>
  db
    .selectFrom('calendars')
    .select([
      'home_id',
      'calendar_id',
      'name as calendar_name',
      'description',
      'colour',
      'sort_order',
      'revision',
      'events',
      'bytes',
    ])
    .where('home_id', '=', homeId)
    .where('calendar_id', '=', calendarId)
    .executeTakeFirst()

type Deleted = Omit<
  Selectable<SqlSchema['bin']>,
  'id' | 'deleted_at' | 'deleted_by' | 'expires_at' | 'with_calendar'
>

const insertItem = (db: Db, { id, at, by, until }: Deletion, deleted: Deleted) =>
  db
    .insertInto('bin')
    .values({ ...deleted, id, deleted_at: at, deleted_by: by, expires_at: until, with_calendar: null })
    .execute()

/** @param eventId of the only event to copy; null for all events of the calendar */
const copyEvents = (
  db: Db,
  { homeId, calendarId }: CalendarAddress,
  binId: string,
  eventId: string | null,
): Promise<unknown> =>
  sql`
    insert into bin_events
      (bin_id, event_id, uid, jcal, etag, start_utc, last_utc, span_class, modified_at, terms,
        version, modified_by)
    select ${binId}, events.event_id, uid, jcal, etag, events.start_utc, last_utc, span_class, modified_at,
      coalesce(terms, ''), version, modified_by
    from events left join event_search on event_search.home_id = events.home_id
      and event_search.calendar_id = events.calendar_id and event_search.event_id = events.event_id
    where events.home_id = ${homeId} and events.calendar_id = ${calendarId}
      ${eventId === null ? sql`` : sql`and events.event_id = ${eventId}`}`.execute(db)

/** Deletes the oldest items of a home's bin for ever if it has more than its limit. */
async function dropBeyondLimit(db: Db, homeId: string, { limit }: Deletion): Promise<void> {
  if (!isBeyond(await binSize(db, homeId), limit)) return
  const rows = await db
    .selectFrom('bin')
    .select(['id', 'events', 'bytes'])
    .where('home_id', '=', homeId)
    .orderBy('deleted_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const items = rows.map(({ id, events, bytes }) => ({ id, size: { events, bytes } }))
  for (const { id } of beyondBinLimit(items, limit)) await db.deleteFrom('bin').where('id', '=', id).execute()
}

// PostgreSQL returns sums of large numbers as text.
async function binSize(db: Db, homeId: string): Promise<BinSize> {
  const { rows } = await sql<{ readonly [Name in keyof BinSize]: number | null }>`
    select count(*) as items, cast(sum(events) as bigint) as events, cast(sum(bytes) as bigint) as bytes
    from bin where home_id = ${homeId}`.execute(db)
  const { items, events, bytes } = rows[0] ?? {}
  return { items: items ?? 0, events: events ?? 0, bytes: bytes ?? 0 }
}

const isBeyond = (size: BinSize, limit: BinSize) =>
  size.items > limit.items || isOver({ events: 0, bytes: 0 }, size, limit)
