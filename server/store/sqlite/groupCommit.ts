import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import type { SqlSchema } from '../sql/sqlSchema.ts'
import type { Commit, SqlWork } from '../sql/sqlTransaction.ts'

const maxWorks = 256

type Waiting = {
  readonly attempt: SqlWork<void>
  /** Settles the promise of the caller with the outcome of the last attempt. */
  readonly acknowledge: () => void
  readonly fail: (reason: unknown) => void
}

/**
 * Group commit: writes that arrive in one turn of the event loop share a transaction, and so one flush of the
 * disk. They run in the order of arrival, and each sees what those before it wrote. None is acknowledged
 * before the commit. If one throws, the group is rolled back and each is repeated in a transaction of its
 * own, so that a write only fails for its own reasons. For a database with a single writer, such as SQLite.
 *
 * @param groupMs a group that is this old takes no more writes, because everything else in the process waits
 *   for it
 */
export function groupCommit(db: Kysely<SqlSchema>, groupMs = 10): Commit {
  const queue: Waiting[] = []
  let isUnderWay = false

  const drain = async () => {
    do {
      // Reads the requests that have arrived by now first, so that their writes join the group.
      await nextTurn()
      await commitGroup(db, queue, groupMs)
    } while (queue.length > 0)
    isUnderWay = false
  }

  return (work) => {
    const { waiting, outcome } = waitingFor(work)
    queue.push(waiting)
    if (!isUnderWay) {
      isUnderWay = true
      void drain()
    }
    return outcome
  }
}

function waitingFor<T>(work: SqlWork<T>): { readonly waiting: Waiting; readonly outcome: Promise<T> } {
  const { promise: outcome, resolve, reject: fail } = Promise.withResolvers<T>()
  let acknowledge = (): void => undefined
  const attempt = async (transaction: Transaction<SqlSchema>) => {
    const value = await work(transaction)
    acknowledge = () => resolve(value)
  }
  return { waiting: { attempt, acknowledge: () => acknowledge(), fail }, outcome }
}

/** Takes at least one write from the queue, and settles each that it took. Never rejects. */
async function commitGroup(db: Kysely<SqlSchema>, queue: Waiting[], groupMs: number): Promise<void> {
  const group = queue.splice(0, 1)
  const began = performance.now()
  try {
    await db.transaction().execute(async (transaction) => {
      for (const { attempt } of group) {
        await attempt(transaction)
        const hasRoom = group.length < maxWorks && performance.now() - began < groupMs
        if (hasRoom) group.push(...queue.splice(0, 1))
      }
    })
    for (const { acknowledge } of group) acknowledge()
  } catch (error) {
    if (group.length > 1) for (const each of group) await commitAlone(db, each)
    else for (const { fail } of group) fail(error)
  }
}

async function commitAlone(db: Kysely<SqlSchema>, { attempt, acknowledge, fail }: Waiting): Promise<void> {
  try {
    await db.transaction().execute(attempt)
    acknowledge()
  } catch (error) {
    fail(error)
  }
}
