import type { ShareStore } from '../../ShareStore.ts'
import { sqlEventWrites } from '../events/sqlEventWrites.ts'
import { calendarOf } from '../sqlStoreCalendars.ts'
import { inTransaction, type SqlDatabase } from '../sqlTransaction.ts'
import { insertShare } from './insertShare.ts'
import { raisedTo } from './raisedTo.ts'

/** Public calendars, and who subscribed to them (CAL-26). */
export function sqlPublicCalendars(
  database: SqlDatabase,
): Pick<ShareStore['shares'], 'publish' | 'subscribe' | 'published'> {
  const { db } = database
  const writes = sqlEventWrites(database)
  return {
    publish: (source, right, now) =>
      inTransaction(database, async (transaction) => {
        if (!(await writes.lockCalendar(transaction, source))) return 'missing'
        const { homeId, calendarId } = source
        await transaction
          .updateTable('calendars')
          .set(({ eb }) => ({ public_right: right, revision: eb('revision', '+', 1) }))
          .where('home_id', '=', homeId)
          .where('calendar_id', '=', calendarId)
          .execute()
        const isSubscription = { home_id: homeId, calendar_id: calendarId, is_public: 1 }
        await (
          right === null
            ? transaction.deleteFrom('shares').where(({ and }) => and(isSubscription))
            : transaction
                .updateTable('shares')
                .set({ granted: right, revision: raisedTo(now) })
                .where(({ and }) => and(isSubscription))
        ).execute()
        return 'changed'
      }),

    subscribe: (subscription, limit) =>
      inTransaction(database, async (transaction) => {
        const { source, userId, copyId } = subscription
        if (!(await writes.lockCalendar(transaction, source))) return 'no-calendar'
        const address = { home_id: source.homeId, calendar_id: source.calendarId }
        const row = await transaction
          .selectFrom('calendars')
          .selectAll()
          .where(({ and }) => and(address))
          .executeTakeFirstOrThrow()
        const { publicRight: right } = calendarOf(row)
        if (right === undefined) return 'not-public'
        const theirs = await transaction
          .selectFrom('shares')
          .select(['home_id', 'calendar_id', 'copy_id', 'status'])
          .where('user_id', '=', userId)
          .execute()
        const known = theirs.find(
          (each) => each.home_id === source.homeId && each.calendar_id === source.calendarId,
        )
        if (known?.status === 'hidden') {
          await transaction
            .updateTable('shares')
            .set(({ eb }) => ({ status: 'accepted', revision: eb('revision', '+', 1) }))
            .where(({ and }) => and({ ...address, user_id: userId }))
            .execute()
          return 'given'
        }
        if (known !== undefined || theirs.some((each) => each.copy_id === copyId)) return 'exists'
        if (theirs.length >= limit) return 'full'
        await insertShare(transaction, { ...subscription, right, isPublic: true })
        return 'given'
      }),

    published: async (domainId, limit) => {
      const rows = await db
        .selectFrom('calendars')
        .innerJoin('users', 'users.id', 'calendars.home_id')
        .selectAll('calendars')
        .select(['users.email', 'users.first_name', 'users.last_name'])
        .where('calendars.public_right', 'is not', null)
        .where('users.domain_id', '=', domainId)
        .where('users.blocked_at', 'is', null)
        .orderBy('calendars.home_id')
        .orderBy('calendars.number')
        .limit(limit)
        .execute()
      return rows.map((row) => ({
        calendar: calendarOf(row),
        owner: { id: row.home_id, email: row.email, firstName: row.first_name, lastName: row.last_name },
      }))
    },
  }
}
