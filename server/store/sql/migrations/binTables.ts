import type { Kysely } from 'kysely'
import type { SqlEngine } from '../sqlEngine.ts'

/** The bin (CAL-34): deleted events and calendars, and the events that each of them has. */
export async function binTables(db: Kysely<unknown>, { idType }: SqlEngine): Promise<void> {
  await db.schema
    .createTable('bin')
    .addColumn('id', idType, (column) => column.primaryKey())
    .addColumn('home_id', 'text', (column) => column.notNull())
    .addColumn('calendar_id', idType, (column) => column.notNull())
    .addColumn('event_id', idType)
    .addColumn('name', 'text')
    .addColumn('is_private', 'bigint', (column) => column.notNull())
    .addColumn('calendar_name', 'text')
    .addColumn('description', 'text')
    .addColumn('colour', 'text')
    .addColumn('sort_order', 'text')
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .addColumn('events', 'bigint', (column) => column.notNull())
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .addColumn('deleted_at', 'bigint', (column) => column.notNull())
    .addColumn('deleted_by', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('with_calendar', idType, (column) => column.references('bin.id').onDelete('cascade'))
    .execute()
  // With the last columns, the index alone can tell the size of a home's bin.
  await db.schema
    .createIndex('bin_by_home')
    .on('bin')
    .columns(['home_id', 'deleted_at', 'id', 'events', 'bytes'])
    .execute()
  await db.schema.createIndex('bin_by_end').on('bin').column('expires_at').execute()
  await db.schema.createIndex('bin_by_calendar').on('bin').column('with_calendar').execute()
  await db.schema
    .createTable('bin_events')
    .addColumn('bin_id', idType, (column) => column.notNull().references('bin.id').onDelete('cascade'))
    .addColumn('event_id', idType, (column) => column.notNull())
    .addColumn('uid', 'text', (column) => column.notNull())
    .addColumn('jcal', 'text', (column) => column.notNull())
    .addColumn('etag', 'text', (column) => column.notNull())
    .addColumn('start_utc', 'bigint', (column) => column.notNull())
    .addColumn('last_utc', 'bigint', (column) => column.notNull())
    .addColumn('span_class', 'bigint', (column) => column.notNull())
    .addColumn('modified_at', 'bigint', (column) => column.notNull())
    .addColumn('terms', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('bin_events_key', ['bin_id', 'event_id'])
    .execute()
}
