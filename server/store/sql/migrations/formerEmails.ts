import type { Kysely } from 'kysely'

/** Stores the addresses that people had before (ID-26), for the few who had any. */
export async function formerEmails(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('former_emails', 'text').execute()
  await db.schema
    .createIndex('users_by_former_emails')
    .on('users')
    .column('former_emails')
    .where('former_emails', 'is not', null)
    .execute()
}
