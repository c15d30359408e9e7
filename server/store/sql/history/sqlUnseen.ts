import { unseenRows, type UnseenStore } from '../../unseen/UnseenStore.ts'
import type { SqlDatabase } from '../sqlTransaction.ts'

/** What is remembered for those who see what others changed (CAL-34). */
export const sqlUnseen = ({ db }: SqlDatabase): UnseenStore['unseen'] => ({
  moves: async (homeId, since, now) => {
    const rows = await db
      .selectFrom('event_moves')
      .selectAll()
      .where('home_id', '=', homeId)
      .where('moved_at', '>', since)
      .where('expires_at', '>', now)
      .orderBy('number', 'desc')
      .limit(unseenRows.moves)
      .execute()
    return rows.toReversed().map((row) => ({
      from: { calendarId: row.from_calendar, eventId: row.from_event },
      to: { calendarId: row.to_calendar, eventId: row.to_event },
      at: row.moved_at,
      by: row.moved_by,
    }))
  },
  deletedCalendars: async (userId, since, now) => {
    const rows = await db
      .selectFrom('deleted_calendars')
      .selectAll()
      .where('user_id', '=', userId)
      .where('deleted_at', '>', since)
      .where('expires_at', '>', now)
      .orderBy('deleted_at', 'desc')
      .limit(unseenRows.calendars)
      .execute()
    return rows.map((row) => ({
      copyId: row.copy_id,
      name: row.name,
      events: row.events,
      at: row.deleted_at,
      by: row.deleted_by,
    }))
  },
})
