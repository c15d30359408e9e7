import { sql, type Kysely } from 'kysely'
import type { SqlEngine } from '../sqlEngine.ts'

/**
 * Where people are reminded while no tab is open, and of each event from when on its reminders are to be looked
 * for. Those of events that are stored already are looked for from the beginning.
 */
export async function reminderTables(db: Kysely<unknown>, { idType }: SqlEngine): Promise<void> {
  await db.schema
    .createTable('push_subscriptions')
    .addColumn('id', idType, (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('endpoint', 'text', (column) => column.notNull().unique())
    .addColumn('p256dh', 'text', (column) => column.notNull())
    .addColumn('auth', 'text', (column) => column.notNull())
    .addColumn('zone', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('push_subscriptions_by_user')
    .on('push_subscriptions')
    .columns(['user_id', 'expires_at'])
    .execute()
  await db.schema.alterTable('events').addColumn('reminders_from', 'bigint').execute()
  await sql`update events set reminders_from = 0 where jcal like '%"valarm"%'`.execute(db)
  await sql`
    create index events_by_reminders on events (home_id, reminders_from)
    where reminders_from is not null`.execute(db)
}
