import type { Selectable } from 'kysely'
import { rightNames, type RightName } from '#contract/sharing/shares.ts'
import type { ShareRecord } from '../../records.ts'
import type { ShareStore } from '../../ShareStore.ts'
import { sqlEventWrites } from '../events/sqlEventWrites.ts'
import { insertShare } from './insertShare.ts'
import { raisedTo } from './raisedTo.ts'
import { sqlPublicCalendars } from './sqlPublicCalendars.ts'
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
        const { source, userId, right, revision } = share
        const shares = await transaction
          .selectFrom('shares')
          .select(['user_id', 'is_public'])
          .where('home_id', '=', source.homeId)
          .where('calendar_id', '=', source.calendarId)
          .execute()
        if (shares.some(({ user_id: id }) => id === userId)) {
          await transaction
            .updateTable('shares')
            .set({ granted: right, is_public: 0, revision: raisedTo(revision) })
            .where('home_id', '=', source.homeId)
            .where('calendar_id', '=', source.calendarId)
            .where('user_id', '=', userId)
            .execute()
          return 'changed'
        }
        if (shares.filter((each) => each.is_public === 0).length >= limit) return 'full'
        await insertShare(transaction, share)
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
    ...sqlPublicCalendars(database),
  }
}

type Row = Selectable<SqlSchema['shares']>

const shareOf = (row: Row): ShareRecord => ({
  source: { homeId: row.home_id, calendarId: row.calendar_id },
  userId: row.user_id,
  copyId: row.copy_id,
  right: rightOf(row.granted),
  ...(row.is_public === 1 && { isPublic: true }),
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
