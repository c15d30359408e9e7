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

/** Begins another generation: what a backup brought back may be less than what was told since. */
export async function beginGeneration(db: Kysely<SqlSchema>): Promise<void> {
  await db.updateTable('facts').set({ value: crypto.randomUUID() }).where('key', '=', key).execute()
}
