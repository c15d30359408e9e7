import type { Store } from '../../Store.ts'
import type { SqlDatabase } from '../sqlTransaction.ts'
import { isAt } from '../isAt.ts'
import { sqlChangedSince } from './sqlChangedSince.ts'

/** The history of events (CAL-34). */
export function sqlStoreHistory(database: SqlDatabase): Store['history'] {
  const { db } = database
  const columns = ['version as number', 'jcal', 'etag', 'modified_at as at', 'modified_by as by'] as const
  return {
    ...sqlChangedSince(database),
    of: async (address, now) => {
      const current = await db
        .selectFrom('events')
        .select([...columns, 'calendar_id as shownIn'])
        .where(isAt(address))
        .executeTakeFirst()
      if (current === undefined) return []
      const former = await db
        .selectFrom('event_versions')
        .select([...columns, 'shown_in as shownIn'])
        .where(isAt(address))
        .where('bin_id', 'is', null)
        .where('expires_at', '>', now)
        .orderBy('version', 'desc')
        .execute()
      return [current, ...former]
    },
    sweep: async (now) => {
      for (const table of ['event_versions', 'event_moves', 'deleted_calendars'] as const)
        await db.deleteFrom(table).where('expires_at', '<=', now).execute()
    },
  }
}
