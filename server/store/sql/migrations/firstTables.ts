import type { Kysely } from 'kysely'
import type { SqlEngine } from '../sqlEngine.ts'

/** The tables of the first version: people, configurations, calendars and events. */
export async function firstTables(db: Kysely<unknown>, engine: SqlEngine): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('domain_id', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('passwords')
    .addColumn('user_id', 'text', (column) => column.primaryKey())
    .addColumn('hash', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('sessions')
    .addColumn('id_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('sessions_by_end').on('sessions').column('expires_at').execute()
  await db.schema
    .createTable('configurations')
    .addColumn('module', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('configurations_key', ['module', 'name'])
    .execute()
  await db.schema
    .createTable('facts')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
  await createCalendarTable(db, engine)
  await createEventTable(db, engine)
  await createChangeTable(db, engine)
}

async function createCalendarTable(db: Kysely<unknown>, { idType }: SqlEngine): Promise<void> {
  await db.schema
    .createTable('calendars')
    .addColumn('home_id', 'text', (column) => column.notNull())
    .addColumn('calendar_id', idType, (column) => column.notNull())
    .addColumn('number', 'bigint', (column) => column.notNull())
    .addColumn('name', 'text')
    .addColumn('description', 'text')
    .addColumn('colour', 'text')
    .addColumn('sort_order', 'text')
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('calendars_key', ['home_id', 'calendar_id'])
    .execute()
}

async function createEventTable(db: Kysely<unknown>, { name, idType }: SqlEngine): Promise<void> {
  await db.schema
    .createTable('events')
    .addColumn('home_id', 'text', (column) => column.notNull())
    .addColumn('calendar_id', idType, (column) => column.notNull())
    .addColumn('event_id', idType, (column) => column.notNull())
    .addColumn('uid', 'text', (column) => column.notNull())
    .addColumn('jcal', 'text', (column) => column.notNull())
    .addColumn('etag', 'text', (column) => column.notNull())
    .addColumn('start_utc', 'bigint', (column) => column.notNull())
    .addColumn('last_utc', 'bigint', (column) => column.notNull())
    .addColumn('span_class', 'bigint', (column) => column.notNull())
    .addColumn('modified_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('events_key', ['home_id', 'calendar_id', 'event_id'])
    .addForeignKeyConstraint(
      'events_calendar',
      ['home_id', 'calendar_id'],
      'calendars',
      ['home_id', 'calendar_id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute()
  // With the last column, the index alone can tell whether a span touches a range.
  await db.schema
    .createIndex('events_by_range')
    .on('events')
    .columns(['home_id', 'calendar_id', 'span_class', 'start_utc', 'last_utc'])
    .execute()
  const byUid = db.schema.createIndex('events_by_uid').on('events')
  // PostgreSQL allows about 2,700 bytes in an index entry, and a uid may have any length.
  await (
    name === 'postgresql' ? byUid.using('hash').column('uid') : byUid.columns(['home_id', 'uid'])
  ).execute()
}

async function createChangeTable(db: Kysely<unknown>, { idType }: SqlEngine): Promise<void> {
  await db.schema
    .createTable('event_changes')
    .addColumn('home_id', 'text', (column) => column.notNull())
    .addColumn('calendar_id', idType, (column) => column.notNull())
    .addColumn('event_id', idType, (column) => column.notNull())
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .addColumn('is_deleted', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('event_changes_key', ['home_id', 'calendar_id', 'event_id'])
    .addForeignKeyConstraint(
      'event_changes_calendar',
      ['home_id', 'calendar_id'],
      'calendars',
      ['home_id', 'calendar_id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute()
  await db.schema
    .createIndex('event_changes_by_revision')
    .on('event_changes')
    .columns(['home_id', 'calendar_id', 'revision'])
    .execute()
}
