import type { Transaction } from 'kysely'
import type { Store } from '../Store.ts'
import type { SqlSchema } from './sqlSchema.ts'
import { inTransaction, type SqlDatabase } from './sqlTransaction.ts'

/** Blocks and unblocks users. Each is one transaction, with the end of their sessions and tokens. */
export function sqlStoreBlocks(database: SqlDatabase): Pick<Store['users'], 'block' | 'unblock'> {
  return {
    block: (id, at, spare) =>
      inTransaction(database, async (transaction) => {
        const user = await find(transaction, id)
        if (user === undefined) return 'missing'
        if (spare.includes(user.email) && (await isLast(transaction, database, id, spare))) return 'last'
        await transaction
          .updateTable('users')
          .set({ blocked_at: at })
          .where('id', '=', id)
          .where('blocked_at', 'is', null)
          .execute()
        await endAll(transaction, id)
        return 'blocked'
      }),
    unblock: (id, at) =>
      inTransaction(database, async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('users')
          .set({ blocked_at: null, unblocked_at: at })
          .where('id', '=', id)
          .where('blocked_at', 'is not', null)
          .executeTakeFirstOrThrow()
        if (numUpdatedRows === 1n) await endAll(transaction, id)
        return (await find(transaction, id)) === undefined ? 'missing' : 'unblocked'
      }),
  }
}

const find = (transaction: Transaction<SqlSchema>, id: string) =>
  transaction.selectFrom('users').select('email').where('id', '=', id).executeTakeFirst()

/**
 * Whether none of the others in `spare` is an unblocked user. The rows are locked, so that two who block each
 * other cannot both succeed.
 */
async function isLast(
  transaction: Transaction<SqlSchema>,
  { engine }: SqlDatabase,
  id: string,
  spare: readonly string[],
): Promise<boolean> {
  const asked = transaction
    .selectFrom('users')
    .select(['id', 'blocked_at'])
    .where('email', 'in', spare)
    .orderBy('id')
  const rows = await (engine.hasOtherWriters ? asked.forUpdate() : asked).execute()
  return rows.every((row) => row.id === id || row.blocked_at !== null)
}

async function endAll(transaction: Transaction<SqlSchema>, id: string): Promise<void> {
  await transaction.deleteFrom('sessions').where('user_id', '=', id).execute()
  await transaction.deleteFrom('tokens').where('user_id', '=', id).execute()
  await transaction.deleteFrom('push_subscriptions').where('user_id', '=', id).execute()
}
