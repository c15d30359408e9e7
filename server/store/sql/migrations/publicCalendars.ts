import type { Kysely } from 'kysely'

/** Calendars that are public in a domain, and subscriptions to them (CAL-26). */
export async function publicCalendars(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('calendars').addColumn('public_right', 'text').execute()
  await db.schema
    .alterTable('shares')
    .addColumn('is_public', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.createIndex('calendars_public').on('calendars').column('public_right').execute()
}
