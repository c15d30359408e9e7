import { sql, type Kysely } from 'kysely'

/** Adds when a person was erased, who is remembered until others were told (USR-3). */
export async function erasedUsers(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('erased_at', 'bigint').execute()
  await sql`create index users_erased on users (erased_at) where erased_at is not null`.execute(db)
}
