import { sql, type Kysely } from 'kysely'
import * as v from 'valibot'

/** Turns lists in one value into rows, so that two processes can add to them at once. */
export async function settingsHistory(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('configurations')
    .addColumn('revision', 'bigint', (column) => column.notNull().defaultTo(1))
    .execute()
  await db.schema
    .createTable('configuration_versions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('module', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('number', 'bigint', (column) => column.notNull())
    .addColumn('saved_at', 'bigint', (column) => column.notNull())
    .addColumn('saved_by', 'text')
    .addColumn('restored_from', 'text')
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addUniqueConstraint('configuration_versions_order', ['module', 'name', 'number'])
    .execute()
  await db.schema
    .createTable('configuration_audit')
    .addColumn('module', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('number', 'bigint', (column) => column.notNull())
    .addColumn('saved_at', 'bigint', (column) => column.notNull())
    .addColumn('saved_by', 'text')
    .addColumn('saved_from', 'text')
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('changes', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('configuration_audit_key', ['module', 'name', 'number'])
    .execute()
  await rowsOfHistory(db)
}

const listedVersions = v.fallback(
  v.pipe(
    v.string(),
    v.parseJson(),
    v.array(
      v.object({
        id: v.string(),
        at: v.number(),
        by: v.nullable(v.string()),
        restoredFrom: v.optional(v.string()),
        sealed: v.string(),
      }),
    ),
  ),
  [],
)
const listedLines = v.fallback(
  v.pipe(
    v.string(),
    v.parseJson(),
    v.array(
      v.object({
        at: v.number(),
        by: v.nullable(v.string()),
        from: v.nullable(v.string()),
        action: v.picklist(['saved', 'restored']),
        changes: v.array(v.unknown()),
      }),
    ),
  ),
  [],
)

/** The lists had the newest entry first. */
async function rowsOfHistory(db: Kysely<unknown>): Promise<void> {
  const listOf = async (name: string) => {
    const { rows } = await sql<{ value: string }>`
      select value from configurations where module = 'kalends' and name = ${name}`.execute(db)
    return rows[0]?.value
  }
  const versions = v.parse(listedVersions, await listOf('sign-on-history')).toReversed()
  for (const [index, { id, at, by, restoredFrom = null, sealed }] of versions.entries())
    await sql`
      insert into configuration_versions
        (id, module, name, number, saved_at, saved_by, restored_from, sealed)
      values (${id}, 'core', 'openid-connect', ${index + 1}, ${at}, ${by}, ${restoredFrom}, ${sealed})`.execute(
      db,
    )
  const lines = v.parse(listedLines, await listOf('sign-on-audit')).toReversed()
  for (const [index, { at, by, from, action, changes }] of lines.entries())
    await sql`
      insert into configuration_audit
        (module, name, number, saved_at, saved_by, saved_from, action, changes)
      values ('core', 'openid-connect', ${index + 1}, ${at}, ${by}, ${from}, ${action},
        ${JSON.stringify(changes)})`.execute(db)
  await sql`
    delete from configurations
    where module = 'kalends' and name in ('sign-on-history', 'sign-on-audit')`.execute(db)
}
