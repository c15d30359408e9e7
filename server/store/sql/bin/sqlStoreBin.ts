import type { Store } from '../../Store.ts'
import type { SqlDatabase } from '../sqlTransaction.ts'
import { binItemOf } from './binRows.ts'
import { sqlBinRestore } from './sqlBinRestore.ts'

/** The bin (CAL-34). */
export function sqlStoreBin(database: SqlDatabase): Store['bin'] {
  const { db } = database
  return {
    ...sqlBinRestore(database),
    ofHome: async (homeId, now, { limit, offset }, where) => {
      const inHome = db.selectFrom('bin').where('home_id', '=', homeId).where('expires_at', '>', now)
      const asked =
        where === undefined
          ? inHome
          : inHome
              .where('calendar_id', '=', where.calendarId)
              .where('event_id', where.eventId === null ? 'is' : '=', where.eventId)
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
