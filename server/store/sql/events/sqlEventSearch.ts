import { sql } from 'kysely'
import type { Store } from '../../Store.ts'
import { fts5, fullTextQuery, tsquery } from '../../search/fullTextQuery.ts'
import type { SqlDatabase } from '../sqlTransaction.ts'

type FoundRow = { readonly home_id: string; readonly calendar_id: string; readonly event_id: string }

/** Search with the full-text index of the database (CAL-32). */
export const sqlEventSearch = ({ db, engine }: SqlDatabase): Pick<Store['events'], 'search'> => ({
  search: async (search) => {
    const isSqlite = engine.name === 'sqlite'
    const query = fullTextQuery(search, isSqlite ? fts5 : tsquery)
    if (query === null) return { total: 0, addresses: [] }
    const counted = await sql<{ readonly total: number }>`
      select count(*) as total from ${isSqlite ? sql`event_terms` : sql`event_search`}
      where ${isSqlite ? sql`event_terms match ${query}` : sql`vector @@ ${query}::tsquery`}`.execute(db)
    const total = counted.rows[0]?.total ?? 0
    if (search.offset >= total) return { total, addresses: [] }
    const { rows } = await sql<FoundRow>`
      select home_id, calendar_id, event_id from event_search
      where ${
        isSqlite
          ? sql`id in (select rowid from event_terms where event_terms match ${query})`
          : sql`vector @@ ${query}::tsquery`
      }
      order by start_utc desc, home_id, calendar_id, event_id
      limit ${search.limit} offset ${search.offset}`.execute(db)
    return {
      total,
      addresses: rows.map(({ home_id, calendar_id, event_id }) => ({
        homeId: home_id,
        calendarId: calendar_id,
        eventId: event_id,
      })),
    }
  },
})
