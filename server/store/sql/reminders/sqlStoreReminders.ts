import { sql, type Selectable } from 'kysely'
import type { EpochMs } from '#domain/time/units.ts'
import type { PushSubscriptionRecord, PushStore } from '../../PushStore.ts'
import { eventOf } from '../events/eventRows.ts'
import { sqlEventWrites } from '../events/sqlEventWrites.ts'
import { isAt } from '../isAt.ts'
import type { SqlSchema } from '../sqlSchema.ts'
import { inTransaction, type SqlDatabase } from '../sqlTransaction.ts'

/** Where people are reminded while no tab is open, and from when on their events are to be looked at. */
export function sqlStoreReminders(database: SqlDatabase): PushStore {
  return { push: pushPart(database), reminders: remindersPart(database) }
}

function pushPart(database: SqlDatabase): PushStore['push'] {
  const { db } = database
  const { lockCalendar } = sqlEventWrites(database)
  return {
    add: (subscription, limit) =>
      inTransaction(database, async (transaction) => {
        const { userId, endpoint, createdAt } = subscription
        // Their default calendar stands for the person: of two requests at once, one waits.
        await lockCalendar(transaction, { homeId: userId, calendarId: userId })
        const own = await transaction
          .selectFrom('push_subscriptions')
          .select(['endpoint', 'zone'])
          .where('user_id', '=', userId)
          .where('expires_at', '>', createdAt)
          .execute()
        const others = own.filter((each) => each.endpoint !== endpoint)
        if (others.length >= limit) return 'full'
        const row = rowOf(subscription)
        await transaction
          .insertInto('push_subscriptions')
          .values(row)
          .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
          .execute()
        if (own.some(({ zone }) => zone === subscription.zone)) return 'added'
        await transaction
          .updateTable('events')
          .set({ reminders_from: createdAt })
          .where('home_id', '=', userId)
          .where('reminders_from', 'is not', null)
          .execute()
        return 'added'
      }),
    ofUser: async (userId, now) => {
      const rows = await db
        .selectFrom('push_subscriptions')
        .selectAll()
        .where('user_id', '=', userId)
        .where('expires_at', '>', now)
        .orderBy('created_at')
        .orderBy('id')
        .execute()
      return rows.map(subscriptionOf)
    },
    delete: async (userId, id) => {
      const { numDeletedRows } = await db
        .deleteFrom('push_subscriptions')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return numDeletedRows === 1n ? 'deleted' : 'missing'
    },
    deleteAllOf: async (userId) => {
      await db.deleteFrom('push_subscriptions').where('user_id', '=', userId).execute()
    },
    sweep: async (now) => {
      await db.deleteFrom('push_subscriptions').where('expires_at', '<=', now).execute()
    },
  }
}

function remindersPart({ db }: SqlDatabase): PushStore['reminders'] {
  return {
    // By home, because the index then has the earliest of each first, and events of others cost nothing.
    next: async (now) => {
      const { rows } = await sql<{ readonly next: EpochMs | null }>`
        select min(next) as next from (
          select (
            select min(reminders_from) from events
            where home_id = subscribers.user_id and reminders_from is not null
          ) as next
          from (select distinct user_id from push_subscriptions where expires_at > ${now}) as subscribers
        ) as earliest`.execute(db)
      return rows[0]?.next ?? null
    },
    due: async (now, limit) => {
      const rows = await db
        .selectFrom('events')
        .selectAll()
        .where('home_id', 'in', (eb) =>
          eb.selectFrom('push_subscriptions').select('user_id').where('expires_at', '>', now),
        )
        .where('reminders_from', '<=', now)
        .orderBy('reminders_from')
        .orderBy('event_id')
        .limit(limit)
        .execute()
      return rows.flatMap(({ reminders_from: from, ...row }) =>
        from === null ? [] : [{ event: eventOf(row), from }],
      )
    },
    claim: async ({ event, from }, next) => {
      const { numUpdatedRows } = await db
        .updateTable('events')
        .set({ reminders_from: next })
        .where(isAt(event))
        .where('etag', '=', event.etag)
        .where('reminders_from', '=', from)
        .executeTakeFirstOrThrow()
      return numUpdatedRows === 1n
    },
  }
}

const subscriptionOf = (row: Selectable<SqlSchema['push_subscriptions']>): PushSubscriptionRecord => ({
  id: row.id,
  userId: row.user_id,
  endpoint: row.endpoint,
  p256dh: row.p256dh,
  auth: row.auth,
  zone: row.zone,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
})

const rowOf = (record: PushSubscriptionRecord): Selectable<SqlSchema['push_subscriptions']> => ({
  id: record.id,
  user_id: record.userId,
  endpoint: record.endpoint,
  p256dh: record.p256dh,
  auth: record.auth,
  zone: record.zone,
  created_at: record.createdAt,
  expires_at: record.expiresAt,
})
