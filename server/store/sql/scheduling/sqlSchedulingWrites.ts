import { sql, type Transaction } from 'kysely'
import { queuedUid } from '../../scheduling/queuedUid.ts'
import type { SchedulingWrite } from '../../SchedulingStore.ts'
import type { SqlSchema } from '../sqlSchema.ts'

type Db = Transaction<SqlSchema>

/** Whether a write may happen: its state is still the one that was read. Without a write it may. */
export async function isKnownState(
  db: Db,
  homeId: string,
  write: SchedulingWrite | undefined,
): Promise<boolean> {
  if (write === undefined) return true
  const row = await db
    .selectFrom('scheduling')
    .select('state')
    .where('home_id', '=', homeId)
    .where('uid', '=', write.uid)
    .executeTakeFirst()
  return (row?.state ?? null) === write.known
}

/** Writes what goes with an event. The caller provides the transaction. */
export async function writeScheduling(
  db: Db,
  homeId: string,
  write: SchedulingWrite | undefined,
): Promise<void> {
  if (write === undefined) return
  const { uid, state, outgoing } = write
  await db
    .insertInto('scheduling')
    .values({ home_id: homeId, uid, state })
    .onConflict((conflict) => conflict.columns(['home_id', 'uid']).doUpdateSet({ state }))
    .execute()
  if (outgoing === undefined) return
  const { before, after, dueAt } = outgoing
  await db
    .insertInto('outgoing')
    .values({
      home_id: homeId,
      uid: queuedUid(write),
      earlier: before,
      later: after,
      version: 1,
      attempts: 0,
      due_at: dueAt,
    })
    .onConflict((conflict) =>
      conflict.columns(['home_id', 'uid']).doUpdateSet({
        later: after,
        version: sql`outgoing.version + 1`,
        attempts: 0,
        due_at: dueAt,
      }),
    )
    .execute()
}
