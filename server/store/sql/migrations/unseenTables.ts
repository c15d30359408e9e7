import type { Kysely } from 'kysely'
import type { SqlEngine } from '../sqlEngine.ts'

/** What is remembered for those who see what others changed (CAL-34): moves of events, and calendars that are gone. */
export async function unseenTables(db: Kysely<unknown>, { idType }: SqlEngine): Promise<void> {
  await db.schema
    .createTable('event_moves')
    .addColumn('id', idType, (column) => column.primaryKey())
    .addColumn('home_id', 'text', (column) => column.notNull())
    .addColumn('from_calendar', idType, (column) => column.notNull())
    .addColumn('from_event', idType, (column) => column.notNull())
    .addColumn('to_calendar', idType, (column) => column.notNull())
    .addColumn('to_event', idType, (column) => column.notNull())
    .addColumn('number', 'bigint', (column) => column.notNull())
    .addColumn('moved_at', 'bigint', (column) => column.notNull())
    .addColumn('moved_by', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('event_moves_by_home')
    .on('event_moves')
    .columns(['home_id', 'number'])
    .execute()
  await db.schema.createIndex('event_moves_by_end').on('event_moves').column('expires_at').execute()
  await db.schema
    .createTable('deleted_calendars')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('copy_id', idType, (column) => column.notNull())
    .addColumn('home_id', 'text', (column) => column.notNull())
    .addColumn('name', 'text')
    .addColumn('events', 'bigint', (column) => column.notNull())
    .addColumn('deleted_at', 'bigint', (column) => column.notNull())
    .addColumn('deleted_by', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('deleted_calendars_key', ['user_id', 'copy_id'])
    .execute()
  await db.schema
    .createIndex('deleted_calendars_by_end')
    .on('deleted_calendars')
    .column('expires_at')
    .execute()
}
