import type { Kysely, Transaction } from 'kysely'
import * as v from 'valibot'
import { settingsChange } from '#contract/configurationHistory.ts'
import type { ConfigurationAuditLine, ConfigurationChange, ConfigurationVersion } from '../records.ts'
import type { SqlSchema } from './sqlSchema.ts'

/**
 * Writes the value first. The lock on its row makes other changes wait, so that numbers have no gaps or
 * duplicates.
 */
export async function replaceIn(
  transaction: Transaction<SqlSchema>,
  change: ConfigurationChange,
): Promise<'replaced' | 'stale'> {
  if (!(await replaceValue(transaction, change))) return 'stale'
  await addVersions(transaction, change)
  await addLine(transaction, change)
  return 'replaced'
}

async function replaceValue(
  transaction: Transaction<SqlSchema>,
  { module, name, known, value: given }: ConfigurationChange,
): Promise<boolean> {
  const value = JSON.stringify(given)
  if (known === null) {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('configurations')
      .values({ module, name, value, revision: 1 })
      .onConflict((conflict) => conflict.columns(['module', 'name']).doNothing())
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows === 1n
  }
  const { numUpdatedRows } = await transaction
    .updateTable('configurations')
    .set({ value, revision: known + 1 })
    .where('module', '=', module)
    .where('name', '=', name)
    .where('revision', '=', known)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

async function addVersions(
  transaction: Transaction<SqlSchema>,
  { module, name, versions, maxVersions }: ConfigurationChange,
): Promise<void> {
  const { last } = await transaction
    .selectFrom('configuration_versions')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('module', '=', module)
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  const first = (last ?? 0) + 1
  for (const [index, { id, at, by, restoredFrom, encrypted }] of versions.entries())
    await transaction
      .insertInto('configuration_versions')
      .values({
        id,
        module,
        name,
        number: first + index,
        saved_at: at,
        saved_by: by,
        restored_from: restoredFrom,
        sealed: encrypted,
      })
      .execute()
  await transaction
    .deleteFrom('configuration_versions')
    .where('module', '=', module)
    .where('name', '=', name)
    .where('number', '<', first + versions.length - maxVersions)
    .execute()
}

async function addLine(
  transaction: Transaction<SqlSchema>,
  { module, name, line, maxLines }: ConfigurationChange,
): Promise<void> {
  const { last } = await transaction
    .selectFrom('configuration_audit')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('module', '=', module)
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  const number = (last ?? 0) + 1
  const { at, by, from, action, changes } = line
  await transaction
    .insertInto('configuration_audit')
    .values({
      module,
      name,
      number,
      saved_at: at,
      saved_by: by,
      saved_from: from,
      action,
      changes: JSON.stringify(changes),
    })
    .execute()
  await transaction
    .deleteFrom('configuration_audit')
    .where('module', '=', module)
    .where('name', '=', name)
    .where('number', '<=', number - maxLines)
    .execute()
}

export async function versionsIn(
  db: Kysely<SqlSchema>,
  module: string,
  name: string,
): Promise<readonly ConfigurationVersion[]> {
  const rows = await db
    .selectFrom('configuration_versions')
    .selectAll()
    .where('module', '=', module)
    .where('name', '=', name)
    .orderBy('number', 'desc')
    .execute()
  return rows.map(({ id, saved_at: at, saved_by: by, restored_from: restoredFrom, sealed: encrypted }) => ({
    id,
    at,
    by,
    restoredFrom,
    encrypted,
  }))
}

const changesText = v.pipe(v.string(), v.parseJson(), v.array(settingsChange))

export async function auditIn(
  db: Kysely<SqlSchema>,
  module: string,
  name: string,
): Promise<readonly ConfigurationAuditLine[]> {
  const rows = await db
    .selectFrom('configuration_audit')
    .selectAll()
    .where('module', '=', module)
    .where('name', '=', name)
    .orderBy('number', 'desc')
    .execute()
  return rows.map(({ saved_at: at, saved_by: by, saved_from: from, action, changes }) => ({
    at,
    by,
    from,
    action: action === 'restored' ? 'restored' : 'saved',
    changes: v.parse(changesText, changes),
  }))
}
