import { endpoints } from '#contract/endpoints.ts'
import { stopPatienceMs, type StopWork } from '../../calendar/scheduling/dueWork.ts'
import type { Server } from '../../context.ts'
import { withTimeout } from '../../withTimeout.ts'

const everyMs = 60_000

/**
 * Checks the health of the service once a minute, so that the history has no gaps when nobody looks (HC-9).
 *
 * @returns stops it
 */
export function healthBeat(service: Server, publicUrl: string): StopWork {
  let asking: Promise<unknown> = Promise.resolve()
  const ask = () => {
    asking = service.fetch(new Request(new URL(endpoints.health.path, publicUrl)))
  }
  const timer = setInterval(ask, everyMs)
  // Does not keep the process alive.
  timer.unref()
  return async () => {
    clearInterval(timer)
    await withTimeout(stopPatienceMs, asking)
  }
}
