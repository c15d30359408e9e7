import { once } from 'node:events'
import { statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { quickCheck } from './sqliteQuickCheck.ts'

/** A file up to this size is checked before anybody is served; a larger one while the first ones are. */
const smallBytes = 8 * 1024 * 1024

/** The tables in the order they are checked again, one at a time. */
const tables = ['events', 'event_changes', 'calendars', 'users', 'sessions', 'tokens', 'configurations']

/**
 * The next table is checked when the last check is this long over, and at least this many times as long as it
 * took.
 */
const shortestRestMs = 60_000
const restFactor = 20

export type SqliteCheck = {
  /** What is known to be damaged, or null. Goes on checking where it has rested long enough. */
  readonly damage: () => string | null
  /** A reader or writer came across damage. */
  readonly noticed: (damage: string) => void
  readonly stop: () => void
}

type Options = {
  /** Called when damage is found, once. */
  readonly onDamage: (damage: string) => void
  readonly atOnceBytes?: number
  readonly restMs?: number
}

/**
 * Watches over a store's file: all of it at once at the start where it is small, else on a thread beside the
 * first requests; then a table now and then, so that a check takes a twentieth of a thread at most.
 *
 * @returns the check, or what is damaged
 */
export function sqliteCheck(file: string, options: Options): SqliteCheck | string {
  const { onDamage, atOnceBytes = smallBytes, restMs = shortestRestMs } = options
  let damage: string | null = null
  let next = 0
  let restUntil = performance.now() + restMs
  let thread: Worker | null = null

  const noticed = (found: string) => {
    if (damage !== null) return
    damage = found
    onDamage(found)
  }
  const check = async (table: string | null) => {
    const began = performance.now()
    thread = new Worker(new URL('sqliteCheckThread.ts', import.meta.url), { workerData: { file, table } })
    thread.unref()
    try {
      const [found] = await once(thread, 'message')
      if (typeof found === 'string') noticed(found)
    } catch {
      // Ended with the store, or the file was busy for long: the next check comes.
    } finally {
      thread = null
      const now = performance.now()
      restUntil = now + Math.max(restMs, restFactor * (now - began))
    }
  }

  if (statSync(file).size <= atOnceBytes) {
    const found = checkNow(file)
    if (found !== null) return found
  } else void check(null)

  return {
    damage: () => {
      if (damage === null && thread === null && performance.now() > restUntil) {
        void check(tables[next % tables.length] ?? null)
        next += 1
      }
      return damage
    },
    noticed,
    stop: () => {
      restUntil = Number.POSITIVE_INFINITY
      void thread?.terminate()
    },
  }
}

function checkNow(file: string): string | null {
  using database = new DatabaseSync(file, { readOnly: true, timeout: 10_000 })
  return quickCheck(database, null)
}
