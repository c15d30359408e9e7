import { sql, type Transaction } from 'kysely'
import { epochMs, later, type EpochMs } from '#domain/time/units.ts'
import type { BinStore, RestoreOutcome } from '../../BinStore.ts'
import { remindersFrom } from '../../remindersFrom.ts'
import { isOver } from '../../homeSize.ts'
import { historyFromBin } from '../history/sqlHistoryWrites.ts'
import { eventOf } from '../events/eventRows.ts'
import { sqlEventWrites } from '../events/sqlEventWrites.ts'
import type { SqlSchema } from '../sqlSchema.ts'
import { insertCalendar } from '../insertCalendar.ts'
import { inTransaction, type SqlDatabase } from '../sqlTransaction.ts'
import type { StoredBinItem } from './binRows.ts'

type Db = Transaction<SqlSchema>
type LimitOfHome = Parameters<BinStore['bin']['restore']>[2]

/** Puts what is in the bin back where it was, each in one transaction. */
export function sqlBinRestore(database: SqlDatabase): Pick<BinStore['bin'], 'restore'> {
  const writes = sqlEventWrites(database)

  const restoreEvent = async (
    db: Db,
    row: StoredBinItem,
    now: EpochMs,
    limit: LimitOfHome,
  ): Promise<RestoreOutcome> => {
    const address = { homeId: row.home_id, calendarId: row.calendar_id }
    if (row.with_calendar !== null || !(await writes.lockCalendar(db, address))) return 'gone'
    const {
      terms,
      bin_id: _,
      ...stored
    } = await db.selectFrom('bin_events').selectAll().where('bin_id', '=', row.id).executeTakeFirstOrThrow()
    const event = eventOf({ ...stored, home_id: row.home_id, calendar_id: row.calendar_id })
    if ((await writes.stateAt(db, event)) !== undefined) return 'taken'
    if (await hasUid(db, row.home_id, event.uid)) return 'taken'
    if (isOver(await writes.sizeOfHome(db, row.home_id), row, limit)) return 'full'
    const history = {
      version: stored.version,
      by: stored.modified_by,
      remindersFrom: remindersFrom(event.jcal, now),
    }
    await writes.write(db, event, terms === '' ? [] : terms.split(' '), undefined, history)
    return 'restored'
  }

  const restoreCalendar = async (db: Db, row: StoredBinItem, now: EpochMs, limit: LimitOfHome) => {
    const { home_id: homeId, calendar_id: calendarId } = row
    const isTooLarge = isOver(await writes.sizeOfHome(db, homeId), row, limit)
    if (isTooLarge && !(await hasCalendar(db, row))) return 'full'
    const outcome = await insertCalendar(
      db,
      {
        homeId,
        calendarId,
        name: row.calendar_name,
        description: row.description,
        colour: row.colour,
        order: row.sort_order,
        revision: later(now, epochMs(row.revision + 1)),
      },
      limit.calendars,
    )
    if (outcome !== 'created') return outcome === 'full' ? 'full' : 'taken'
    await copyBack(db, row, now)
    await db.updateTable('bin').set({ with_calendar: null }).where('with_calendar', '=', row.id).execute()
    return 'restored'
  }

  return {
    restore: (id, now, limit) =>
      inTransaction(database, async (db) => {
        const asked = db.selectFrom('bin').selectAll().where('id', '=', id).where('expires_at', '>', now)
        const row = await (database.engine.hasOtherWriters ? asked.forUpdate() : asked).executeTakeFirst()
        if (row === undefined) return 'missing'
        const outcome =
          row.event_id === null
            ? await restoreCalendar(db, row, now, limit)
            : await restoreEvent(db, row, now, limit)
        if (outcome === 'restored') {
          await historyFromBin(db, id)
          await db.deleteFrom('bin').where('id', '=', id).execute()
        }
        return outcome
      }),
  }
}

async function hasUid(db: Db, homeId: string, uid: string): Promise<boolean> {
  const found = await db
    .selectFrom('events')
    .select('event_id')
    .where('home_id', '=', homeId)
    .where('uid', '=', uid)
    .limit(1)
    .execute()
  return found.length > 0
}

async function hasCalendar(db: Db, row: StoredBinItem): Promise<boolean> {
  const found = await db
    .selectFrom('calendars')
    .select('number')
    .where('home_id', '=', row.home_id)
    .where('calendar_id', '=', row.calendar_id)
    .execute()
  return found.length > 0
}

/** Copies the events of a calendar from the bin, with their search terms and a change for each (CAL-19). */
async function copyBack(
  db: Db,
  { id, home_id, calendar_id, events, bytes }: StoredBinItem,
  now: EpochMs,
): Promise<void> {
  const place = sql`${home_id}, ${calendar_id}`
  await sql`
    insert into events
      (home_id, calendar_id, event_id, uid, jcal, etag, start_utc, last_utc, span_class, modified_at,
        version, modified_by, reminders_from)
    select ${place}, event_id, uid, jcal, etag, start_utc, last_utc, span_class, modified_at,
      version, modified_by, case when jcal like '%"valarm"%' then cast(${now} as bigint) end
    from bin_events where bin_id = ${id}`.execute(db)
  await sql`
    insert into event_search (home_id, calendar_id, event_id, start_utc, terms)
    select ${place}, event_id, start_utc, terms from bin_events where bin_id = ${id}`.execute(db)
  await sql`
    insert into event_changes (home_id, calendar_id, event_id, revision, is_deleted)
    select calendars.home_id, calendars.calendar_id, bin_events.event_id, calendars.revision, 0
    from bin_events, calendars where bin_id = ${id}
      and calendars.home_id = ${home_id} and calendars.calendar_id = ${calendar_id}`.execute(db)
  await db
    .updateTable('calendars')
    .set({ events, bytes })
    .where('home_id', '=', home_id)
    .where('calendar_id', '=', calendar_id)
    .execute()
}
