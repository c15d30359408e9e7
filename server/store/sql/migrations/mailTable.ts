import type { Kysely } from 'kysely'
import type { SqlEngine } from '../sqlEngine.ts'

/** What people elsewhere are sent of events, and what they know of them (CAL-30). */
export async function mailTable(db: Kysely<unknown>, { idType }: SqlEngine): Promise<void> {
  await db.schema
    .createTable('mails')
    .addColumn('home_id', 'text', (column) => column.notNull())
    .addColumn('uid', idType, (column) => column.notNull())
    .addColumn('address', idType, (column) => column.notNull())
    .addColumn('revision', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('known', 'text')
    .addColumn('version', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint')
    .addColumn('until', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('mails_key', ['home_id', 'uid', 'address'])
    .execute()
  await db.schema
    .createIndex('mails_by_time')
    .on('mails')
    .columns(['due_at', 'home_id', 'uid', 'address'])
    .execute()
  await db.schema.createIndex('mails_by_guest').on('mails').columns(['uid', 'address']).execute()
  await db.schema.createIndex('mails_by_end').on('mails').columns(['until']).execute()
}
