import { once } from 'node:events'
import { statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { quickCheck } from './sqliteQuickCheck.ts'

/** A file up to this size is checked before the service answers, a larger one while it answers. */
const smallBytes = 8 * 1024 * 1024

/** The tables in the order in which they are checked again, one at a time. */
const tables = ['events', 'event_changes', 'calendars', 'users', 'sessions', 'tokens', 'configurations']

/** The pause between two checks: at least this long, and this many times as long as the last check took. */
const shortestRestMs = 60_000
const restFactor = 20

export type SqliteCheck = {
  /** What is damaged, or null. Starts the next check if the pause is over. */
  readonly damage: () => string | null
  /** Reports damage that a reader or writer found. */
  readonly noticed: (damage: string) => void
  readonly stop: () => void
}

type Options = {
  /** Called once, when damage is found. */
  readonly onDamage: (damage: string) => void
  readonly atOnceBytes?: number
  readonly restMs?: number
}

/**
 * Checks a store's file: completely at the start if it is small, else on a thread in the background; later
 * one table at a time, so that checks use at most a twentieth of a thread.
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
      // The store was closed, or the file was busy for long. The next check will come.
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
