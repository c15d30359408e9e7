import type { Transaction } from 'kysely'
import { queuedUid } from '../scheduling/queuedUid.ts'
import type { Store } from '../Store.ts'
import { areKnownCalendars } from './calendars/areKnownCalendars.ts'
import { sqlEventWrites } from './events/sqlEventWrites.ts'
import { isKnownState, writeEachScheduling } from './scheduling/sqlSchedulingWrites.ts'
import type { SqlSchema } from './sqlSchema.ts'
import { inTransaction, type SqlDatabase } from './sqlTransaction.ts'

type Db = Transaction<SqlSchema>

/** Erases people (USR-3). */
export function sqlStoreErasing(database: SqlDatabase): Pick<Store['users'], 'erase' | 'forgetErased'> {
  const { lockCalendar } = sqlEventWrites(database)
  return {
    erase: (id, { at, calendars, scheduling, facts }) =>
      inTransaction(database, async (db) => {
        const user = await db
          .selectFrom('users')
          .select('email')
          .where('id', '=', id)
          .where('erased_at', 'is', null)
          .executeTakeFirst()
        if (user === undefined) return 'missing'
        for (const each of calendars) await lockCalendar(db, each)
        if (!(await areKnownCalendars(db, id, calendars))) return 'changed-meanwhile'
        for (const each of scheduling) if (!(await isKnownState(db, id, each))) return 'changed-meanwhile'
        await writeEachScheduling(db, id, scheduling)
        const told = scheduling.flatMap((each) => (each.outgoing === undefined ? [] : [queuedUid(each)]))
        await dropWaiting(db, id, new Set(told))
        await dropAllOf(db, id)
        if (facts.length > 0) await db.deleteFrom('facts').where('key', 'in', facts).execute()
        await db.deleteFrom('facts').where('value', '=', user.email).execute()
        await db
          .updateTable('users')
          .set({ erased_at: at, unblocked_at: at, words: '', former_emails: null })
          .where('id', '=', id)
          .execute()
        return 'erased'
      }),
    forgetErased: () =>
      inTransaction(database, async (db) => {
        const over = await db
          .selectFrom('users')
          .select('id')
          .where('erased_at', 'is not', null)
          .where(({ not, exists, selectFrom }) =>
            not(exists(selectFrom('outgoing').select('uid').whereRef('home_id', '=', 'users.id'))),
          )
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('mails')
                  .select('uid')
                  .whereRef('home_id', '=', 'users.id')
                  .where('due_at', 'is not', null),
              ),
            ),
          )
          .execute()
        for (const { id } of over) {
          await dropWaiting(db, id, new Set())
          await dropAllOf(db, id)
          await db.deleteFrom('users').where('id', '=', id).execute()
        }
      }),
  }
}

/** Drops what waits for others, but for these events. */
async function dropWaiting(db: Db, homeId: string, told: ReadonlySet<string>): Promise<void> {
  for (const table of ['outgoing', 'mails'] as const) {
    const rows = await db.selectFrom(table).select('uid').distinct().where('home_id', '=', homeId).execute()
    for (const { uid } of rows)
      if (!told.has(uid))
        await db.deleteFrom(table).where('home_id', '=', homeId).where('uid', '=', uid).execute()
  }
}

/** Everything of a person but the row that they are, and what waits. */
async function dropAllOf(db: Db, id: string): Promise<void> {
  // Those on the web lie in homes of their own (CAL-31).
  await db
    .deleteFrom('calendars')
    .where('home_id', 'in', ({ selectFrom }) =>
      selectFrom('web_calendars').select('home_id').where('user_id', '=', id),
    )
    .execute()
  for (const table of [
    'event_versions',
    'event_moves',
    'deleted_calendars',
    'bin',
    'calendars',
    'scheduling',
  ] as const)
    await db.deleteFrom(table).where('home_id', '=', id).execute()
  for (const table of [
    'shares',
    'deleted_calendars',
    'push_subscriptions',
    'sessions',
    'tokens',
    'passwords',
  ] as const)
    await db.deleteFrom(table).where('user_id', '=', id).execute()
}
