import type { Selectable } from 'kysely'
import { publicRightNames } from '#contract/sharing/publicRight.ts'
import type { Store } from '../Store.ts'
import type { CalendarRecord } from '../records.ts'
import { dropHistory } from './history/sqlHistoryWrites.ts'
import { addCalendarToBin } from './sqlBinWrites.ts'
import { sqlHandover } from './calendars/sqlHandover.ts'
import { sqlEventWrites } from './events/sqlEventWrites.ts'
import { rememberDeleted } from './history/sqlUnseenWrites.ts'
import { insertCalendar } from './insertCalendar.ts'
import { isKnownState, writeEachScheduling } from './scheduling/sqlSchedulingWrites.ts'
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
    ...sqlHandover(database),
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
    delete: (homeId, calendarId, deletion, scheduling = [], revision) =>
      inTransaction(database, async (transaction) => {
        const address = { homeId, calendarId }
        const locked = await writes.lockCalendar(transaction, address)
        if (locked === undefined) return 'missing'
        if (revision !== undefined && locked.revision !== revision) return 'changed-meanwhile'
        for (const each of scheduling)
          if (!(await isKnownState(transaction, homeId, each))) return 'changed-meanwhile'
        await writeEachScheduling(transaction, homeId, scheduling)
        if (deletion === undefined) await dropHistory(transaction, address)
        else {
          await addCalendarToBin(transaction, address, deletion)
          await rememberDeleted(transaction, address, deletion)
        }
        await transaction
          .deleteFrom('calendars')
          .where('home_id', '=', homeId)
          .where('calendar_id', '=', calendarId)
          .execute()
        return 'deleted'
      }),
  }
}

export const calendarOf = (row: Selectable<SqlSchema['calendars']>): CalendarRecord => ({
  homeId: row.home_id,
  calendarId: row.calendar_id,
  name: row.name,
  description: row.description,
  colour: row.colour,
  order: row.sort_order,
  revision: row.revision,
  ...publicRightIn(row.public_right),
})

/** What cannot be read is not public. */
function publicRightIn(text: string | null): Pick<CalendarRecord, 'publicRight'> {
  const publicRight = publicRightNames.find((each) => each === text)
  return publicRight === undefined ? {} : { publicRight }
}
