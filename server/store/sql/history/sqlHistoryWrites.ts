import { sql, type Transaction } from 'kysely'
import { beyondBinLimit } from '../../beyondBinLimit.ts'
import type { HistoryLimit, Writer } from '../../EventHistoryStore.ts'
import type { EventAddress } from '../../records.ts'
import { isAt } from '../isAt.ts'
import type { SqlSchema } from '../sqlSchema.ts'

type Db = Transaction<SqlSchema>
/** An event, or a calendar with all its events. */
type Place = Pick<EventAddress, 'homeId' | 'calendarId'> & Partial<Pick<EventAddress, 'eventId'>>

/** Copies an event into its history, before it is replaced in the same transaction. */
export async function addToHistory(
  db: Db,
  address: EventAddress,
  { id, until, limit }: Writer,
): Promise<void> {
  const { homeId, calendarId, eventId } = address
  await sql`
    insert into event_versions (id, home_id, calendar_id, event_id, version, jcal, etag, bytes,
      modified_at, modified_by, expires_at, shown_in)
    select ${id}, home_id, calendar_id, event_id, version, jcal, etag, octet_length(jcal),
      modified_at, modified_by, ${until}, calendar_id
    from events
    where home_id = ${homeId} and calendar_id = ${calendarId} and event_id = ${eventId}`.execute(db)
  await dropBeyondEvent(db, address, limit)
  await dropBeyondHome(db, homeId, limit)
}

/** Deletes the history of what is deleted for ever in the same transaction. */
export const dropHistory = (db: Db, place: Place): Promise<unknown> =>
  db.deleteFrom('event_versions').where(isLive(place)).execute()

/** Puts the history of what is deleted into the bin with it, so that both come back or expire together. */
export const historyIntoBin = (db: Db, place: Place, binId: string): Promise<unknown> =>
  db.updateTable('event_versions').set({ bin_id: binId }).where(isLive(place)).execute()

/** Brings a history back from the bin. */
export const historyFromBin = (db: Db, binId: string): Promise<unknown> =>
  db.updateTable('event_versions').set({ bin_id: null }).where('bin_id', '=', binId).execute()

/** Moves the history of an event along with it. It stays in its home: in another one it ends. */
export async function moveHistory(db: Db, from: EventAddress, to: EventAddress): Promise<void> {
  await dropHistory(db, to)
  if (from.homeId !== to.homeId) {
    await dropHistory(db, from)
    return
  }
  const place = { calendar_id: to.calendarId, event_id: to.eventId }
  await db.updateTable('event_versions').set(place).where(isLive(from)).execute()
}

const isLive = ({ homeId, calendarId, eventId }: Place) =>
  sql<boolean>`home_id = ${homeId} and calendar_id = ${calendarId} and bin_id is null
    ${eventId === undefined ? sql`` : sql`and event_id = ${eventId}`}`

async function dropBeyondEvent(db: Db, address: EventAddress, { perEvent }: HistoryLimit): Promise<void> {
  const oldest = await db
    .selectFrom('event_versions')
    .select('version')
    .where(isAt(address))
    .where('bin_id', 'is', null)
    .orderBy('version', 'desc')
    .limit(1)
    .offset(perEvent)
    .executeTakeFirst()
  if (oldest === undefined) return
  await db
    .deleteFrom('event_versions')
    .where(isLive(address))
    .where('version', '<=', oldest.version)
    .execute()
}

// PostgreSQL returns sums of large numbers as text.
async function dropBeyondHome(db: Db, homeId: string, { perHome, bytes }: HistoryLimit): Promise<void> {
  const { rows } = await sql<{ readonly versions: number; readonly bytes: number | null }>`
    select count(*) as versions, cast(sum(bytes) as bigint) as bytes
    from event_versions where home_id = ${homeId}`.execute(db)
  const [size] = rows
  if (size === undefined || (size.versions <= perHome && (size.bytes ?? 0) <= bytes)) return
  const versions = await db
    .selectFrom('event_versions')
    .select(['id', 'bytes'])
    .where('home_id', '=', homeId)
    .orderBy('expires_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const items = versions.map((each) => ({ id: each.id, size: { events: 1, bytes: each.bytes } }))
  const limit = { items: perHome, events: perHome, bytes }
  for (const { id } of beyondBinLimit(items, limit)) {
    await db.deleteFrom('event_versions').where('id', '=', id).execute()
  }
}
