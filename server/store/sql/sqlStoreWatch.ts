import type { SqlDatabase } from './sqlTransaction.ts'

const everyMs = 1000

/** Who wants to know of changed configurations, and how they learn of it. */
export type SqlWatch = {
  onChange(tell: () => void): void
  /** This process has changed one. */
  changed(): void
  stop(): void
}

/**
 * Tells of changed configurations: of our own at once, of those that another process made, or an operator by
 * hand, within the second. Asking is a small query, and works where a database or a proxy before it passes no
 * notifications on. What changes from this call on is told, however soon.
 */
export async function sqlStoreWatch({ db, engine }: SqlDatabase): Promise<SqlWatch> {
  const read = async () =>
    JSON.stringify(
      await db.selectFrom('configurations').selectAll().orderBy('module').orderBy('name').execute(),
    )
  const listeners: (() => void)[] = []
  let timer: NodeJS.Timeout | undefined
  let known = engine.hasOtherWriters ? await read() : ''
  let isLooking = false

  const changed = () => {
    for (const tell of listeners) tell()
  }
  const look = async () => {
    if (isLooking) return
    isLooking = true
    try {
      const now = await read()
      if (known !== now) changed()
      known = now
    } catch {
      // Out of reach for now: other calls fail by themselves, and the next look compares.
    } finally {
      isLooking = false
    }
  }

  return {
    onChange: (tell) => {
      listeners.push(tell)
      if (!engine.hasOtherWriters || timer !== undefined) return
      timer = setInterval(() => void look(), everyMs).unref()
    },
    changed,
    stop: () => clearInterval(timer),
  }
}
