import type { Selectable } from 'kysely'
import { webCalendarIn, webShareOf } from '../../web/webCalendarParts.ts'
import type { WebCalendarReading, WebCalendarRecord } from '../../records.ts'
import type { WebCalendarStore } from '../../web/WebCalendarStore.ts'
import { sqlEventWrites } from '../events/sqlEventWrites.ts'
import { insertCalendar } from '../insertCalendar.ts'
import type { SqlSchema } from '../sqlSchema.ts'
import { inTransaction, type SqlDatabase } from '../sqlTransaction.ts'
import { insertShare } from './insertShare.ts'

export function sqlWebCalendars(database: SqlDatabase): WebCalendarStore['webCalendars'] {
  const { db } = database
  const writes = sqlEventWrites(database)
  const all = db.selectFrom('web_calendars').selectAll()
  return {
    ofUser: async (userId) => (await all.where('user_id', '=', userId).execute()).map(recordOf),
    add: (record, share, limit) =>
      inTransaction(database, async (transaction) => {
        const { userId, copyId, address } = record
        // Their default calendar stands for the person: of two requests at once, one waits.
        await writes.lockCalendar(transaction, { homeId: userId, calendarId: userId })
        const theirs = await transaction
          .selectFrom('web_calendars')
          .select(['copy_id', 'address'])
          .where('user_id', '=', userId)
          .execute()
        if (theirs.some((each) => each.copy_id === copyId || each.address === address)) return 'exists'
        if (theirs.length >= limit) return 'full'
        await insertCalendar(transaction, webCalendarIn(record))
        await insertShare(transaction, webShareOf(record, share))
        await transaction.insertInto('web_calendars').values(rowOf(record)).execute()
        return 'added'
      }),
    due: async (now, limit) => {
      const rows = await all.where('due_at', '<=', now).orderBy('due_at').limit(limit).execute()
      return rows.map(recordOf)
    },
    next: async () => {
      const row = await db
        .selectFrom('web_calendars')
        .select('due_at')
        .where('due_at', 'is not', null)
        .orderBy('due_at')
        .limit(1)
        .executeTakeFirst()
      return row?.due_at ?? null
    },
    claim: async ({ source, dueAt }, until) => {
      const { numUpdatedRows } = await db
        .updateTable('web_calendars')
        .set({ due_at: until })
        .where('home_id', '=', source.homeId)
        .where('calendar_id', '=', source.calendarId)
        .where('due_at', dueAt === null ? 'is' : '=', dueAt)
        .executeTakeFirstOrThrow()
      return numUpdatedRows === 1n
    },
    change: async ({ homeId, calendarId }, change) => {
      await db
        .updateTable('web_calendars')
        .set(columnsOf(change))
        .where('home_id', '=', homeId)
        .where('calendar_id', '=', calendarId)
        .execute()
    },
  }
}

type Row = Selectable<SqlSchema['web_calendars']>

const columns = {
  etag: 'etag',
  lastModified: 'last_modified',
  everyMs: 'every_ms',
  readAt: 'read_at',
  failingSince: 'failing_since',
  failures: 'failures',
  dueAt: 'due_at',
  seenAt: 'seen_at',
} as const satisfies Record<keyof WebCalendarReading, keyof Row>

function columnsOf(change: Partial<WebCalendarReading>): Partial<Row> {
  const names = Object.entries(columns)
  return Object.fromEntries(
    Object.entries(change).map(([name, value]) => [
      names.find(([each]) => each === name)?.[1] ?? name,
      value,
    ]),
  )
}

const rowOf = ({ source, userId, copyId, address, ...reading }: WebCalendarRecord): Row => ({
  home_id: source.homeId,
  calendar_id: source.calendarId,
  user_id: userId,
  copy_id: copyId,
  address,
  etag: reading.etag,
  last_modified: reading.lastModified,
  every_ms: reading.everyMs,
  read_at: reading.readAt,
  failing_since: reading.failingSince,
  failures: reading.failures,
  due_at: reading.dueAt,
  seen_at: reading.seenAt,
})

const recordOf = (row: Row): WebCalendarRecord => ({
  source: { homeId: row.home_id, calendarId: row.calendar_id },
  userId: row.user_id,
  copyId: row.copy_id,
  address: row.address,
  etag: row.etag,
  lastModified: row.last_modified,
  everyMs: row.every_ms,
  readAt: row.read_at,
  failingSince: row.failing_since,
  failures: row.failures,
  dueAt: row.due_at,
  seenAt: row.seen_at,
})
