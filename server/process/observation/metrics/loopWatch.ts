import { monitorEventLoopDelay } from 'node:perf_hooks'
import { lastMinute } from './lastMinute.ts'
import { monotonicClock } from '../../../clocks.ts'

/** Measures how late the event loop is: while it is blocked, no request is answered. */
export type LoopWatch = {
  /** The longest time in the last minute in which it was blocked. */
  longestStallMs(): number
  /** The longest time in which its own work blocked it, as opposed to a machine that was busy or asleep. */
  longestWorkMs(): number
  /** The 99th percentile of its delay since the last call. */
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

/** Processor time of this thread, in milliseconds. */
function workedMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
