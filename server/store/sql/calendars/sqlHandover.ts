import type { Transaction } from 'kysely'
import { byteLength } from '../../../byteLength.ts'
import type { Handover } from '../../CalendarStore.ts'
import { isOver } from '../../homeSize.ts'
import { remindersFrom } from '../../remindersFrom.ts'
import type { CalendarRecord, EventAddress, EventRecord } from '../../records.ts'
import { searchTerms } from '../../search/searchTerms.ts'
import type { Store } from '../../Store.ts'
import { eventTurns } from '../eventTurns.ts'
import { eventOf } from '../events/eventRows.ts'
import { sqlEventWrites } from '../events/sqlEventWrites.ts'
import { dropHistory } from '../history/sqlHistoryWrites.ts'
import { insertCalendar } from '../insertCalendar.ts'
import { isKnownState, writeEachScheduling } from '../scheduling/sqlSchedulingWrites.ts'
import type { SqlSchema } from '../sqlSchema.ts'
import { inTransaction, type SqlDatabase } from '../sqlTransaction.ts'
import { areKnownCalendars } from './areKnownCalendars.ts'

type Db = Transaction<SqlSchema>

/** How many events are read at once. */
const part = 200

/** Hands the calendars of a home to another one (ID-25). */
export function sqlHandover(database: SqlDatabase): Pick<Store['calendars'], 'handOver'> {
  const writes = sqlEventWrites(database)

  /** Whether nothing has changed since it was read. */
  const isPossible = async (
    db: Db,
    from: string,
    { calendars, scheduling, dropped }: Handover,
    turn: Turn,
  ) => {
    const known = calendars.map((each) => each.known)
    for (const each of known) await writes.lockCalendar(db, each)
    if (!(await areKnownCalendars(db, from, known))) return false
    for (const each of dropped) {
      if (each.homeId !== from) await writes.lockCalendar(db, each)
      if ((await writes.stateAt(db, each))?.etag !== each.etag) return false
    }
    for (const { homeId, write } of scheduling) {
      if (!(await isKnownState(db, homeId, write))) return false
      await turn()
    }
    return true
  }

  const drop = async (db: Db, address: EventAddress) => {
    const there = await writes.stateAt(db, address)
    if (there === undefined) return
    await dropHistory(db, address)
    await writes.remove(db, address, there)
  }

  /** Moves the events of a calendar that do not stay. @returns whether some stay */
  const moveEvents = async (db: Db, at: CalendarRecord, handed: CalendarRecord, plan: Plan) => {
    let after = ''
    let isLeft = false
    for (;;) {
      const rows = await db
        .selectFrom('events')
        .selectAll()
        .where('home_id', '=', at.homeId)
        .where('calendar_id', '=', at.calendarId)
        .where('event_id', '>', after)
        .orderBy('event_id')
        .limit(part)
        .execute()
      for (const row of rows) {
        const event = eventOf(row)
        if (plan.staying.has(keyOf(event))) {
          isLeft = true
          continue
        }
        const address = { ...event, ...placeOf(handed) }
        const moved = plan.written.get(keyOf(address)) ?? address
        const state = {
          version: 1,
          by: row.modified_by,
          remindersFrom: remindersFrom(moved.jcal, plan.now),
        }
        await dropHistory(db, event)
        await writes.remove(db, event, { bytes: byteLength(row.jcal) })
        await writes.write(db, moved, searchTerms(moved), undefined, state)
        await plan.turn()
      }
      const last = rows.at(-1)
      if (last === undefined) return isLeft
      after = last.event_id
    }
  }

  return {
    handOver: (from, to, handover) =>
      inTransaction(database, async (db) => {
        const turn = eventTurns()
        if (!(await isPossible(db, from, handover, turn))) return 'changed-meanwhile'
        const { calendars, dropped, scheduling, limit } = handover
        const [own, growth] = [await writes.sizeOfHome(db, to), await writes.sizeOfHome(db, from)]
        if (isOver(own, growth, limit)) return 'full'
        const count = await calendarsIn(db, to)
        if (count + calendars.filter(({ handed }) => handed !== null).length > limit.calendars) return 'full'
        for (const each of dropped) {
          await drop(db, each)
          await turn()
        }
        const plan = planOf(handover, turn)
        for (const { known, handed } of calendars) {
          await endSecretAddress(db, known)
          if (handed === null) continue
          await insertCalendar(db, handed)
          const isLeft = await moveEvents(db, known, handed, plan)
          await moveShares(db, known, handed)
          // The default calendar is always there.
          if (!isLeft && known.calendarId !== from) await deleteCalendar(db, known)
        }
        // Those on the web lie in homes of their own (CAL-31).
        await db
          .deleteFrom('calendars')
          .where('home_id', 'in', ({ selectFrom }) =>
            selectFrom('web_calendars').select('home_id').where('user_id', '=', from),
          )
          .execute()
        await db.deleteFrom('shares').where('user_id', '=', from).execute()
        for (const [homeId, all] of Map.groupBy(scheduling, (each) => each.homeId)) {
          const told = all.map(({ write }) => write)
          await writeEachScheduling(db, homeId, told, turn)
        }
        return 'handed-over'
      }),
  }
}

type Turn = ReturnType<typeof eventTurns>

type Plan = {
  readonly turn: Turn
  readonly staying: ReadonlySet<string>
  /** By their new addresses. */
  readonly written: ReadonlyMap<string, EventRecord>
  readonly now: Handover['now']
}

const planOf = ({ staying, written, now }: Handover, turn: Turn): Plan => ({
  turn,
  staying: new Set(staying.map(keyOf)),
  written: new Map(written.map((each) => [keyOf(each), each])),
  now,
})

const keyOf = ({ calendarId, eventId }: Pick<EventAddress, 'calendarId' | 'eventId'>) =>
  JSON.stringify([calendarId, eventId])

const placeOf = ({ homeId, calendarId }: CalendarRecord) => ({ homeId, calendarId })

async function calendarsIn(db: Db, homeId: string): Promise<number> {
  const { count } = await db
    .selectFrom('calendars')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('home_id', '=', homeId)
    .executeTakeFirstOrThrow()
  return count
}

/** Shares go on, but for one with the new owner. */
async function moveShares(db: Db, known: CalendarRecord, handed: CalendarRecord): Promise<void> {
  const { homeId, calendarId, publicRight = null } = known
  await db
    .deleteFrom('shares')
    .where('home_id', '=', homeId)
    .where('calendar_id', '=', calendarId)
    .where('user_id', '=', handed.homeId)
    .execute()
  await db
    .updateTable('shares')
    .set({ home_id: handed.homeId, calendar_id: handed.calendarId })
    .where('home_id', '=', homeId)
    .where('calendar_id', '=', calendarId)
    .execute()
  for (const { at, right } of [
    { at: known, right: null },
    { at: handed, right: publicRight },
  ])
    await db
      .updateTable('calendars')
      .set({ public_right: right })
      .where('home_id', '=', at.homeId)
      .where('calendar_id', '=', at.calendarId)
      .execute()
}

const endSecretAddress = (db: Db, { homeId, calendarId }: CalendarRecord) =>
  db
    .deleteFrom('secret_addresses')
    .where('home_id', '=', homeId)
    .where('calendar_id', '=', calendarId)
    .execute()

const deleteCalendar = (db: Db, { homeId, calendarId }: CalendarRecord) =>
  db.deleteFrom('calendars').where('home_id', '=', homeId).where('calendar_id', '=', calendarId).execute()
