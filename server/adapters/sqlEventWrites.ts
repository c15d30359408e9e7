import type { Transaction } from 'kysely'
import type { EventAddress, EventRecord } from '../store.ts'
import { spanClassOf } from './spanClass.ts'
import { sqlPreparedInTransaction } from './sqlPrepared.ts'
import type { SqlSchema } from './sqlSchema.ts'
import type { SqlDatabase } from './sqlTransaction.ts'

type Db = Transaction<SqlSchema>
type CalendarAddress = Pick<EventAddress, 'homeId' | 'calendarId'>

/** The steps of writing events, each inside a transaction of the caller's. */
export function sqlEventWrites(database: SqlDatabase) {
  const ask = statements(database)

  /**
   * Keeps other writers away from a calendar until the transaction ends; what is read after it is what they left. The lock is a
   * statement of its own: what one statement reads, it reads as of before it waited.
   *
   * @returns whether there is such a calendar
   */
  const lockCalendar = async (db: Db, { homeId, calendarId }: CalendarAddress): Promise<boolean> =>
    (await ask.lock(db, homeId, calendarId)).length > 0

  /** Two calendars, always in the same order, so that two moves across each other do not wait for one another forever. */
  const lockCalendars = async (db: Db, from: CalendarAddress, to: CalendarAddress): Promise<boolean> => {
    if (keyOf(to) < keyOf(from)) {
      const hasTarget = await lockCalendar(db, to)
      await lockCalendar(db, from)
      return hasTarget
    }
    await lockCalendar(db, from)
    return lockCalendar(db, to)
  }

  /** Raises the calendar's revision and notes the event under it (CAL-19). */
  const recordChange = async (db: Db, address: EventAddress, isDeleted: number) => {
    const { homeId, calendarId, eventId } = address
    const [raised] = await ask.raise(db, homeId, calendarId)
    if (raised === undefined) throw new Error('A calendar that was locked is gone')
    await ask.note(db, homeId, calendarId, eventId, raised.revision, isDeleted)
  }

  return {
    lockCalendar,
    lockCalendars,
    etagAt: async (db: Db, { homeId, calendarId, eventId }: EventAddress): Promise<string | undefined> =>
      (await ask.etag(db, homeId, calendarId, eventId))[0]?.etag,
    write: async (db: Db, event: EventRecord) => {
      const { homeId, calendarId, eventId, uid, jcal, etag, startUtc, lastUtc, modifiedAt } = event
      const spanClass = spanClassOf(event)
      const key = [homeId, calendarId, eventId] as const
      await ask.write(db, ...key, uid, jcal, etag, startUtc, lastUtc, spanClass, modifiedAt)
      await recordChange(db, event, 0)
    },
    remove: async (db: Db, address: EventAddress) => {
      await ask.remove(db, address.homeId, address.calendarId, address.eventId)
      await recordChange(db, address, 1)
    },
  }
}

/** Their parameters stand in the order in which the text has them. */
function statements(database: SqlDatabase) {
  const { db, engine } = database
  const lock = db
    .selectFrom('calendars')
    .select('revision')
    .where('home_id', '=', '')
    .where('calendar_id', '=', '')
  const etag = db
    .selectFrom('events')
    .select('etag')
    .where('home_id', '=', '')
    .where('calendar_id', '=', '')
    .where('event_id', '=', '')
  const write = db
    .insertInto('events')
    .values({
      home_id: '',
      calendar_id: '',
      event_id: '',
      uid: '',
      jcal: '',
      etag: '',
      start_utc: 0,
      last_utc: 0,
      span_class: 0,
      modified_at: 0,
    })
    .onConflict((conflict) =>
      conflict.columns(['home_id', 'calendar_id', 'event_id']).doUpdateSet(({ ref }) => ({
        uid: ref('excluded.uid'),
        jcal: ref('excluded.jcal'),
        etag: ref('excluded.etag'),
        start_utc: ref('excluded.start_utc'),
        last_utc: ref('excluded.last_utc'),
        span_class: ref('excluded.span_class'),
        modified_at: ref('excluded.modified_at'),
      })),
    )
  const raise = db
    .updateTable('calendars')
    .set(({ eb }) => ({ revision: eb('revision', '+', eb.lit(1)) }))
    .where('home_id', '=', '')
    .where('calendar_id', '=', '')
    .returning('revision')
  const note = db
    .insertInto('event_changes')
    .values({ home_id: '', calendar_id: '', event_id: '', revision: 0, is_deleted: 0 })
    .onConflict((conflict) =>
      conflict.columns(['home_id', 'calendar_id', 'event_id']).doUpdateSet(({ ref }) => ({
        revision: ref('excluded.revision'),
        is_deleted: ref('excluded.is_deleted'),
      })),
    )
  const remove = db
    .deleteFrom('events')
    .where('home_id', '=', '')
    .where('calendar_id', '=', '')
    .where('event_id', '=', '')
  return {
    lock: sqlPreparedInTransaction(database, engine.hasOtherWriters ? lock.forUpdate() : lock),
    etag: sqlPreparedInTransaction(database, etag),
    write: sqlPreparedInTransaction(database, write),
    raise: sqlPreparedInTransaction(database, raise),
    note: sqlPreparedInTransaction(database, note),
    remove: sqlPreparedInTransaction(database, remove),
  }
}

const keyOf = ({ homeId, calendarId }: CalendarAddress) => JSON.stringify([homeId, calendarId])
