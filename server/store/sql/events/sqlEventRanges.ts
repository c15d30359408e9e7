import { sql, type RawBuilder } from 'kysely'
import { epochMs, type EpochMs } from '#domain/time/units.ts'
import type { Store } from '../../Store.ts'
import { sqlPrepared } from '../sqlPrepared.ts'
import type { SqlDatabase } from '../sqlTransaction.ts'
import { eventOf, smallColumns, type EventRow, type SmallEventRow } from './eventRows.ts'
import { earliestStarts, spanClasses } from './spanClass.ts'

/** Reads of events by time. */
export function sqlEventRanges(
  database: SqlDatabase,
): Pick<Store['events'], 'inRange' | 'sizesInRange' | 'starts'> {
  const { db } = database
  const range = sql<SmallEventRow>`${touching('', '', epochMs(0), epochMs(0), smallColumns(0))} limit ${0}`
  const smallInRange = sqlPrepared(database, { compile: () => range.compile(db) })
  return {
    inRange: async (homeId, calendarId, { start, end }, { events, bytesEach }) => {
      const rows = await smallInRange(
        ...earliestStarts(start).flatMap(({ spanClass, earliest }) => [
          bytesEach,
          homeId,
          calendarId,
          spanClass,
          earliest,
          end,
          start,
          start,
        ]),
        events + 1,
      )
      const found = rows.flatMap((row) => (row.jcal === null ? [] : eventOf({ ...row, jcal: row.jcal })))
      return rows.length > events || found.length < rows.length ? 'too-much' : found
    },
    sizesInRange: async (homeId, calendarId, { start, end }) => {
      const columns = sql`event_id, start_utc, octet_length(jcal) as bytes`
      const { rows } = await touching<SizeRow>(homeId, calendarId, start, end, columns).execute(db)
      return rows.map(({ event_id, bytes }) => ({ eventId: event_id, bytes }))
    },
    starts: async (homeId, calendarId) => {
      const { rows } = await sql<{ first: EpochMs | null; last: EpochMs | null }>`
        select min(first) as first, max(last) as last from (${extremes(homeId, calendarId)}) as extremes`.execute(
        db,
      )
      const { first = null, last = null } = rows[0] ?? {}
      return first === null || last === null ? null : { first, last }
    },
  }
}

/**
 * Events that touch `[start, end)`: one range of the index `events_by_range` for each class of spans. An
 * event without length touches the range in which it starts.
 */
export function touching<Found = EventRow>(
  homeId: string,
  calendarId: string,
  start: EpochMs,
  end: EpochMs,
  columns: RawBuilder<unknown> = sql`*`,
) {
  const ranges = sql.join(
    earliestStarts(start).map(
      ({ spanClass, earliest }) => sql`
        select ${columns} from events
        where home_id = ${homeId} and calendar_id = ${calendarId} and span_class = ${spanClass}
          and start_utc >= ${earliest} and start_utc < ${end} and (last_utc > ${start} or start_utc >= ${start})`,
    ),
    sql` union all `,
  )
  return sql<Found>`${ranges} order by start_utc, event_id`
}

type SizeRow = { readonly event_id: string; readonly bytes: number }

/** The first and the last start in each class of spans, read from the ends of the index `events_by_range`. */
function extremes(homeId: string, calendarId: string) {
  const end = (limit: 'min' | 'max', spanClass: number) => sql`
    (select ${sql.raw(limit)}(start_utc) from events
      where home_id = ${homeId} and calendar_id = ${calendarId} and span_class = ${spanClass})`
  return sql.join(
    spanClasses.map((each) => sql`select ${end('min', each)} as first, ${end('max', each)} as last`),
    sql` union all `,
  )
}
