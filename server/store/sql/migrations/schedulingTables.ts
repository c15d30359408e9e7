import type { Kysely } from 'kysely'
import type { SqlEngine } from '../sqlEngine.ts'

/** What is known of invitations beside the events, and what others are to be told of them (CAL-28). */
export async function schedulingTables(db: Kysely<unknown>, { idType }: SqlEngine): Promise<void> {
  await db.schema
    .createTable('scheduling')
    .addColumn('home_id', 'text', (column) => column.notNull())
    .addColumn('uid', idType, (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('scheduling_key', ['home_id', 'uid'])
    .execute()
  await db.schema
    .createTable('outgoing')
    .addColumn('home_id', 'text', (column) => column.notNull())
    .addColumn('uid', idType, (column) => column.notNull())
    .addColumn('earlier', 'text', (column) => column.notNull())
    .addColumn('later', 'text', (column) => column.notNull())
    .addColumn('version', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('outgoing_key', ['home_id', 'uid'])
    .execute()
  await db.schema
    .createIndex('outgoing_by_time')
    .on('outgoing')
    .columns(['due_at', 'home_id', 'uid'])
    .execute()
}
