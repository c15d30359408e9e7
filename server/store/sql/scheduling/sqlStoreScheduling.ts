import type { Selectable } from 'kysely'
import type { OutgoingRecord, SchedulingStore } from '../../SchedulingStore.ts'
import { sqlPrepared } from '../sqlPrepared.ts'
import type { SqlSchema } from '../sqlSchema.ts'
import { inTransaction, type SqlDatabase } from '../sqlTransaction.ts'
import { isKnownState, writeScheduling } from './sqlSchedulingWrites.ts'

export function sqlStoreScheduling(database: SqlDatabase): SchedulingStore['scheduling'] {
  const { db } = database
  const state = sqlPrepared(
    database,
    db.selectFrom('scheduling').select('state').where('home_id', '=', '').where('uid', '=', ''),
  )
  const earliest = db.selectFrom('outgoing').select('due_at').orderBy('due_at').limit(1)
  return {
    stateOf: async (homeId, uid) => (await state(homeId, uid))[0]?.state ?? null,
    write: (homeId, write) =>
      inTransaction(database, async (transaction) => {
        if (!(await isKnownState(transaction, homeId, write))) return 'changed-meanwhile'
        await writeScheduling(transaction, homeId, write)
        return 'written'
      }),
    due: async (now, limit) => {
      const rows = await db
        .selectFrom('outgoing')
        .selectAll()
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .orderBy('home_id')
        .orderBy('uid')
        .limit(limit)
        .execute()
      return rows.map(outgoingOf)
    },
    next: async () => (await earliest.executeTakeFirst())?.due_at ?? null,
    claim: async ({ homeId, uid, version, dueAt, attempts }, until) => {
      const { numUpdatedRows } = await db
        .updateTable('outgoing')
        .set({ due_at: until, attempts: attempts + 1 })
        .where('home_id', '=', homeId)
        .where('uid', '=', uid)
        .where('version', '=', version)
        .where('due_at', '=', dueAt)
        .executeTakeFirstOrThrow()
      return numUpdatedRows === 1n
    },
    finish: async ({ homeId, uid, version }) => {
      await db
        .deleteFrom('outgoing')
        .where('home_id', '=', homeId)
        .where('uid', '=', uid)
        .where('version', '=', version)
        .execute()
    },
  }
}

const outgoingOf = (row: Selectable<SqlSchema['outgoing']>): OutgoingRecord => ({
  homeId: row.home_id,
  uid: row.uid,
  before: row.earlier,
  after: row.later,
  version: row.version,
  attempts: row.attempts,
  dueAt: row.due_at,
})
