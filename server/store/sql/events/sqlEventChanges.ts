import { sql } from 'kysely'
import type { Store } from '../../Store.ts'
import type { EventRecord } from '../../records.ts'
import { sqlPrepared } from '../sqlPrepared.ts'
import type { SqlDatabase } from '../sqlTransaction.ts'
import { eventOf, smallColumns, type SmallEventRow } from './eventRows.ts'

/** The changes of a calendar's events (CAL-19). */
export function sqlEventChanges(database: SqlDatabase): Pick<Store['events'], 'since' | 'changesSince'> {
  const { db } = database
  const at = sql`home_id = ${''} and calendar_id = ${''} and event_id = ${''}`
  const one = sql<SmallEventRow>`select ${smallColumns(0)} from events where ${at}`
  const small = sqlPrepared(database, { compile: () => one.compile(db) })
  const changed = db.selectFrom('event_changes').select('event_id')
  const ofCalendar = changed.where('home_id', '=', '').where('calendar_id', '=', '')
  const upTo = sqlPrepared(database, ofCalendar.where('revision', '<=', 0).limit(sql.lit(1)))
  const later = sqlPrepared(database, ofCalendar.where('revision', '>', 0).orderBy('event_id').limit(0))
  return {
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
