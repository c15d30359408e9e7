import { sql, type Selectable } from 'kysely'
import type { EventRecord } from '../../records.ts'
import type { SqlSchema } from '../sqlSchema.ts'

export type EventRow = Omit<Selectable<SqlSchema['events']>, 'version' | 'modified_by' | 'reminders_from'>

/** The row of an event, without its text if that is large. */
export type SmallEventRow = Omit<EventRow, 'jcal'> & { readonly jcal: string | null }

/**
 * All columns, with the jCal only up to `bytesEach` bytes. The database can tell the size of a larger one
 * without reading it.
 */
export const smallColumns = (bytesEach: number) => sql`
  home_id, calendar_id, event_id, uid, etag, start_utc, last_utc, span_class, modified_at,
  case when octet_length(jcal) <= ${bytesEach} then jcal end as jcal`

export const eventOf = (row: EventRow): EventRecord => ({
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
