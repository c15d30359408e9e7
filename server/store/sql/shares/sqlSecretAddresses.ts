import type { Selectable } from 'kysely'
import type { SecretAddressRecord, SecretAddressStore } from '../../SecretAddressStore.ts'
import { sqlEventWrites } from '../events/sqlEventWrites.ts'
import type { SqlSchema } from '../sqlSchema.ts'
import { inTransaction, type SqlDatabase } from '../sqlTransaction.ts'

export function sqlSecretAddresses(database: SqlDatabase): SecretAddressStore['secretAddresses'] {
  const { db } = database
  const writes = sqlEventWrites(database)
  const all = db.selectFrom('secret_addresses').selectAll()
  return {
    of: async ({ homeId, calendarId }) => {
      const row = await all
        .where('home_id', '=', homeId)
        .where('calendar_id', '=', calendarId)
        .executeTakeFirst()
      return row === undefined ? null : recordOf(row)
    },
    find: async (hash) => {
      const row = await all.where('secret_hash', '=', hash).executeTakeFirst()
      return row === undefined ? null : recordOf(row)
    },
    set: ({ source, secretHash, shows, createdAt }) =>
      inTransaction(database, async (transaction) => {
        if (!(await writes.lockCalendar(transaction, source))) return 'no-calendar'
        const values = { secret_hash: secretHash, shows, created_at: createdAt }
        await transaction
          .insertInto('secret_addresses')
          .values({ home_id: source.homeId, calendar_id: source.calendarId, ...values })
          .onConflict((conflict) => conflict.columns(['home_id', 'calendar_id']).doUpdateSet(values))
          .execute()
        return 'set'
      }),
    end: async ({ homeId, calendarId }) => {
      await db
        .deleteFrom('secret_addresses')
        .where('home_id', '=', homeId)
        .where('calendar_id', '=', calendarId)
        .execute()
    },
  }
}

const recordOf = (row: Selectable<SqlSchema['secret_addresses']>): SecretAddressRecord => ({
  source: { homeId: row.home_id, calendarId: row.calendar_id },
  secretHash: row.secret_hash,
  // What cannot be read shows least.
  shows: row.shows === 'all' ? 'all' : 'busy',
  createdAt: row.created_at,
})
