import { sql, type RawBuilder } from 'kysely'
import type { BinPlaces } from '../../BinStore.ts'
import type { Store } from '../../Store.ts'
import type { SqlDatabase } from '../sqlTransaction.ts'
import { binItemOf } from './binRows.ts'
import { sqlBinRestore } from './sqlBinRestore.ts'

/** The bin (CAL-34). */
export function sqlStoreBin(database: SqlDatabase): Store['bin'] {
  const { db } = database
  return {
    ...sqlBinRestore(database),
    of: async (places, now, { limit, offset }) => {
      const asked = db.selectFrom('bin').where('expires_at', '>', now).where(isIn(places))
      const { total } = await asked
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      const rows = await asked
        .selectAll()
        .orderBy('deleted_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute()
      return { total, items: rows.map(binItemOf) }
    },
    find: async (id, now) => {
      const row = await db
        .selectFrom('bin')
        .selectAll()
        .where('id', '=', id)
        .where('expires_at', '>', now)
        .executeTakeFirst()
      return row === undefined ? null : binItemOf(row)
    },
    meetings: async (id, from) => {
      const { count } = await db
        .selectFrom('bin_events')
        .where('bin_id', '=', id)
        .where('last_utc', '>', from)
        .where('jcal', 'like', '%["organizer"%')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return count
    },
    delete: async (id) => {
      const { numDeletedRows } = await db.deleteFrom('bin').where('id', '=', id).executeTakeFirstOrThrow()
      return numDeletedRows > 0n ? 'deleted' : 'missing'
    },
    empty: async (homeId) => {
      await db.deleteFrom('bin').where('home_id', '=', homeId).execute()
    },
    sweep: async (now) => {
      await db.deleteFrom('bin').where('expires_at', '<=', now).execute()
    },
  }
}

/** The calendars are one list: an expression of SQLite may not be deep. */
function isIn({ home, shared }: BinPlaces): RawBuilder<boolean> {
  const places: RawBuilder<boolean>[] = []
  if (home !== undefined) {
    const { homeId, calendarId, eventId } = home
    const inHome = sql`home_id = ${homeId}`
    const inCalendar = calendarId === undefined ? inHome : sql`${inHome} and calendar_id = ${calendarId}`
    places.push(eventId === undefined ? sql`(${inCalendar})` : sql`(${inCalendar} and ${isEvent(eventId)})`)
  }
  if (shared !== undefined && shared.calendars.length > 0) {
    const rows = sql.join(shared.calendars.map(({ homeId, calendarId }) => sql`(${homeId}, ${calendarId})`))
    const event = shared.eventId === undefined ? sql`event_id is not null` : isEvent(shared.eventId)
    places.push(sql`((home_id, calendar_id) in (values ${rows}) and ${event} and with_calendar is null)`)
  }
  return places.length === 0 ? sql`1 = 0` : sql`(${sql.join(places, sql` or `)})`
}

const isEvent = (eventId: string | null) =>
  eventId === null ? sql`event_id is null` : sql`event_id = ${eventId}`
