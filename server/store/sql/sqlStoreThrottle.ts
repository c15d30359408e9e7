import { epochMs } from '#domain/time/units.ts'
import type { Store } from '../Store.ts'
import { sqlPrepared } from './sqlPrepared.ts'
import type { SqlDatabase } from './sqlTransaction.ts'

/** Counts of failed attempts. Each entry is a row, so that two processes never lose one. */
export function sqlStoreThrottle(database: SqlDatabase): Store['throttle'] {
  const { db } = database
  const countOf = sqlPrepared(
    database,
    db
      .selectFrom('throttle_entries')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('at').as('oldest')])
      .where('key', '=', '')
      .where('at', '>', epochMs(0)),
  )
  return {
    add: async (keys, at) => {
      await db
        .insertInto('throttle_entries')
        .values(keys.map((key) => ({ key, at })))
        .execute()
    },
    count: async (key, after) => {
      const [row] = await countOf(key, after)
      return row === undefined || row.count === 0 ? null : row
    },
    forget: async (keys) => {
      await db.deleteFrom('throttle_entries').where('key', 'in', keys).execute()
    },
    sweep: async (before) => {
      await db.deleteFrom('throttle_entries').where('at', '<=', before).execute()
    },
  }
}
