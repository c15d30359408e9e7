import type { Store } from '../Store.ts'
import type { SqlDatabase } from './sqlTransaction.ts'

/** Short-lived texts. */
export function sqlStoreExpiring({ db }: SqlDatabase): Store['expiring'] {
  return {
    keep: async (key, { text, until }) => {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('passing')
        .values({ key, text, until })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .executeTakeFirstOrThrow()
      return numInsertedOrUpdatedRows === 1n
    },
    find: async (key) => {
      const row = await db
        .selectFrom('passing')
        .select(['text', 'until'])
        .where('key', '=', key)
        .executeTakeFirst()
      return row ?? null
    },
    exchange: async (key, known, text) => {
      const { numUpdatedRows } = await db
        .updateTable('passing')
        .set({ text })
        .where('key', '=', key)
        .where('text', '=', known)
        .executeTakeFirstOrThrow()
      return numUpdatedRows === 1n
    },
    sweep: async (now) => {
      await db.deleteFrom('passing').where('until', '<=', now).execute()
    },
  }
}
