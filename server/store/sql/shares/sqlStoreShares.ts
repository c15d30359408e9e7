import type { Selectable } from 'kysely'
import { rightNames, type RightName } from '#contract/sharing/shares.ts'
import type { ShareRecord } from '../../records.ts'
import type { ShareStore } from '../../ShareStore.ts'
import { sqlEventWrites } from '../events/sqlEventWrites.ts'
import { sqlPrepared } from '../sqlPrepared.ts'
import type { SqlSchema } from '../sqlSchema.ts'
import { inTransaction, type SqlDatabase } from '../sqlTransaction.ts'

export function sqlStoreShares(database: SqlDatabase): ShareStore['shares'] {
  const { db } = database
  const all = db.selectFrom('shares').selectAll()
  const ofCalendar = sqlPrepared(
    database,
    all.where('home_id', '=', '').where('calendar_id', '=', '').orderBy('number'),
  )
  const fromHome = sqlPrepared(database, all.where('home_id', '=', '').orderBy('number'))
  const withUser = sqlPrepared(database, all.where('user_id', '=', '').orderBy('number'))
  const withCopy = sqlPrepared(database, all.where('user_id', '=', '').where('copy_id', '=', ''))
  const writes = sqlEventWrites(database)
  return {
    of: async ({ homeId, calendarId }) => (await ofCalendar(homeId, calendarId)).map(shareOf),
    from: async (homeId) => (await fromHome(homeId)).map(shareOf),
    with: async (userId) => (await withUser(userId)).map(shareOf),
    find: async (userId, copyId) => (await withCopy(userId, copyId)).map(shareOf)[0] ?? null,
    give: (share, limit) =>
      inTransaction(database, async (transaction) => {
        if (!(await writes.lockCalendar(transaction, share.source))) return 'no-calendar'
        const { source, userId, right } = share
        const shares = await transaction
          .selectFrom('shares')
          .select('user_id')
          .where('home_id', '=', source.homeId)
          .where('calendar_id', '=', source.calendarId)
          .execute()
        if (shares.some(({ user_id: id }) => id === userId)) {
          await transaction
            .updateTable('shares')
            .set(({ eb }) => ({ granted: right, revision: eb('revision', '+', 1) }))
            .where('home_id', '=', source.homeId)
            .where('calendar_id', '=', source.calendarId)
            .where('user_id', '=', userId)
            .execute()
          return 'changed'
        }
        if (shares.length >= limit) return 'full'
        const { last } = await transaction
          .selectFrom('shares')
          .select(({ fn }) => fn.max('number').as('last'))
          .executeTakeFirstOrThrow()
        await transaction
          .insertInto('shares')
          .values({ ...rowOf(share), number: (last ?? 0) + 1 })
          .execute()
        return 'given'
      }),
    change: async (userId, copyId, { order, ...change }) => {
      const { numUpdatedRows } = await db
        .updateTable('shares')
        .set(({ eb }) => ({
          ...change,
          ...(order !== undefined && { sort_order: order }),
          revision: eb('revision', '+', 1),
        }))
        .where('user_id', '=', userId)
        .where('copy_id', '=', copyId)
        .executeTakeFirst()
      return numUpdatedRows > 0n ? 'changed' : 'missing'
    },
    end: async ({ homeId, calendarId }, userId) => {
      const { numDeletedRows } = await db
        .deleteFrom('shares')
        .where('home_id', '=', homeId)
        .where('calendar_id', '=', calendarId)
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return numDeletedRows > 0n ? 'ended' : 'missing'
    },
  }
}

type Row = Selectable<SqlSchema['shares']>

const rowOf = (share: ShareRecord): Omit<Row, 'number'> => ({
  home_id: share.source.homeId,
  calendar_id: share.source.calendarId,
  user_id: share.userId,
  copy_id: share.copyId,
  granted: share.right,
  status: share.status,
  name: share.name,
  colour: share.colour,
  sort_order: share.order,
  revision: share.revision,
})

const shareOf = (row: Row): ShareRecord => ({
  source: { homeId: row.home_id, calendarId: row.calendar_id },
  userId: row.user_id,
  copyId: row.copy_id,
  right: rightOf(row.granted),
  status: statusOf(row.status),
  name: row.name,
  colour: row.colour,
  order: row.sort_order,
  revision: row.revision,
})

/** What cannot be read gives least. */
const rightOf = (text: string): RightName => rightNames.find((each) => each === text) ?? 'freebusy'
const statusOf = (text: string): ShareRecord['status'] =>
  text === 'accepted' || text === 'noresponse' ? text : 'hidden'
