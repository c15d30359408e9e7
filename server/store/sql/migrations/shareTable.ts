import type { Kysely } from 'kysely'
import type { SqlEngine } from '../sqlEngine.ts'

/** Calendars that are shared with others (CAL-23). A share ends with its calendar. */
export async function shareTable(db: Kysely<unknown>, { idType }: SqlEngine): Promise<void> {
  await db.schema
    .createTable('shares')
    .addColumn('home_id', 'text', (column) => column.notNull())
    .addColumn('calendar_id', idType, (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('copy_id', idType, (column) => column.notNull().unique())
    .addColumn('number', 'bigint', (column) => column.notNull())
    .addColumn('granted', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('name', 'text')
    .addColumn('colour', 'text')
    .addColumn('sort_order', 'text')
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('shares_key', ['home_id', 'calendar_id', 'user_id'])
    .addForeignKeyConstraint(
      'shares_calendar',
      ['home_id', 'calendar_id'],
      'calendars',
      ['home_id', 'calendar_id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute()
  await db.schema.createIndex('shares_by_user').on('shares').columns(['user_id', 'number']).execute()
}
