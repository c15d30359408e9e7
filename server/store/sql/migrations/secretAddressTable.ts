import type { Kysely } from 'kysely'
import type { SqlEngine } from '../sqlEngine.ts'

/** Calendars that are published by a secret address (CAL-31). It ends with its calendar. */
export async function secretAddressTable(db: Kysely<unknown>, { idType }: SqlEngine): Promise<void> {
  await db.schema
    .createTable('secret_addresses')
    .addColumn('home_id', 'text', (column) => column.notNull())
    .addColumn('calendar_id', idType, (column) => column.notNull())
    .addColumn('secret_hash', 'text', (column) => column.notNull().unique())
    .addColumn('shows', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('secret_addresses_key', ['home_id', 'calendar_id'])
    .addForeignKeyConstraint(
      'secret_addresses_calendar',
      ['home_id', 'calendar_id'],
      'calendars',
      ['home_id', 'calendar_id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute()
}
