import { sql } from 'kysely'
import { countWithin } from '../../../countWithin.ts'
import { maxOfUid, type OutsideOf } from '../../CalendarStore.ts'
import type { Store } from '../../Store.ts'
import type { SqlDatabase } from '../sqlTransaction.ts'
import { eventOf, type EventRow } from './eventRows.ts'
import { isAt } from '../isAt.ts'

/** Reads of events by address, uid or id. */
export const sqlEventLookups = ({
  db,
}: SqlDatabase): Pick<Store['events'], 'find' | 'byUid' | 'ofUid' | 'named' | 'page'> => ({
  find: async (address) => {
    const row = await db.selectFrom('events').selectAll().where(isAt(address)).executeTakeFirst()
    return row === undefined ? null : eventOf(row)
  },
  byUid: async (homeId, uid, outside) => {
    const found = db.selectFrom('events').selectAll().where('home_id', '=', homeId).where('uid', '=', uid)
    const row = await (outside === undefined ? found : found.where(isOutside(outside)))
      .orderBy('calendar_id')
      .orderBy('event_id')
      .limit(1)
      .executeTakeFirst()
    return row === undefined ? null : eventOf(row)
  },
  ofUid: async (homeId, uid) => {
    const rows = await db
      .selectFrom('events')
      .selectAll()
      .where('home_id', '=', homeId)
      .where('uid', '=', uid)
      .orderBy('calendar_id')
      .orderBy('event_id')
      .limit(maxOfUid)
      .execute()
    return rows.map(eventOf)
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
    const sizes = await sql<{ readonly event_id: string; readonly bytes: number }>`
      select event_id, octet_length(jcal) as bytes from events where ${following}
      order by event_id limit ${maxInPage}`.execute(db)
    const count = countWithin(
      sizes.rows.map((row) => row.bytes),
      bytes,
    )
    const last = sizes.rows[count - 1]
    if (last === undefined) return []
    const { rows } = await sql<EventRow>`
      select * from events where ${following} and event_id <= ${last.event_id} order by event_id`.execute(db)
    return rows.map(eventOf)
  },
})

const isOutside = ({ calendarId, eventId }: OutsideOf) =>
  eventId === undefined
    ? sql<boolean>`calendar_id <> ${calendarId}`
    : sql<boolean>`not (calendar_id = ${calendarId} and event_id = ${eventId})`

const maxInPage = 500
