import type { Kysely } from 'kysely'
import type { SqlEngine } from '../sqlEngine.ts'

/** Calendars on the web that people subscribed to (CAL-31). A subscription ends with its calendar. */
export async function webCalendarTable(db: Kysely<unknown>, { idType }: SqlEngine): Promise<void> {
  await db.schema
    .createTable('web_calendars')
    .addColumn('home_id', 'text', (column) => column.notNull())
    .addColumn('calendar_id', idType, (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('copy_id', idType, (column) => column.notNull().unique())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('etag', 'text')
    .addColumn('last_modified', 'text')
    .addColumn('every_ms', 'bigint')
    .addColumn('read_at', 'bigint', (column) => column.notNull())
    .addColumn('failing_since', 'bigint')
    .addColumn('failures', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint')
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('web_calendars_key', ['home_id', 'calendar_id'])
    .addForeignKeyConstraint(
      'web_calendars_calendar',
      ['home_id', 'calendar_id'],
      'calendars',
      ['home_id', 'calendar_id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute()
  await db.schema.createIndex('web_calendars_by_user').on('web_calendars').column('user_id').execute()
  await db.schema.createIndex('web_calendars_by_time').on('web_calendars').column('due_at').execute()
}
