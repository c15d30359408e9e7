import type { SqlDatabase } from './sqlTransaction.ts'

const everyMs = 1000

/** Listeners for changed configurations. */
export type SqlWatch = {
  onChange(tell: () => void): void
  /** Called after this process changed one. */
  changed(): void
  stop(): void
}

/**
 * Reports changed configurations: its own changes at once, those of other processes or by hand within a
 * second. It polls with a small query, because some databases and proxies pass no notifications on. Every
 * change after this call is reported.
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
      // The database cannot be reached now. Other calls fail on their own, and the next poll compares again.
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
