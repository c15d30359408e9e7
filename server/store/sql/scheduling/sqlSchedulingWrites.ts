import { sql, type Transaction } from 'kysely'
import { queuedUid } from '../../scheduling/queuedUid.ts'
import type { SchedulingWrite } from '../../SchedulingStore.ts'
import type { SqlSchema } from '../sqlSchema.ts'
import { ReadTooEarly } from '../sqlTransaction.ts'

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

/**
 * Writes what goes with an event, after `isKnownState` in the same transaction, which the caller provides.
 *
 * @throws {ReadTooEarly} if somebody else has written the state since
 */
export async function writeScheduling(
  db: Db,
  homeId: string,
  write: SchedulingWrite | undefined,
): Promise<void> {
  if (write === undefined) return
  await exchangeState(db, homeId, write)
  await addOutgoing(db, homeId, write)
}

/** The same for several events. Where a home has a UID twice, the second write follows the first. */
export async function writeEachScheduling(
  db: Db,
  homeId: string,
  writes: readonly SchedulingWrite[],
  turn: () => Promise<void> | undefined = () => undefined,
): Promise<void> {
  const written = new Map<string, string>()
  for (const write of writes) {
    await writeScheduling(db, homeId, { ...write, known: written.get(write.uid) ?? write.known })
    written.set(write.uid, write.state)
    await turn()
  }
}

/** The condition is in the write itself: somebody else may write after `isKnownState`. */
async function exchangeState(db: Db, homeId: string, { uid, known, state }: SchedulingWrite): Promise<void> {
  if (known === null) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('scheduling')
      .values({ home_id: homeId, uid, state })
      .onConflict((conflict) => conflict.columns(['home_id', 'uid']).doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows !== 1n) throw new ReadTooEarly()
    return
  }
  const { numUpdatedRows } = await db
    .updateTable('scheduling')
    .set({ state })
    .where('home_id', '=', homeId)
    .where('uid', '=', uid)
    .where('state', '=', known)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) throw new ReadTooEarly()
}

async function addOutgoing(db: Db, homeId: string, write: SchedulingWrite): Promise<void> {
  if (write.outgoing === undefined) return
  const { before, after, dueAt } = write.outgoing
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
