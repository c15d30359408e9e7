import type { Kysely } from 'kysely'
import type { SqlSchema } from './sqlSchema.ts'

const key = 'generation'

/** The database's generation, from when its tables were created or last restored. */
export async function generationIn(db: Kysely<SqlSchema>): Promise<string> {
  const { value } = await db
    .selectFrom('facts')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  return value
}

/** Begins a new generation, because a backup may lack writes that clients have seen. */
export async function beginGeneration(db: Kysely<SqlSchema>): Promise<void> {
  await db.updateTable('facts').set({ value: crypto.randomUUID() }).where('key', '=', key).execute()
}
