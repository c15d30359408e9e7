import type { Kysely, Selectable } from 'kysely'
import type { Store } from '../Store.ts'
import type { CalendarRecord } from '../records.ts'
import { addCalendarToBin } from './bin/sqlBinWrites.ts'
import { sqlEventWrites } from './events/sqlEventWrites.ts'
import { sqlPrepared } from './sqlPrepared.ts'
import type { SqlSchema } from './sqlSchema.ts'
import { inTransaction, type SqlDatabase } from './sqlTransaction.ts'

export function sqlStoreCalendars(database: SqlDatabase): Store['calendars'] {
  const { db } = database
  const inHome = db.selectFrom('calendars').selectAll().where('home_id', '=', '')
  const allIn = sqlPrepared(database, inHome.orderBy('number'))
  const writes = sqlEventWrites(database)
  const oneIn = sqlPrepared(database, inHome.where('calendar_id', '=', ''))
  return {
    ofHome: async (homeId) => (await allIn(homeId)).map(calendarOf),
    find: async (homeId, calendarId) => (await oneIn(homeId, calendarId)).map(calendarOf)[0] ?? null,
    create: (calendar, limit) =>
      inTransaction(database, (transaction) => insertCalendar(transaction, calendar, limit)),
    change: async (homeId, calendarId, { order, ...change }) => {
      const { numUpdatedRows } = await db
        .updateTable('calendars')
        .set(({ eb }) => ({
          ...change,
          ...(order !== undefined && { sort_order: order }),
          revision: eb('revision', '+', 1),
        }))
        .where('home_id', '=', homeId)
        .where('calendar_id', '=', calendarId)
        .executeTakeFirst()
      return numUpdatedRows > 0n ? 'changed' : 'missing'
    },
    delete: (homeId, calendarId, deletion) =>
      inTransaction(database, async (transaction) => {
        const address = { homeId, calendarId }
        if (!(await writes.lockCalendar(transaction, address))) return 'missing'
        if (deletion !== undefined) await addCalendarToBin(transaction, address, deletion)
        await transaction
          .deleteFrom('calendars')
          .where('home_id', '=', homeId)
          .where('calendar_id', '=', calendarId)
          .execute()
        return 'deleted'
      }),
  }
}

/** Adds a calendar after the others of its home. The caller provides the transaction. */
export async function insertCalendar(
  db: Kysely<SqlSchema>,
  { homeId, calendarId, order, name, description, colour, revision }: CalendarRecord,
  limit = Infinity,
): Promise<'created' | 'exists' | 'full'> {
  const { last, count } = await db
    .selectFrom('calendars')
    .select(({ fn }) => [fn.max('number').as('last'), fn.countAll<number>().as('count')])
    .where('home_id', '=', homeId)
    .executeTakeFirstOrThrow()
  if (count >= limit) {
    const address = { home_id: homeId, calendar_id: calendarId }
    const there = await db
      .selectFrom('calendars')
      .select('number')
      .where(({ and }) => and(address))
      .execute()
    return there.length > 0 ? 'exists' : 'full'
  }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('calendars')
    .values({
      home_id: homeId,
      calendar_id: calendarId,
      number: (last ?? 0) + 1,
      name,
      description,
      colour,
      sort_order: order,
      revision,
    })
    .onConflict((conflict) => conflict.columns(['home_id', 'calendar_id']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n ? 'created' : 'exists'
}

const calendarOf = (row: Selectable<SqlSchema['calendars']>): CalendarRecord => ({
  homeId: row.home_id,
  calendarId: row.calendar_id,
  name: row.name,
  description: row.description,
  colour: row.colour,
  order: row.sort_order,
  revision: row.revision,
})
