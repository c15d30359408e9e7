import type { OwnSession } from '../session/createSession.ts'

/** The notice comes this long before the end, or in the last third of a short session. */
const aheadMs = 5 * 60_000
const longestTimerMs = 2 ** 31 - 1

export type SessionEnd = {
  /** When the session ends, once that is near, in milliseconds since the epoch; else null. */
  readonly current: () => number | null
  /** @returns how to stop being told */
  readonly subscribe: (listener: () => void) => () => void
}

/**
 * Watches a session that cannot be renewed: says when its end is near, and ends it on time, not at the next call.
 *
 * @param now milliseconds since the epoch
 * @param since when the person signed in, so that a page that opens late finds a session as long as it is; null if that is not known
 */
export function sessionEnd(
  session: Pick<OwnSession, 'endsAt' | 'onChange' | 'token'>,
  now: () => number,
  since: () => number | null = () => null,
): SessionEnd {
  let near: number | null = null
  return { current: () => near, subscribe }

  function subscribe(listener: () => void): () => void {
    let watched: number | null = null
    let leadMs = 0
    let timer: ReturnType<typeof setTimeout> | undefined

    const look = () => {
      clearTimeout(timer)
      const { endsAt } = session
      if (endsAt !== watched) {
        watched = endsAt
        leadMs = endsAt === null ? 0 : Math.min(aheadMs, (endsAt - Math.min(now(), since() ?? now())) / 3)
      }
      const remainingMs = endsAt === null ? Infinity : endsAt - now()
      const isNear = remainingMs > 0 && remainingMs <= leadMs
      announce(isNear ? endsAt : null)
      if (remainingMs <= 0) void session.token()
      else if (remainingMs < Infinity) {
        timer = setTimeout(look, Math.min(isNear ? remainingMs : remainingMs - leadMs, longestTimerMs))
      }
    }
    const announce = (next: number | null) => {
      if (next === near) return
      near = next
      listener()
    }

    const stop = session.onChange(look)
    look()
    return () => {
      stop()
      clearTimeout(timer)
    }
  }
}
