import type { Store } from '../Store.ts'
import type { SqlDatabase } from './sqlTransaction.ts'

/** The accounts that administrators' addresses are pinned to. */
export function sqlStorePins({ db }: SqlDatabase): Store['pins'] {
  return {
    of: async (email) => {
      const rows = await db.selectFrom('pins').selectAll().where('email', '=', email).execute()
      return rows.map(({ place, subject, pinned_at: pinnedAt }) => ({ email, place, subject, pinnedAt }))
    },
    put: async ({ email, place, subject, pinnedAt }) => {
      const rest = { subject, pinned_at: pinnedAt }
      await db
        .insertInto('pins')
        .values({ email, place, ...rest })
        .onConflict((conflict) => conflict.columns(['email', 'place']).doUpdateSet(rest))
        .execute()
    },
    forget: async (email) => {
      const { numDeletedRows } = await db
        .deleteFrom('pins')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
      return Number(numDeletedRows)
    },
  }
}
