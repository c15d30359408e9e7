import { sql, type Transaction } from 'kysely'
import { epochMs, type EpochMs } from '#domain/time/units.ts'
import { byteLength } from '../../../byteLength.ts'
import type { EventAddress, EventRecord } from '../../records.ts'
import { spanClassOf } from './spanClass.ts'
import { sqlPreparedInTransaction } from '../sqlPrepared.ts'
import type { SqlSchema } from '../sqlSchema.ts'
import type { SqlDatabase } from '../sqlTransaction.ts'

type Db = Transaction<SqlSchema>
type EventState = {
  readonly etag: string
  readonly bytes: number
  /** Counts the states of the event (CAL-34). */
  readonly version: number
  readonly by: string | null
}
type WrittenState = Pick<EventState, 'version' | 'by'> & {
  /** As `remindersFrom` gives it. */
  readonly remindersFrom: EpochMs | null
}
type CalendarSize = { readonly events: number; readonly bytes: number }
type CalendarAddress = Pick<EventAddress, 'homeId' | 'calendarId'>

/** The steps of writing events. The caller provides the transaction. */
export function sqlEventWrites(database: SqlDatabase) {
  const ask = {
    ...readStatements(database),
    ...changeStatements(database),
    write: writeStatement(database),
    index: indexStatement(database),
  }

  /**
   * Locks a calendar against other writers until the transaction ends, so that later reads see what they
   * wrote. It is a statement of its own, because a statement that waits still reads the state from before it
   * waited.
   *
   * @returns its revision; undefined if there is no such calendar
   */
  const lockCalendar = async (
    db: Db,
    { homeId, calendarId }: CalendarAddress,
  ): Promise<{ readonly revision: number } | undefined> => (await ask.lock(db, homeId, calendarId))[0]

  /** Locks two calendars in a fixed order, so that two moves in opposite directions cannot deadlock. */
  const lockCalendars = async (db: Db, from: CalendarAddress, to: CalendarAddress): Promise<boolean> => {
    if (keyOf(to) < keyOf(from)) {
      const target = await lockCalendar(db, to)
      await lockCalendar(db, from)
      return target !== undefined
    }
    await lockCalendar(db, from)
    return (await lockCalendar(db, to)) !== undefined
  }

  /** Raises the calendar's revision, records it for the event (CAL-19), and updates the calendar's size. */
  const recordChange = async (db: Db, address: EventAddress, isDeleted: number, growth: CalendarSize) => {
    const { homeId, calendarId, eventId } = address
    const [raised] = await ask.raise(db, growth.events, growth.bytes, homeId, calendarId)
    if (raised === undefined) throw new Error('A calendar that was locked is gone')
    await ask.note(db, homeId, calendarId, eventId, raised.revision, isDeleted)
  }

  return {
    lockCalendar,
    lockCalendars,
    /** The etag and the size of the stored event. */
    stateAt: async (db: Db, { homeId, calendarId, eventId }: EventAddress): Promise<EventState | undefined> =>
      (await ask.state(db, homeId, calendarId, eventId))[0],
    /** The size of all calendars of a home together. */
    sizeOfHome: async (db: Db, homeId: string): Promise<CalendarSize> => {
      const [size] = await ask.size(db, homeId)
      return { events: size?.events ?? 0, bytes: size?.bytes ?? 0 }
    },
    /**
     * @param terms the search terms (`searchTerms`)
     * @param there the event that it replaces
     * @param history the number of its state, who wrote it, and from when on its reminders are to be looked for
     */
    write: async (
      db: Db,
      event: EventRecord,
      terms: readonly string[],
      there: Pick<EventState, 'bytes'> | undefined,
      { version, by, remindersFrom: from }: WrittenState,
    ) => {
      const { homeId, calendarId, eventId, uid, jcal, etag, startUtc, lastUtc, modifiedAt } = event
      const spanClass = spanClassOf(event)
      const key = [homeId, calendarId, eventId] as const
      const times = [startUtc, lastUtc, spanClass, modifiedAt] as const
      await ask.write(db, ...key, uid, jcal, etag, ...times, version, by, from)
      await ask.index(db, ...key, startUtc, terms.join(' '))
      const bytes = byteLength(jcal) - (there?.bytes ?? 0)
      await recordChange(db, event, 0, { events: there === undefined ? 1 : 0, bytes })
    },
    /** @param there the event to remove */
    remove: async (db: Db, address: EventAddress, there: Pick<EventState, 'bytes'>) => {
      await ask.remove(db, address.homeId, address.calendarId, address.eventId)
      await recordChange(db, address, 1, { events: -1, bytes: -there.bytes })
    },
  }
}

/** The values are passed in the order in which they appear in the text. */
function readStatements(database: SqlDatabase) {
  const { db, engine } = database
  const lock = db
    .selectFrom('calendars')
    .select('revision')
    .where('home_id', '=', '')
    .where('calendar_id', '=', '')
  const state = db
    .selectFrom('events')
    .select(['etag', sql<number>`octet_length(jcal)`.as('bytes'), 'version', 'modified_by as by'])
    .where('home_id', '=', '')
    .where('calendar_id', '=', '')
    .where('event_id', '=', '')
  // PostgreSQL returns sums of large numbers as text.
  const size = db
    .selectFrom('calendars')
    .select([
      sql<number | null>`cast(sum(events) as bigint)`.as('events'),
      sql<number | null>`cast(sum(bytes) as bigint)`.as('bytes'),
    ])
    .where('home_id', '=', '')
  return {
    lock: sqlPreparedInTransaction(database, engine.hasOtherWriters ? lock.forUpdate() : lock),
    state: sqlPreparedInTransaction(database, state),
    size: sqlPreparedInTransaction(database, size),
  }
}

function writeStatement(database: SqlDatabase) {
  const write = database.db
    .insertInto('events')
    .values({
      home_id: '',
      calendar_id: '',
      event_id: '',
      uid: '',
      jcal: '',
      etag: '',
      start_utc: epochMs(0),
      last_utc: epochMs(0),
      span_class: 0,
      modified_at: epochMs(0),
      version: 0,
      modified_by: '',
      reminders_from: null,
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
        version: ref('excluded.version'),
        modified_by: ref('excluded.modified_by'),
        reminders_from: ref('excluded.reminders_from'),
      })),
    )
  return sqlPreparedInTransaction(database, write)
}

function changeStatements(database: SqlDatabase) {
  const { db } = database
  const raise = db
    .updateTable('calendars')
    .set(({ eb }) => ({
      revision: eb('revision', '+', eb.lit(1)),
      events: eb('events', '+', 0),
      bytes: eb('bytes', '+', 0),
    }))
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
    raise: sqlPreparedInTransaction(database, raise),
    note: sqlPreparedInTransaction(database, note),
    remove: sqlPreparedInTransaction(database, remove),
  }
}

function indexStatement(database: SqlDatabase) {
  const index = database.db
    .insertInto('event_search')
    .values({ home_id: '', calendar_id: '', event_id: '', start_utc: epochMs(0), terms: '' })
    .onConflict((conflict) =>
      conflict.columns(['home_id', 'calendar_id', 'event_id']).doUpdateSet(({ ref }) => ({
        start_utc: ref('excluded.start_utc'),
        terms: ref('excluded.terms'),
      })),
    )
  return sqlPreparedInTransaction(database, index)
}

const keyOf = ({ homeId, calendarId }: CalendarAddress) => JSON.stringify([homeId, calendarId])
