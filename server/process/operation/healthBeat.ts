import { endpoints } from '#contract/endpoints.ts'
import type { Server } from '../../context.ts'

const everyMs = 60_000

/**
 * Asks the service how it is once a minute, so that the history of its components has no gaps where nobody
 * looks (HC-9).
 *
 * @returns what ends it
 */
export function healthBeat(service: Server, publicUrl: string): () => void {
  const ask = () => void service.fetch(new Request(new URL(endpoints.health.path, publicUrl)))
  const timer = setInterval(ask, everyMs)
  // It keeps no process alive.
  timer.unref()
  return () => clearInterval(timer)
}
