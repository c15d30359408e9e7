import { monitorEventLoopDelay } from 'node:perf_hooks'
import { lastMinute } from './lastMinute.ts'
import { monotonicClock } from '../../../clocks.ts'

/** Watches how late the event loop is: while it stands still, nobody is answered. */
export type LoopWatch = {
  /** The longest that it stood still within the last minute. */
  longestStallMs(): number
  /** The longest that it was held up by work of its own: not by a machine that was busy or asleep. */
  longestWorkMs(): number
  /** How late it was in one of a hundred turns since this was last asked. */
  delayMs(): number
  stop(): void
}

const everyMs = 20

export function loopWatch(): LoopWatch {
  const delays = monitorEventLoopDelay({ resolution: 10 })
  delays.enable()
  const minute = lastMinute(monotonicClock)
  const work = lastMinute(monotonicClock)
  let lastMs = performance.now()
  let lastWorkedMs = workedMs()
  const timer = setInterval(() => {
    const nowMs = performance.now()
    const nowWorkedMs = workedMs()
    const lateMs = Math.max(0, nowMs - lastMs - everyMs)
    minute.record(lateMs)
    work.record(Math.min(lateMs, nowWorkedMs - lastWorkedMs))
    lastMs = nowMs
    lastWorkedMs = nowWorkedMs
  }, everyMs).unref()
  return {
    longestStallMs: minute.max,
    longestWorkMs: work.max,
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

/** What the processor did for this thread. */
function workedMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
