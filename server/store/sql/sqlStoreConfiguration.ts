import { sql, type Kysely } from 'kysely'
import type { Store } from '../Store.ts'
import type { SqlSchema } from './sqlSchema.ts'
import { auditIn, replaceIn, versionsIn } from './sqlStoreSettingsHistory.ts'
import type { SqlWatch } from './sqlStoreWatch.ts'
import { inTransaction, type SqlDatabase } from './sqlTransaction.ts'

/** The administrator's configurations, and facts of the service itself. */
export function sqlStoreConfiguration(database: SqlDatabase, watch: SqlWatch): Store['configuration'] {
  const { db } = database
  return {
    get: async (module, name): Promise<unknown> => {
      const row = await db
        .selectFrom('configurations')
        .select('value')
        .where('module', '=', module)
        .where('name', '=', name)
        .executeTakeFirst()
      return row === undefined ? undefined : JSON.parse(row.value)
    },
    read: async (module, name) => {
      const row = await db
        .selectFrom('configurations')
        .select(['value', 'revision'])
        .where('module', '=', module)
        .where('name', '=', name)
        .executeTakeFirst()
      return row === undefined ? null : { value: JSON.parse(row.value), revision: row.revision }
    },
    replace: async (change) => {
      const outcome = await inTransaction(database, (transaction) => replaceIn(transaction, change))
      if (outcome === 'replaced') watch.changed()
      return outcome
    },
    versions: (module, name) => versionsIn(db, module, name),
    audit: (module, name) => auditIn(db, module, name),
    put: async (modules) => {
      await inTransaction(database, async (transaction) => {
        for (const { name: module, configurations } of modules) {
          for (const { name, value } of configurations) await putValue(transaction, module, name, value)
        }
      })
      watch.changed()
    },
    onChange: (tell) => watch.onChange(tell),
    recall: async (key) => {
      const row = await db.selectFrom('facts').select('value').where('key', '=', key).executeTakeFirst()
      return row?.value ?? null
    },
    remember: async (key, value) => {
      await db
        .insertInto('facts')
        .values({ key, value })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
        .execute()
    },
    exchange: async (key, known, value) => {
      const { numChanged } =
        known === null ? await addFact(db, key, value) : await changeFact(db, key, known, value)
      return numChanged === 1n
    },
  }
}

async function addFact(db: Kysely<SqlSchema>, key: string, value: string) {
  const { numInsertedOrUpdatedRows: numChanged } = await db
    .insertInto('facts')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirstOrThrow()
  return { numChanged }
}

async function changeFact(db: Kysely<SqlSchema>, key: string, known: string, value: string) {
  const { numUpdatedRows: numChanged } = await db
    .updateTable('facts')
    .set({ value })
    .where('key', '=', key)
    .where('value', '=', known)
    .executeTakeFirstOrThrow()
  return { numChanged }
}

async function putValue(db: Kysely<SqlSchema>, module: string, name: string, given: unknown): Promise<void> {
  if (given === undefined) {
    await db.deleteFrom('configurations').where('module', '=', module).where('name', '=', name).execute()
    return
  }
  const value = JSON.stringify(given)
  await db
    .insertInto('configurations')
    .values({ module, name, value, revision: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['module', 'name'])
        .doUpdateSet(({ ref }) => ({ value, revision: sql<number>`${ref('configurations.revision')} + 1` })),
    )
    .execute()
}
