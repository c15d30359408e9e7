import { monitorEventLoopDelay } from 'node:perf_hooks'
import { lastMinute } from './lastMinute.ts'

/** Watches how late the event loop is: while it stands still, nobody is answered. */
export type LoopWatch = {
  /** The longest that it stood still within the last minute. */
  longestStallMs(): number
  /** How late it was in one of a hundred turns since this was last asked. */
  delayMs(): number
  stop(): void
}

const everyMs = 20

export function loopWatch(): LoopWatch {
  const delays = monitorEventLoopDelay({ resolution: 10 })
  delays.enable()
  const minute = lastMinute(() => performance.now())
  let lastMs = performance.now()
  const timer = setInterval(() => {
    const nowMs = performance.now()
    minute.record(Math.max(0, nowMs - lastMs - everyMs))
    lastMs = nowMs
  }, everyMs).unref()
  return {
    longestStallMs: minute.max,
    delayMs: () => {
      const late = delays.percentile(99) / 1e6
      delays.reset()
      return late
    },
    stop: () => {
      clearInterval(timer)
      delays.disable()
    },
  }
}
