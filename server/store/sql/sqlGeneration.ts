import type { Kysely } from 'kysely'
import type { SqlSchema } from './sqlSchema.ts'

const key = 'generation'

/** The generation that the database's tables were made with, or given since. */
export async function generationIn(db: Kysely<SqlSchema>): Promise<string> {
  const { value } = await db
    .selectFrom('facts')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  return value
}

/** Begins another generation: a backup may lack writes that clients have seen. */
export async function beginGeneration(db: Kysely<SqlSchema>): Promise<void> {
  await db.updateTable('facts').set({ value: crypto.randomUUID() }).where('key', '=', key).execute()
}
