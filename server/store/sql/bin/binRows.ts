import type { Selectable } from 'kysely'
import type { BinItem } from '../../BinStore.ts'
import type { SqlSchema } from '../sqlSchema.ts'

export type StoredBinItem = Selectable<SqlSchema['bin']>

export const binItemOf = (row: StoredBinItem): BinItem => ({
  id: row.id,
  homeId: row.home_id,
  calendarId: row.calendar_id,
  eventId: row.event_id,
  name: row.name,
  isPrivate: row.is_private === 1,
  calendarName: row.calendar_name,
  size: { events: row.events, bytes: row.bytes },
  deletedAt: row.deleted_at,
  deletedBy: row.deleted_by,
  expiresAt: row.expires_at,
  isCalendarGone: row.with_calendar !== null,
})
