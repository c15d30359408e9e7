import type { Kysely } from 'kysely'
import { personWords } from '../../search/personWords.ts'
import type { SqlSchema } from '../sqlSchema.ts'

/** Stores the words that each person is found by (PPL-1). */
export async function wordsOfPeople(db: Kysely<SqlSchema>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('words', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema.createIndex('users_by_domain').on('users').column('domain_id').execute()
  const users = await db.selectFrom('users').select(['id', 'email', 'first_name', 'last_name']).execute()
  for (const { id, email, first_name: firstName, last_name: lastName } of users) {
    const words = personWords({ firstName, lastName, email })
    await db.updateTable('users').set({ words }).where('id', '=', id).execute()
  }
}
