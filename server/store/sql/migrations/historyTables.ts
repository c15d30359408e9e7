import type { Kysely } from 'kysely'
import type { SqlEngine } from '../sqlEngine.ts'

/**
 * The former states of events (CAL-34), and of each event the number of its state and who wrote it. Nothing is
 * known of those that are stored already.
 */
export async function historyTables(db: Kysely<unknown>, { idType }: SqlEngine): Promise<void> {
  for (const table of ['events', 'bin_events']) {
    await db.schema
      .alterTable(table)
      .addColumn('version', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute()
    await db.schema.alterTable(table).addColumn('modified_by', 'text').execute()
  }
  await db.schema
    .createTable('event_versions')
    .addColumn('id', idType, (column) => column.primaryKey())
    .addColumn('home_id', 'text', (column) => column.notNull())
    .addColumn('calendar_id', idType, (column) => column.notNull())
    .addColumn('event_id', idType, (column) => column.notNull())
    .addColumn('version', 'bigint', (column) => column.notNull())
    .addColumn('jcal', 'text', (column) => column.notNull())
    .addColumn('etag', 'text', (column) => column.notNull())
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .addColumn('modified_at', 'bigint', (column) => column.notNull())
    .addColumn('modified_by', 'text')
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('bin_id', idType, (column) => column.references('bin.id').onDelete('cascade'))
    .execute()
  await db.schema
    .createIndex('event_versions_by_event')
    .on('event_versions')
    .columns(['home_id', 'calendar_id', 'event_id', 'version'])
    .execute()
  // With the last columns, the index alone can tell how much a home has.
  await db.schema
    .createIndex('event_versions_by_home')
    .on('event_versions')
    .columns(['home_id', 'expires_at', 'id', 'bytes'])
    .execute()
  await db.schema.createIndex('event_versions_by_end').on('event_versions').column('expires_at').execute()
  await db.schema.createIndex('event_versions_by_bin').on('event_versions').column('bin_id').execute()
}
